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
        weekly: 1999,
        terms: 52,
        totalCostToOwn: 1039_48,
        cashPrice: 577_49,
        condition: 'new',
        was: {weekly: 2499, onlineFrom: '2030-01-15'}
    })
})

test.each(['c_racProductTerms', 'c_racProductTotalCostToOwn'])(
    'without %s there is no price (D-07)',
    (part) => {
        expect(toProductPrice({...product, [part]: undefined})).toBeNull()
    }
)

test('without a rate, in the product or in a price book, there is no price (D-07)', () => {
    const rateless = {c_racProductRenewalRate: undefined, c_racPricebooks: []}

    expect(toProductPrice({...product, ...rateless})).toBeNull()
})

const zone = {pricebookID: 'zone', price: 21.99, priceInfo: {}}
const sale = {pricebookID: 'sale', price: 17.99, priceInfo: {}}
const noRate = {c_racProductRenewalRate: undefined}
const master = {type: {master: true}}
const variants = [{productId: 'a', price: 18.99}, {productId: 'b', price: 25}, {productId: 'c'}]

test.each`
    situation                                     | own                                                                   | weekly   | total
    ${'its own rate'}                             | ${{c_racPricebooks: [zone]}}                                          | ${19_99} | ${1039_48}
    ${'the zone’s price book, without a rate'}    | ${{...noRate, c_racPricebooks: [zone]}}                               | ${21_99} | ${1143_48}
    ${'the price book on top of the zone’s'}      | ${{...noRate, c_racPricebooks: [zone, sale]}}                         | ${17_99} | ${935_48}
    ${'the payments that the price book names'}   | ${{...noRate, c_racPricebooks: [{...zone, priceInfo: {terms: 40}}]}}  | ${21_99} | ${879_60}
    ${'no price book without an id'}              | ${{...noRate, c_racPricebooks: [zone, {price: 1}]}}                   | ${21_99} | ${1143_48}
    ${'a promotion below it'}                     | ${{productPromotions: [{promotionalPrice: 15}]}}                      | ${15_00} | ${780_00}
    ${'no promotion above it'}                    | ${{productPromotions: [{promotionalPrice: 25}, {}]}}                  | ${19_99} | ${1039_48}
    ${'the least of a master’s variants'}         | ${{...master, variants}}                                              | ${18_99} | ${987_48}
    ${'a promotion below a master’s variants'}    | ${{...master, variants, productPromotions: [{promotionalPrice: 15}]}} | ${15_00} | ${780_00}
    ${'its own where it is a variant of several'} | ${{type: {variant: true}, variants}}                                  | ${19_99} | ${1039_48}
`('the current price is $situation: $weekly, $total in all [PRICE-004, PRICE-011]', (row) => {
    expect(toProductPrice({...product, ...row.own})).toMatchObject({
        weekly: row.weekly,
        totalCostToOwn: row.total
    })
})

test('of two former prices the one of the price book on top counts [PRICE-011]', () => {
    const was = (amount: number) => ({wasPrice: {amount, onlineFrom: '2030-01-15'}})
    const c_racPricebooks = [
        {...zone, priceInfo: was(29.99)},
        {...sale, priceInfo: was(21.99)}
    ]

    expect(toProductPrice({...product, c_racPricebooks})?.was?.weekly).toBe(21_99)
})

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
