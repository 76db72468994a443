import {screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import type {RentPrice} from '@app/domain/prices/pricing'
import {showInShop} from '../../../tests/support/shop/render-page'
import {AgreementNote, Price, type PriceProps} from './price'

const price: RentPrice = {
    weekly: 2499,
    terms: 78,
    totalCostToOwn: 194_922,
    cashPrice: 108_299,
    condition: 'new'
}

const texts = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ')

const shown = (given: RentPrice, variant: PriceProps['variant'] = 'tile') => {
    const {container} = showInShop(<Price price={given} frequency="weekly" variant={variant} />)
    return texts(container)
}

test.each(['tile', 'line', 'page'] as const)(
    'rent in a %s comes with its number of payments, total, cash price and condition in the same line (D-07)',
    (variant) => {
        const text = shown(price, variant)

        expect(text).toContain('$24.99 / week')
        expect(text).toContain('78 weeks · $1,949.22 in all · cash $1,082.99 · New')
    }
)

test('a shopper agrees to a table of the same (D-07)', () => {
    shown(price, 'table')

    expect(screen.getAllByRole('term').map(texts)).toEqual([
        'Payments to own',
        'Total cost to own',
        'Cash price',
        'Condition'
    ])
    expect(screen.getAllByRole('definition').map(texts)).toEqual([
        '78 weeks',
        '$1,949.22',
        '$1,082.99',
        'New'
    ])
})

test('an unknown cash price is left out, the rest stays', () => {
    const {cashPrice: _, ...withoutCash} = price

    expect(shown(withoutCash, 'line')).toMatch(/78 weeks · \$1,949.22 in all · New$/)
})

test.each(['tile', 'line', 'page'] as const)(
    'in a %s the condition of a used piece is loud, and not said twice (D-07)',
    (variant) => {
        const used = {...price, condition: 'previously-rented-good'} as const

        expect(shown(used, variant)).toMatch(/in all · cash \$1,082.99$/)
        expect(screen.getByText('Previously Rented - Good')).toHaveClass('badge--used')
    }
)

test.each`
    frequency        | text
    ${'biweekly'}    | ${'$49.98 / 2 weeks'}
    ${'semimonthly'} | ${'$53.55 2× a month'}
    ${'monthly'}     | ${'$107.10 / month'}
`('a $frequency payment shows as $text, with the plan that adds up', ({frequency, text}) => {
    const {container} = showInShop(<Price price={price} frequency={frequency} variant="tile" />)

    expect(texts(container)).toContain(text)
    expect(texts(container)).toContain('$1,949.22 in all')
})

test('payments that do not fill the total name the final one', () => {
    const {container} = showInShop(<Price price={price} frequency="monthly" variant="tile" />)

    expect(texts(container)).toContain('18 payments + $21.42')
})

test.each`
    was     | spoken          | badge
    ${2999} | ${'Was $29.99'} | ${'16% off'}
    ${2525} | ${'Was $25.25'} | ${'1% off'}
    ${2520} | ${'Was $25.20'} | ${undefined}
    ${2499} | ${undefined}    | ${undefined}
    ${1999} | ${undefined}    | ${undefined}
`('a former price of $was cents: $spoken, $badge [PRICE-008, PRICE-009]', (row) => {
    const text = shown({...price, was: {weekly: row.was, onlineFrom: '2030-01-01'}})

    for (const [pattern, wanted] of [
        [/Was \$\d+\.\d\d/, row.spoken],
        [/\d+% off/, row.badge]
    ]) {
        expect(text?.match(pattern)?.[0]).toBe(wanted)
    }
})

test.each`
    state   | text
    ${'TX'} | ${'rental-purchase agreement'}
    ${'VT'} | ${'consumer lease'}
    ${'MN'} | ${'Not available in MN or WI.'}
`('in $state the offer calls itself "$text"', ({state, text}) => {
    showInShop(<AgreementNote state={state} />)

    expect(screen.getByText(text, {exact: false})).toBeVisible()
})

test('a price can be read by everybody', async () => {
    const {container} = showInShop(<Price price={price} frequency="weekly" variant="page" />)

    expect(await axe(container)).toHaveNoViolations()
})

test.each`
    frequency        | was                                          | spoken
    ${'weekly'}      | ${{weekly: 30_00}}                           | ${'$30.00'}
    ${'biweekly'}    | ${{weekly: 30_00}}                           | ${'$60.00'}
    ${'biweekly'}    | ${{weekly: 30_00, given: {biweekly: 59_00}}} | ${'$59.00'}
    ${'semimonthly'} | ${{weekly: 30_00}}                           | ${'$64.29'}
    ${'monthly'}     | ${{weekly: 30_00}}                           | ${'$128.57'}
    ${'monthly'}     | ${{weekly: 30_00, given: {monthly: 129_99}}} | ${'$129.99'}
`(
    'paid $frequency, a price that was $was was $spoken (decision 13)',
    ({frequency, was, spoken}) => {
        const formerly = {...price, was: {...was, onlineFrom: '2030-01-01'}}
        const {container} = showInShop(
            <Price price={formerly} frequency={frequency} variant="tile" />
        )

        expect(texts(container)).toContain(spoken)
    }
)
