import {toAvailability} from './to-availability'

test('a product on the shelf of the shopper’s store', () => {
    expect(
        toAvailability({
            c_racProductRmsId: 'R1',
            c_racProductInventoryType: 'New',
            c_racProductStockStatus: 'IN_STOCK',
            c_racProductEstimatedDelivery: 'Carryout',
            c_racIsHomeStore: true,
            c_racInventorySource: 'INVENTORY_PRODUCT',
            inventory: {stockLevel: 2}
        })
    ).toEqual({
        ...{stock: 'in-stock', geo: 'in-store', source: 'your-store'},
        ...{delivery: 'carryout', stockLevel: 2}
    })
})

test('nothing known: a special order without a date, as the home-store flag is missing [INV-006]', () => {
    expect(toAvailability({})).toEqual({
        ...{stock: 'in-stock', geo: 'special-order', source: 'special-order'},
        ...{delivery: null, stockLevel: null}
    })
})

test.each`
    product                                                          | source
    ${{c_racIsHomeStore: true}}                                      | ${'your-store'}
    ${{c_racIsHomeStore: 'Yes'}}                                     | ${'your-store'}
    ${{c_racIsHomeStore: 'No'}}                                      | ${'nearby'}
    ${{}}                                                            | ${'special-order'}
    ${{c_racExtendedAisleProduct: true}}                             | ${'extended-aisle'}
    ${{c_productType: 'EA'}}                                         | ${'extended-aisle'}
    ${{c_productType: 'EA', c_racExtendedAisleProduct: false}}       | ${'special-order'}
    ${{c_productType: 'RAC', c_racIsHomeStore: true}}                | ${'your-store'}
    ${{c_racIsHomeStore: true, c_racInventorySource: 'EA_PRODUCT'}}  | ${'extended-aisle'}
    ${{c_racIsHomeStore: false, c_racInventorySource: 'SO_PRODUCT'}} | ${'special-order'}
    ${{c_racIsHomeStore: true, c_racInventorySource: 'UNKNOWN'}}     | ${'your-store'}
    ${{c_racIsHomeStore: true, c_racInventorySource: 'constructor'}} | ${'your-store'}
`(
    '$product comes from $source [INV-010, INV-011, INV-012, INV-013, INV-021]',
    ({product, source}) => {
        expect(toAvailability(product).source).toBe(source)
    }
)

test.each`
    product                                                              | stock
    ${{c_racProductRmsId: 'R1', c_racProductInventoryType: ''}}          | ${'special-order'}
    ${{c_racProductRmsId: 'R1', c_racProductInventoryType: 'USED'}}      | ${'in-stock'}
    ${{c_racProductRmsId: 'R1', c_outOfStock: 'true'}}                   | ${'out-of-stock'}
    ${{c_racProductStockStatus: 'IN_STOCK', inventory: {stockLevel: 0}}} | ${'out-of-stock'}
    ${{c_racProductStockStatus: 'IN_STOCK', inventory: null}}            | ${'in-stock'}
`('$product: $stock', ({product, stock}) => {
    expect(toAvailability(product).stock).toBe(stock)
})

test('the date of a special order stands in where the product has no other', () => {
    expect(toAvailability({c_SpecialOrderED: '1-6 Weeks'}).delivery).toBe('1-6-weeks')
    expect(
        toAvailability({
            c_racProductEstimatedDelivery: '1-2 Weeks',
            c_SpecialOrderED: '1-6 Weeks'
        }).delivery
    ).toBe('1-2-weeks')
})
