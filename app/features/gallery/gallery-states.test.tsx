import {waitFor} from '@testing-library/react'
import {showInShop} from '../../../tests/support/shop/render-page'
import {isInGallery, uiParts} from '../../../tests/support/ui-parts'
import {GalleryPage} from './gallery-page'

/** The three columns of fields. */
const empty = 'form[aria-label="Empty"]'
const filled = 'form[aria-label="Filled in"]'
const wrong = 'form[aria-label="Wrong"]'

const textStates = (name: string) => ({
    empty: `${empty} input[name="${name}"][value=""]`,
    filled: `${filled} input[name="${name}"]:not([value=""])`,
    wrong: `${wrong} .form-field--wrong input[name="${name}"][aria-invalid="true"]`
})

const pickStates = (of: string) => ({
    empty: `${empty} ${of}`,
    chosen: `${filled} ${of}:checked`,
    wrong: `${wrong} .form-field--wrong ${of}`
})

const button = (look: string) => `button.button--${look}`
const buttonStates = Object.fromEntries(
    ['primary', 'accent', 'secondary', 'quiet', 'danger'].flatMap((look) => [
        [look, `${button(look)}:not([aria-busy]):not(:disabled)`],
        [`${look} pending`, `${button(look)}[aria-busy="true"]`],
        [`${look} disabled`, `${button(look)}:disabled`]
    ])
)

const eachOf = (prefix: string, names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, prefix + name]))

/** A selector for each state of each part, on the page as it opens. */
const states: Record<string, Record<string, string>> = {
    AmountMark: {within: '.amount-mark--within', over: '.amount-mark:not(.amount-mark--within)'},
    AsyncContent: {
        loading: '.parts__stack > .skeleton',
        failed: '.notice--warning .notice__body:not(:has(button))',
        'failed, to be tried again': '.notice--warning button',
        'failed in its own words': '[data-sample="own"]',
        empty: '[data-sample="empty"]',
        ready: '[data-sample="ready"]'
    },
    Badge: eachOf('.badge--', ['used', 'plain', 'good', 'warning', 'danger']),
    Bill: {
        'without taxes and fees': '.bill:not(:has(.bill__fees))',
        'with taxes and fees': '.bill__fees',
        'with a note': '.bill > .account-note'
    },
    Banner: {
        plain: '.banner:not(.banner--picture)',
        'with a picture': '.banner--picture img',
        'with a way on': '.banner a'
    },
    Accordion: {
        closed: '.accordion button[aria-expanded="false"]'
    },
    Carousel: {
        'by itself': '.carousel--slide button[aria-label="Pause"]',
        cyclic: '.carousel--slide button[aria-label="Previous slide"]:enabled',
        scrolled: '.carousel--scroll button[aria-label="Previous slide"]:disabled'
    },
    Grid: eachOf('.grid--', ['1', '2', '3']),
    ImageTile: {
        'with words and a way on': '.image-tile h3 ~ a',
        'with a text': '.image-tile h3 + p',
        'the picture alone': '.image-tile:not(:has(.image-tile__words))'
    },
    PinField: {
        empty: `${empty} .pin input[data-field="texted"][value=""]`,
        filled: `${filled} .pin [data-complete]`,
        wrong: `${wrong} .form-field--wrong .pin input[aria-invalid="true"]`
    },
    PriceCard: {
        'with a picture and a price': '.price-card:has(img) .price',
        'without either': '.price-card:not(:has(img)):not(:has(.price))'
    },
    Tabs: {
        chosen: '[role="tab"][aria-selected="true"]',
        other: '[role="tab"][aria-selected="false"]'
    },
    Video: {poster: '.video:has(button) img', 'without a player': '.video:not(:has(button)) img'},
    Breadcrumbs: {
        'below another page': '.breadcrumbs li a',
        alone: '.breadcrumbs li[aria-current]:first-child'
    },
    Button: {...buttonStates, wide: 'button.button--wide'},
    ButtonLink: eachOf('a.button--', ['primary', 'accent', 'secondary', 'quiet', 'danger']),
    Checkbox: pickStates('input[name="agreed"]'),
    ContactTile: {'with a way on': '.contact a', alone: '.contact:not(:has(a))'},
    CalendarField: {
        empty: `${empty} .calendar [tabindex="0"][data-value="2030-01-28"]`,
        chosen: `${filled} .calendar [aria-selected="true"] button[data-value="2030-01-31"]`,
        wrong: `${wrong} .form-field--wrong .calendar`,
        'wrong in one part': `${wrong} input[name="due-year"][aria-invalid]`
    },
    BirthDateField: textStates('born'),
    DigitsField: textStates('account'),
    Disclosure: {
        loading: '.disclosure .skeleton',
        ready: '.disclosure .prose',
        'failed or empty': '.disclosure:not(:has(.prose)):not(:has(.skeleton))'
    },
    DueWords: {
        'paid today': '[data-sample="due-today"] p + p',
        'paid at the store': '[data-sample="due-at-store"] p + p',
        'paid already': '[data-sample="due-paid"] p + p',
        'beginning unknown': '[data-sample="due-next"] p:only-child'
    },
    EmailField: textStates('email'),
    ErrorSummary: {wrong: '.error-summary a'},
    FileField: {
        empty: 'input[type="file"][name="stays"]',
        sent: '.file--sent',
        missing: '.form-field--wrong input[type="file"][name="missing"]'
    },
    FormTextField: {...textStates('first'), optional: '.form-field__optional'},
    FrequencyChoice: {
        'with its legend': '.frequency legend.field__label',
        'legend for the ear': '.frequency legend.visually-hidden',
        chosen: '.frequency input:checked'
    },
    IconButton: {
        plain: 'button.icon-button:not([aria-pressed])',
        pressed: 'button.icon-button[aria-pressed="true"]',
        disabled: 'button.icon-button:disabled'
    },
    Menu: {closed: '.menu__button[aria-expanded="false"]'},
    MobileField: textStates('mobile'),
    MoneyField: textStates('income'),
    NewPasswordField: {
        ...textStates('newPassword'),
        ...eachOf('.password-check__bar--', ['none', 'weak', 'fair', 'good', 'strong']),
        'rule met': '.password-check__rules [data-met="true"]',
        'rule not met': '.password-check__rules [data-met="false"]'
    },
    Notice: eachOf('.notice--', ['info', 'good', 'warning', 'error']),
    Pagination: {
        'first page': '.pagination li:first-child [aria-current]',
        'in the middle': '.pagination [rel="prev"]',
        'last page': '.pagination li:last-child [aria-current]',
        gap: '.pagination__gap'
    },
    PasswordField: textStates('password'),
    PhoneField: textStates('phone'),
    Price: {
        ...eachOf('.price--', ['tile', 'page', 'line', 'table']),
        reduced: '.price__was',
        used: '.price .badge--used'
    },
    ProductBadges: {known: '.badges .badge', unknown: '.badges .badge:nth-child(3)'},
    ProductScroller: {
        loading: '.section[aria-busy="true"]',
        ready: '.section[aria-labelledby] .scroller .tile'
    },
    ProductTiles: {
        grid: '.tiles--grid .tile',
        list: '.tiles--list .tile',
        'with a picture': '.tile__media img',
        'without one': '.tile__media .icon',
        'with colours': '.tile__colour',
        'out of stock': '.tile__supply--out',
        'without a price': '.tile__offer > .tile__note:first-child',
        'lowest price': '.tile__offer > .price + .tile__note',
        'with an action': '.tile__action button'
    },
    ProductTilesSkeleton: {
        grid: '.tiles--grid[role="status"]',
        list: '.tiles--list[role="status"]'
    },
    QuantityPicker: {
        least: '.quantity button:first-child:disabled',
        between: '.quantity button:first-child:enabled ~ button:enabled',
        most: '.quantity button:first-child:enabled ~ button:disabled',
        disabled: '.quantity input:disabled'
    },
    RadioGroup: {
        ...pickStates('input[name="paid"]'),
        'not to be chosen': 'input[name="paid"]:disabled'
    },
    ReachStore: {
        'with a telephone': '[data-sample="reach"] a[href^="tel:"]',
        'without one': '[data-sample="reach"] p:first-child + .store-hours'
    },
    CallStore: {
        'with a telephone': '[data-sample="call-store"] a[href^="tel:"]',
        'without one': '[data-sample="call-store"] a[href^="/stores/"]'
    },
    SaveCardChoice: {
        'at first': '[data-sample="save-card"] input:enabled:not(:checked)',
        'while it is sent': '[data-sample="save-card"] input:disabled:checked'
    },
    Scroller: {'with arrows': '.scroller__arrows', 'all in sight': '.scroller__list:only-child'},
    SectionBoundary: {whole: '.parts__row'},
    Select: {
        'label above': '.field--above select:enabled',
        'label beside, disabled': '.field--beside select:disabled',
        'label for the ear': '.field--hidden select',
        chosen: '.field--hidden option:nth-child(2):checked'
    },
    Skeleton: {line: '.skeleton:not(.skeleton--round)', round: '.skeleton--round'},
    SsnField: textStates('ssn'),
    StateField: {
        empty: `${empty} select[name="state"] option[value=""]:checked`,
        chosen: `${filled} select[name="state"] option[value="TX"]:checked`,
        wrong: `${wrong} .form-field--wrong select[name="state"]`
    },
    StepPage: {
        'one of several': '.step:has(.step__bar)',
        'of unknown number': '.step:not(:has(.step__bar))',
        'with a step before': '.step__back'
    },
    TextField: {
        plain: '.field > input:not([aria-describedby])',
        'with a hint': '.field > input[aria-describedby]:not([aria-invalid])',
        wrong: '.field > input[aria-invalid]'
    },
    WishHeart: {
        empty: 'button[aria-pressed="false"]',
        filled: 'button[aria-pressed="true"] path[fill]'
    },
    ZipField: textStates('zip')
}

/** Parts that have only one state, or show other states only after a press, as gallery-pressed.test.tsx checks. */
const inOneState = (
    'AgreementNote AmountAtStore CounterOrders Facts FrequencySelect HeadingSkeleton Icon LinkList Logo Main PhoneLink PhoneNumber PromisePoints RichText ShopByCategory ' +
    'WishListProvider ConfirmDialog Dialog DialogBoundary Form FormAlert LateConfirmDialog SubmitButton'
).split(' ')

test('each part is either in the table of states or has only one state', () => {
    const shown = uiParts.filter((name) => isInGallery(name))
    expect([...Object.keys(states), ...inOneState].sort()).toEqual([...shown].sort())
})

test('every state that a page can have when it opens is shown', async () => {
    const {container} = showInShop(<GalleryPage />, '/__gallery')
    const missing = () =>
        Object.entries(states).flatMap(([part, known]) =>
            Object.entries(known)
                .filter(([, selector]) => !container.querySelector(selector))
                .map(([state]) => `${part}: ${state}`)
        )

    await waitFor(() => expect(missing()).toEqual([]))
})
