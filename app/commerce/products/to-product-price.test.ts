import {hasAddOnPrice, toProductPrice, toTiers} from './to-product-price'

const product = {
    c_racProductRenewalRate: 19.99,
    c_racProductTerms: 52,
    c_racProductTotalCostToOwn: 1039.48,
    c_racProductCashPrice: 577.49,
    c_racProductCondition: 'New',
    c_racPricebooks: [
        {pricebookID: 'usd-zone-1', price: 19.99, priceInfo: {terms: 52, addOnRate: 5}},
        {
            pricebookID: 'usd-zone-1-sale',
            price: 19.99,
            priceInfo: {
                terms: 52,
                wasPrice: {amount: 24.99, terms: 52, onlineFrom: '2030-01-15'}
            }
        }
    ]
}

test('a price is read with its price book’s former price [PRICE-011, ENTITY-024]', () => {
    expect(toProductPrice(product)).toEqual({
        ...{weekly: 1999, terms: 52, totalCostToOwn: 1039_48, cashPrice: 577_49},
        condition: 'new',
        was: {weekly: 2499, onlineFrom: '2030-01-15'}
    })
})

test.each(['c_racProductRenewalRate', 'c_racProductTerms', 'c_racProductTotalCostToOwn'])(
    'without %s there is no price (D-07)',
    (part) => {
        expect(toProductPrice({...product, [part]: undefined})).toBeNull()
    }
)

test.each([
    undefined,
    'none',
    [null],
    [{priceInfo: null}],
    [{priceInfo: {wasPrice: {amount: 24.99}}}],
    [{priceInfo: {wasPrice: {onlineFrom: '2030-01-15'}}}],
    [{priceInfo: {wasPrice: {amount: '24.99', onlineFrom: '2030-01-15'}}}]
])('price books %j tell of no former price', (c_racPricebooks) => {
    expect(toProductPrice({...product, c_racPricebooks})).not.toHaveProperty('was')
})

test('an item that has been used is never priced as new', () => {
    const used = {...product, c_racProductCondition: undefined, c_racProductInventoryType: 'USED'}

    expect(toProductPrice(used)?.condition).toBe('previously-rented-fair')
})

test('weekly prices by quantity come in order, smallest first [PRICE-005]', () => {
    const tiers = [{quantity: 5, price: 17.5}, {quantity: 1, price: 19.99}, {price: 1}, null]

    expect(toTiers(tiers)).toEqual([
        {quantity: 1, weekly: 1999},
        {quantity: 5, weekly: 1750}
    ])
    expect(toTiers('none')).toEqual([])
})

test.each`
    situation                     | pricebooks                            | has
    ${'with a rate'}              | ${[{priceInfo: {addOnRate: 5}}]}      | ${true}
    ${'in the second price book'} | ${[{}, {priceInfo: {addOnRate: 5}}]}  | ${true}
    ${'without a rate'}           | ${[{priceInfo: {terms: 52}}]}         | ${false}
    ${'with a senseless rate'}    | ${[{priceInfo: {addOnRate: 'free'}}]} | ${false}
    ${'without price books'}      | ${undefined}                          | ${false}
`('$situation: has an add-on price: $has [PRICE-010]', ({pricebooks, has}) => {
    expect(hasAddOnPrice(pricebooks)).toBe(has)
})
