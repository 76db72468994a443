import {asNewItem, toRegularBasket, toBasket} from './to-basket'

const additional = {
    name: 'Sofa',
    productUrl: '/p/avery-sofa/sofa-1',
    imageUrl: '/front.webp',
    variationValues: [{name: 'Color', value: 'Grey'}, {name: 'Size'}, null],
    stockLevel: 3
}

const item = {
    itemId: 'line-1',
    productId: 'sofa-1',
    quantity: 2,
    priceAfterOrderDiscount: 35.98,
    c_racProductName: 'Avery Sofa',
    c_racProductRenewalRate: 19.99,
    c_racProductTerms: 52,
    c_racProductTotalCostToOwn: 1039.48,
    c_racProductCashPrice: 577.49,
    c_racProductCondition: 'Previously Rented - Good',
    c_racProductEstimatedDelivery: '1-3 Days',
    c_additionalProductData: JSON.stringify(additional)
}

const lineOf = (own: Record<string, unknown>) =>
    toBasket({basketId: 'b', productItems: [{...item, ...own}]})?.lines[0]

const withAdditional = (own: Record<string, unknown>) =>
    lineOf({c_additionalProductData: JSON.stringify({...additional, ...own})})

test('a basket is mapped with its lines, and dollars become cents [ENTITY-004, ENTITY-005, ENTITY-006, ENTITY-007, ENTITY-008]', () => {
    expect(toBasket({basketId: 'b', c_storeId: '00042', productItems: [item]})).toEqual({
        id: 'b',
        storeId: '00042',
        promo: null,
        lines: [
            {
                id: 'line-1',
                productId: 'sofa-1',
                name: 'Avery Sofa',
                path: '/p/avery-sofa/sofa-1',
                image: {link: '/front.webp'},
                variations: [{name: 'Color', value: 'Grey'}],
                price: {
                    weekly: 1999,
                    terms: 52,
                    totalCostToOwn: 1039_48,
                    cashPrice: 577_49,
                    condition: 'previously-rented-good'
                },
                quantity: 2,
                minimum: 1,
                step: 1,
                stockLevel: 3,
                delivery: '1-3-days',
                status: 'in-stock',
                weeklyWithCode: 35_98
            }
        ]
    })
})

test.each([null, 'x', [], {}, {productItems: [item]}, {basketId: 7}])(
    '%j is not a basket',
    (raw) => {
        expect(toBasket(raw)).toBeNull()
    }
)

test('a basket without items has no lines, and items without ids are left out', () => {
    expect(toBasket({basketId: 'b'})).toEqual({
        id: 'b',
        lines: [],
        storeId: null,
        promo: null
    })
    const items = [null, {itemId: 'x'}, {productId: 'y'}, item]
    expect(toBasket({basketId: 'b', productItems: items})?.lines).toHaveLength(1)
})

test.each(['c_racProductRenewalRate', 'c_racProductTerms', 'c_racProductTotalCostToOwn'])(
    'a line without %s has no price (D-07)',
    (part) => {
        expect(lineOf({[part]: undefined})?.price).toBeNull()
    }
)

test.each`
    own                                                              | name
    ${{}}                                                            | ${'Avery Sofa'}
    ${{c_racProductName: null, productName: 'Sofa of the platform'}} | ${'Sofa of the platform'}
    ${{c_racProductName: null}}                                      | ${'Sofa'}
    ${{c_racProductName: null, c_additionalProductData: null}}       | ${'sofa-1'}
`('the line with $own is named “$name”', ({own, name}) => {
    expect(lineOf(own)?.name).toBe(name)
})

test.each(['{', 'null', '[]', '', null, 7, '"x"'])(
    'invalid additional data (%j) does not affect the rest of the line',
    (c_additionalProductData) => {
        expect(lineOf({c_additionalProductData})).toMatchObject({
            path: null,
            image: null,
            variations: [],
            stockLevel: null,
            status: 'in-stock',
            price: {weekly: 1999}
        })
    }
)

test('a line links only to pages of the shop (D-12)', () => {
    expect(withAdditional({productUrl: 'javascript:alert(1)'})?.path).toBeNull()
    expect(withAdditional({productUrl: '//evil.example'})?.path).toBeNull()
})

test.each`
    own                                         | available
    ${{}}                                       | ${true}
    ${{outOfStock: true}}                       | ${false}
    ${{isOutOfStock: true}}                     | ${false}
    ${{outOfStock: false, isOutOfStock: true}}  | ${false}
    ${{outOfStock: 'true'}}                     | ${false}
    ${{outOfStock: false, isOutOfStock: false}} | ${true}
`('with $own and no stock a line is available: $available', ({own, available}) => {
    const line = withAdditional({stockLevel: undefined, ...own})

    expect(line?.status).toBe(available ? 'in-stock' : 'out-of-stock')
})

test('a line with more pieces than in stock is in stock as long as there is one [INV-017] (G-14)', () => {
    expect(withAdditional({outOfStock: true, stockLevel: 1})?.status).toBe('in-stock')
    expect(withAdditional({outOfStock: true, stockLevel: 0})?.status).toBe('out-of-stock')
})

test('the temporary basket is never used as the shopper’s regular one [CART-001]', () => {
    const temporary = {basketId: 't', temporaryBasket: true}

    expect(toRegularBasket({total: 2, baskets: [temporary, {basketId: 'b'}]})?.id).toBe('b')
    expect(toRegularBasket({total: 1, baskets: [temporary]})).toBeNull()
    expect(toRegularBasket({total: 0})).toBeNull()
})

const coupon = {couponItemId: 'c-1', code: 'SAVE10'}
const adjustment = {couponCode: 'SAVE10', itemText: '10% off', price: -2.35}

test.each`
    situation                          | own                                                                                   | promo
    ${'a code with a discount'}        | ${{couponItems: [coupon], orderPriceAdjustments: [{}, adjustment]}}                   | ${{id: 'c-1', code: 'SAVE10', name: '10% off', weeklyOff: 2_35}}
    ${'a code without a discount'}     | ${{couponItems: [coupon]}}                                                            | ${{id: 'c-1', code: 'SAVE10', name: null, weeklyOff: 0}}
    ${'an adjustment of another code'} | ${{couponItems: [coupon], orderPriceAdjustments: [{...adjustment, couponCode: 'X'}]}} | ${{id: 'c-1', code: 'SAVE10', name: null, weeklyOff: 0}}
    ${'no code'}                       | ${{orderPriceAdjustments: [adjustment]}}                                              | ${null}
    ${'a code without an id'}          | ${{couponItems: [{code: 'SAVE10'}]}}                                                  | ${null}
`('$situation is mapped to $promo (G-56)', ({own, promo}) => {
    expect(toBasket({basketId: 'b', ...own})?.promo).toEqual(promo)
})

test.each`
    situation                                   | own                           | withData                           | stockLevel
    ${'a product in stock'}                     | ${{}}                         | ${{}}                              | ${3}
    ${'a product out of stock'}                 | ${{}}                         | ${{stockLevel: 0}}                 | ${0}
    ${'a product of unknown stock'}             | ${{}}                         | ${{stockLevel: undefined}}         | ${null}
    ${'a special order'}                        | ${{c_racSpecialOrder: true}}  | ${{}}                              | ${null}
    ${'a special order by its additional data'} | ${{}}                         | ${{isSpecialOrderCheckout: true}}  | ${null}
    ${'a product marked as no special order'}   | ${{c_racSpecialOrder: false}} | ${{isSpecialOrderCheckout: false}} | ${3}
`('$situation has the stock level $stockLevel [INV-003, INV-017] (G-14)', (row) => {
    const data = JSON.stringify({...additional, ...row.withData})

    expect(lineOf({...row.own, c_additionalProductData: data})?.stockLevel).toBe(row.stockLevel)
})

test('a bundle in the cart keeps its items, also when it is copied to another basket [CART-027]', () => {
    const bundle = lineOf({c_racBundledProduct: 'tv-1|bar-1'})?.bundle ?? ''

    expect(bundle).toBe('tv-1|bar-1')
    expect(asNewItem({productId: 'kit-1', quantity: 1, bundle})).toEqual({
        productId: 'kit-1',
        quantity: 1,
        c_racBundledProduct: 'tv-1|bar-1'
    })
})

test.each`
    inventoryType | item
    ${'new'}      | ${{productId: 'sofa-1', quantity: 2, c_racProductInventoryType: 'NEW'}}
    ${'used'}     | ${{productId: 'sofa-1', quantity: 2, c_racProductInventoryType: 'USED'}}
    ${undefined}  | ${{productId: 'sofa-1', quantity: 2}}
`('a product of the inventory type $inventoryType is added as $item [INV-023]', (row) => {
    const {inventoryType, item} = row

    expect(asNewItem({productId: 'sofa-1', quantity: 2, inventoryType})).toEqual(item)
})
