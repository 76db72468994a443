import {aCommerce} from '../../../tests/support/a-commerce'
import {productDetail} from './product-queries'
import {productTypeOf, toAvailability} from './to-product'
import {toProductDetail} from './to-product-detail'

describe('product type of', () => {
    test.each`
        code              | type
        ${'RAC'}          | ${'own'}
        ${'EA'}           | ${'extended-aisle'}
        ${'SpecialOrder'} | ${'special-order'}
        ${'Bundle'}       | ${'bundle'}
        ${'bundle'}       | ${'own'}
        ${'toString'}     | ${'own'}
        ${''}             | ${'own'}
        ${undefined}      | ${'own'}
        ${7}              | ${'own'}
    `('the product type $code is $type [INV-021]', ({code, type}) => {
        expect(productTypeOf(code)).toBe(type)
    })
})

describe('to availability', () => {
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
            stock: 'in-stock',
            geo: 'in-store',
            source: 'your-store',
            delivery: 'carryout',
            stockLevel: 2
        })
    })

    test('nothing known: a special order without a date, as the home-store flag is missing [INV-006]', () => {
        expect(toAvailability({})).toEqual({
            stock: 'in-stock',
            geo: 'special-order',
            source: 'special-order',
            delivery: null,
            stockLevel: null
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

    test('the date of a special order is used if the product has no other', () => {
        expect(toAvailability({c_SpecialOrderED: '1-6 Weeks'}).delivery).toBe('1-6-weeks')
        expect(
            toAvailability({
                c_racProductEstimatedDelivery: '1-2 Weeks',
                c_SpecialOrderED: '1-6 Weeks'
            }).delivery
        ).toBe('1-2-weeks')
    })
})

describe('to product detail', () => {
    const offer = {
        productId: 'sofa-9',
        c_ProductUrl: '/p/avery-sofa/sofa-9',
        inventoryType: 'USED',
        condition: 'Previously Rented - Great',
        weeklyPrice: 12,
        terms: 39,
        totalCostToOwn: 468,
        cashPrice: 260,
        stockStatus: 'OUT_OF_STOCK',
        estimatedDelivery: '1-2 Weeks'
    }

    const product = {
        id: 'sofa-1',
        name: 'Avery Sofa',
        brand: 'Ashland',
        c_ProductUrl: '/p/avery-sofa/sofa-1',
        primaryCategoryId: 'furniture-living-room',
        longDescription: '<p onclick="x()">Deep <b>seats</b>.</p><script>steal()</script>',
        imageGroups: [
            {viewType: 'small', images: [{link: '/small.webp', alt: 'small'}]},
            {viewType: 'large', images: [{link: '/large.webp', alt: 'large'}, {alt: 'no link'}]}
        ],
        c_racProductRenewalRate: 20,
        c_racProductTerms: 52,
        c_racProductTotalCostToOwn: 1040,
        c_racProductCondition: 'New',
        c_racProductRmsId: 'R1',
        c_racOffers: [offer],
        c_racSpecifications: [{label: 'Width', value: '84 in'}, {label: 'Depth'}, null],
        c_racRecommendations: ['chair-1', 7, 'table-1'],
        c_racEarlyPurchaseSavePercent: 25,
        c_applicableBadges: ['Best Seller'],
        minOrderQuantity: 2,
        stepQuantity: 2
    }

    const detailOf = (own: Record<string, unknown>) => toProductDetail({...product, ...own})

    test('a product is read as its page shows it, its HTML cleaned [ENTITY-002, ENTITY-003, D-11]', () => {
        expect(toProductDetail(product)).toMatchObject({
            id: 'sofa-1',
            name: 'Avery Sofa',
            brand: 'Ashland',
            path: '/p/avery-sofa/sofa-1',
            categoryId: 'furniture-living-room',
            description: '<p>Deep <b>seats</b>.</p>',
            images: [{link: '/large.webp', alt: 'large'}],
            price: {weekly: 2000, terms: 52, totalCostToOwn: 1040_00, condition: 'new'},
            badges: ['Best Seller'],
            quantity: {minimum: 2, step: 2},
            specifications: [{label: 'Width', value: '84 in'}],
            recommendations: ['chair-1', 'table-1'],
            earlyPurchaseSavePercent: 25,
            rmsId: 'R1'
        })
    })

    test('id and name are all that a product must have; the rest is then unknown', () => {
        expect(toProductDetail({id: 'tv', name: 'TV'})).toMatchObject({
            brand: null,
            path: '/product/tv',
            categoryId: null,
            description: '',
            images: [],
            price: null,
            tiers: [],
            addOn: false,
            bundled: false,
            badges: [],
            quantity: {minimum: 1, step: 1},
            variations: [],
            groupId: null,
            offers: [],
            specifications: [],
            recommendations: [],
            earlyPurchaseSavePercent: null,
            rmsId: null
        })
    })

    test.each([null, 'sofa', [], {}, {id: 'sofa-1'}, {name: 'Sofa'}, {id: 1, name: 'Sofa'}])(
        '%j is no product: the answer is garbled',
        (raw) => {
            expect(() => toProductDetail(raw)).toThrow('garbled (502)')
        }
    )

    test('the brand’s display name replaces a missing brand, the short text a missing long one', () => {
        const detail = detailOf({
            brand: null,
            c_productBrandCatDisplayName: 'Ashland Home',
            longDescription: null,
            shortDescription: 'A sofa'
        })

        expect(detail).toMatchObject({brand: 'Ashland Home', description: 'A sofa'})
    })

    test('where there are no large pictures, the first group is shown', () => {
        expect(detailOf({imageGroups: [{images: [{link: '/a.webp'}]}]}).images).toEqual([
            {link: '/a.webp', alt: ''}
        ])
        expect(detailOf({imageGroups: 'none'}).images).toEqual([])
    })

    test('an offer in another condition comes with its own whole price, stock and date', () => {
        expect(toProductDetail(product).offers).toEqual([
            {
                productId: 'sofa-9',
                path: '/p/avery-sofa/sofa-9',
                current: false,
                price: {
                    weekly: 1200,
                    terms: 39,
                    totalCostToOwn: 468_00,
                    cashPrice: 260_00,
                    condition: 'previously-rented-great'
                },
                stock: 'out-of-stock',
                delivery: '1-2-weeks'
            }
        ])
    })

    test.each(['productId', 'c_ProductUrl', 'weeklyPrice', 'terms', 'totalCostToOwn'])(
        'an offer without %s is left out (D-07)',
        (part) => {
            expect(detailOf({c_racOffers: [{...offer, [part]: undefined}]}).offers).toEqual([])
        }
    )

    test('an offer of the product itself is the current one', () => {
        expect(detailOf({c_racOffers: [{...offer, productId: 'sofa-1'}]}).offers[0]?.current).toBe(
            true
        )
    })

    test('an offer without inventory type and stock status is a special order, as on its own page [INV-003]', () => {
        const ordered = {...offer, inventoryType: undefined, condition: 'New', stockStatus: ''}

        expect(detailOf({c_racOffers: [ordered]}).offers[0]?.stock).toBe('special-order')
    })

    test('on a variant’s page the offer of its master is the current one, and says what the page says', async () => {
        const variant = {
            ...product,
            id: 'sofa-1-navy',
            type: {variant: true},
            master: {masterId: 'sofa-1'},
            c_racOffers: [{...offer, productId: 'sofa-1'}, offer]
        }
        const {commerce} = aCommerce(() => variant)

        const {price, availability, offers} = await productDetail(commerce, {
            id: 'sofa-1-navy',
            storeId: '00042'
        }).fetch()

        expect(offers.map(({current}) => current)).toEqual([true, false])
        expect(offers[0]).toMatchObject({price, stock: availability.stock})
        expect(offers[1]?.price.weekly).toBe(12_00)
    })

    test.each`
        own                               | addOn    | bundled
        ${{c_isAddonLineItemChild: true}} | ${true}  | ${false}
        ${{c_isAddonLineItemChild: 'Y'}}  | ${true}  | ${false}
        ${{c_productType: 'Bundle'}}      | ${false} | ${true}
        ${{c_productType: 'EA'}}          | ${false} | ${false}
    `('$own: add-on $addOn, bundle $bundled [INV-021]', ({own, addOn, bundled}) => {
        expect(detailOf(own)).toMatchObject({addOn, bundled})
    })

    test('a bundle names the products that it is made of [CART-027]', () => {
        const bundledProducts = [{id: 'tv-1', quantity: 1}, {product: {}}, {id: 'bar-1'}]

        expect(detailOf({bundledProducts}).bundleItems).toEqual(['tv-1', 'bar-1'])
    })

    test.each`
        type         | read
        ${'New'}     | ${'new'}
        ${'USED'}    | ${'used'}
        ${''}        | ${null}
        ${undefined} | ${null}
    `('a product of the inventory type $type is $read [INV-022]', ({type, read}) => {
        expect(detailOf({c_racProductInventoryType: type}).inventoryType).toBe(read)
    })
})
