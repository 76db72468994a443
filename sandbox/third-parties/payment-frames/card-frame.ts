import {z} from 'zod'
import type {CardFrameMessage, CardFrameReady} from '@contract/third-parties'
import {mustBeStorefront} from '../../core/addresses'
import {endpoint} from '../../core/endpoint'
import {defaultLocale, type Locale, localeIds} from '../../core/locales'
import {addDays, addMonths, type Day} from '../../renting/days'
import {type CardKind, isExpired, newCardToken} from '../../renting/payments/payment-method'
import {translateTo} from '../../renting/documents/document-words'
import {html, htmlPage, scriptValue} from '../html-page'

/** The language of the page around a frame, which the frame speaks too. */
export const FrameLocale = z.enum(localeIds).default(defaultLocale)

/** The fields of the frame's form. */
export const CardForm = z.object({
    origin: z.string().max(256),
    locale: FrameLocale,
    number: z.string().max(32),
    expires: z.string().max(7),
    code: z.string().max(4)
})

/** The card details that may be passed on, or an error message. */
export const readCard = (
    {number, expires, code, locale}: z.output<typeof CardForm>,
    today: Day
): CardKind | string => {
    const translate = translateTo(locale)
    const digits = number.replace(/[ -]/g, '')
    const cardType = cardTypeOf(digits)
    if (!cardType || !isCardNumber(digits))
        return translate('Please check the card number.', 'Revise el número de la tarjeta.')
    const expirationDate = lastDayOf(expires)
    if (!expirationDate)
        return translate(
            'Please write the expiration date as MM/YY.',
            'Escriba el vencimiento como MM/AA.'
        )
    const card = {cardType, lastFour: digits.slice(-4), expirationDate}
    if (isExpired(card, today)) return translate('This card has expired.', 'Esta tarjeta venció.')
    return /^\d{3,4}$/.test(code)
        ? card
        : translate('Please check the security code.', 'Revise el código de seguridad.')
}

const cardTypes: readonly [RegExp, string][] = [
    [/^4\d{15}$/, 'Visa'],
    [/^(5[1-5]\d{14}|2[2-7]\d{14})$/, 'Mastercard'],
    [/^6(011|5\d\d)\d{12}$/, 'Discover'],
    [/^3[47]\d{13}$/, 'American Express']
]

const cardTypeOf = (digits: string) => cardTypes.find(([pattern]) => pattern.test(digits))?.[1]

/** The Luhn check. */
const isCardNumber = (digits: string) =>
    [...digits].reverse().reduce((sum, digit, index) => {
        const doubled = Number(digit) * (index % 2 ? 2 : 1)
        return sum + (doubled > 9 ? doubled - 9 : doubled)
    }, 0) %
        10 ===
    0

const lastDayOf = (text: string): Day | undefined => {
    const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(text) ?? []
    return month && year ? addDays(addMonths(`20${year}-${month}-01`, 1), -1) : undefined
}

const ready: CardFrameReady = {type: 'card-frame-ready'}

/** The script that tells the page around a frame that its form can be used. */
export const readyScript = (origin: string): string =>
    `parent.postMessage(${scriptValue(ready)}, ${scriptValue(origin)})`

/**
 * Leads from a field that is complete to the next, and takes the card once its code is: the form says so above its
 * fields (WCAG 3.2.2). Whoever corrects a field afterwards is left where they are.
 */
const leadingScript = `
const {number, expires, code} = document.forms[0].elements
const digits = (field) => field.value.replace(/\\D/g, '')
const isAmex = () => /^3[47]/.test(digits(number))
const leads = (field, isWhole, go) => {
    let was = false
    field.addEventListener('input', () => {
        const is = isWhole()
        if (is && !was) go()
        was = is
    })
}
leads(number, () => digits(number).length === (isAmex() ? 15 : 16), () => expires.focus())
expires.addEventListener('input', ({inputType}) => {
    if (inputType === 'insertText' && /^\\d\\d$/.test(expires.value)) expires.value += '/'
    if (expires.value.includes('//')) expires.value = expires.value.replace('//', '/')
})
leads(expires, () => /^\\d\\d.?\\/.?\\d\\d$/.test(expires.value), () => code.focus())
leads(code, () => digits(code).length === (isAmex() ? 4 : 3), () => document.forms[0].requestSubmit())`

const path = '/card-frame'

const framed = (origin: string, locale: Locale, fault?: string) => {
    const translate = translateTo(locale)
    return htmlPage({
        title: translate('Card', 'Tarjeta'),
        locale,
        isFramed: true,
        script: `${readyScript(origin)};${leadingScript}`,
        body: html`<form method="post" action="${path}" autocomplete="on">
            ${fault ? html`<p role="alert">${fault}</p>` : ''}
            <input type="hidden" name="origin" value="${origin}" />
            <input type="hidden" name="locale" value="${locale}" />
            <p>
                ${translate(
                    'The next field opens by itself, and a complete card is taken.',
                    'El siguiente campo se abre solo, y la tarjeta completa se toma.'
                )}
            </p>
            <label
                >${translate('Card number', 'Número de tarjeta')}
                <input name="number" inputmode="numeric" autocomplete="cc-number" required />
            </label>
            <label
                >${translate('Expires (MM/YY)', 'Vencimiento (MM/AA)')}
                <input
                    name="expires"
                    inputmode="numeric"
                    autocomplete="cc-exp"
                    placeholder="${translate('MM/YY', 'MM/AA')}"
                    required
                />
            </label>
            <label
                >${translate('Security code', 'Código de seguridad')}
                <input name="code" inputmode="numeric" autocomplete="cc-csc" required />
            </label>
            <button>${translate('Use this card', 'Usar esta tarjeta')}</button>
        </form>`
    })
}

/** The card form that a storefront page shows in a frame. */
const cardForm = endpoint({
    method: 'GET',
    path,
    access: 'public',
    query: z.object({origin: z.string().max(256), locale: FrameLocale}),
    handle: ({query}) => framed(mustBeStorefront(query.origin).origin, query.locale)
})

/** Posts a token to the parent page. The card number and the security code are not stored. */
const takeCard = endpoint({
    method: 'POST',
    path,
    access: 'public',
    bodyType: 'form',
    body: CardForm,
    handle: ({body, world, now}) => {
        const {origin} = mustBeStorefront(body.origin)
        const {locale} = body
        const card = readCard(body, now.toISOString().slice(0, 10))
        if (typeof card === 'string') return framed(origin, locale, card)
        const translate = translateTo(locale)
        const message: CardFrameMessage = {
            type: 'card-token',
            token: newCardToken(world, card),
            ...card
        }
        return htmlPage({
            title: translate('Card', 'Tarjeta'),
            locale,
            isFramed: true,
            body: html`<p role="status">
                ${card.cardType} ${translate('ending in', 'que termina en')} ${card.lastFour}
            </p>`,
            script: `parent.postMessage(${scriptValue(message)}, ${scriptValue(origin)})`
        })
    }
})

export const cardFrameEndpoints = [cardForm, takeCard]
