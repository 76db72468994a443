import type {ProductTile} from '@contract/product-search'
import {toTile} from './to-tile'

const hit: ProductTile = {
    productId: 'sofa-1',
    productName: 'Avery Sofa',
    brand: 'Ashland',
    c_ProductUrl: '/p/avery-sofa/sofa-1',
    image: {link: '/dw/image/v2/HMWD_001/on/front.webp', alt: 'A sofa'},
    alternateImage: {link: '/dw/image/v2/HMWD_001/on/side.webp', alt: ''},
    priceInfo: {
        weeklyPrice: 19.99,
        biWeeklyPrice: 39.98,
        semiMonthlyPrice: 42.84,
        monthlyPrice: 85.67,
        oldWeeklyPrice: 24.99,
        oldPriceOnlineFrom: '2030-01-15',
        terms: 52,
        totalCostToOwn: 1039.48,
        cashPrice: 577.49
    },
    inventories: [
        {
            storeId: '00042',
            source: 'INV_GEO_POOL_PRODUCT',
            attributes: {
                inventoryType: 'USED',
                condition: 'Previously Rented - Good',
                estimatedDelivery: '1-3 Days',
                stockStatus: 'IN_STOCK',
                stockLevel: 3
            }
        }
    ],
    c_applicableBadges: ['Best Seller'],
    variants: [{productId: 'sofa-2', color: 'Navy', colorHex: '#001f3f'}]
}

/** What a list shows of the hit with some of it changed. */
const tileOf = (own: Record<string, unknown>) => toTile({...hit, ...own})
const priced = (own: Record<string, unknown>) =>
    tileOf({priceInfo: {...hit.priceInfo, ...own}})?.price
const stocked = (attributes: Record<string, unknown>, own: Record<string, unknown> = {}) =>
    tileOf({inventories: [{attributes, ...own}]})

test('a whole hit is read whole, decimal dollars as cents, codes as words [ENTITY-025]', () => {
    expect(toTile(hit)).toEqual({
        id: 'sofa-1',
        name: 'Avery Sofa',
        brand: 'Ashland',
        path: '/p/avery-sofa/sofa-1',
        image: {link: '/dw/image/v2/HMWD_001/on/front.webp'},
        alternateImage: {link: '/dw/image/v2/HMWD_001/on/side.webp'},
        price: {
            weekly: 1999,
            terms: 52,
            totalCostToOwn: 1039_48,
            cashPrice: 577_49,
            condition: 'previously-rented-good',
            given: {biweekly: 3998, semimonthly: 4284, monthly: 8567},
            was: {weekly: 2499, onlineFrom: '2030-01-15'}
        },
        badges: ['Best Seller'],
        stock: 'in-stock',
        source: 'nearby',
        delivery: '1-3-days',
        condition: 'previously-rented-good',
        colours: [{name: 'Navy', hex: '#001f3f'}]
    })
})

test('id and name are all that a hit must have; the rest is then unknown', () => {
    expect(toTile({productId: 'tv', productName: 'TV'})).toEqual({
        id: 'tv',
        name: 'TV',
        brand: null,
        path: '/product/tv',
        image: null,
        alternateImage: null,
        price: null,
        badges: [],
        stock: 'special-order',
        source: null,
        delivery: null,
        condition: 'new',
        colours: []
    })
})

test.each([
    null,
    undefined,
    'sofa-1',
    [],
    {},
    {productId: 'sofa-1'},
    {productName: 'Avery Sofa'},
    {productId: 1, productName: 'Avery Sofa'},
    {productId: '', productName: ''}
])('%j is no product', (raw) => {
    expect(toTile(raw)).toBeUndefined()
})

test.each(['weeklyPrice', 'terms', 'totalCostToOwn'])(
    'without %s no price is shown, not half a one (D-07)',
    (part) => {
        expect(priced({[part]: undefined})).toBeNull()
        expect(priced({[part]: 0})).toBeNull()
        expect(priced({[part]: '19.99'})).toBeNull()
        expect(priced({[part]: -1})).toBeNull()
    }
)

test.each`
    missing                 | own
    ${'cash price'}         | ${{cashPrice: null}}
    ${'other frequencies'}  | ${{biWeeklyPrice: null, semiMonthlyPrice: 'x', monthlyPrice: 0}}
    ${'old price’s day'}    | ${{oldPriceOnlineFrom: null}}
    ${'old price’s amount'} | ${{oldWeeklyPrice: 'x'}}
`('without the $missing a price is still whole', ({own}) => {
    expect(priced(own)).toMatchObject({weekly: 1999, terms: 52, totalCostToOwn: 1039_48})
})

test.each`
    attributes                                         | stock
    ${{stockStatus: 'IN_STOCK', inventoryType: 'NEW'}} | ${'in-stock'}
    ${{stockStatus: 'OUT_OF_STOCK'}}                   | ${'out-of-stock'}
    ${{stockStatus: '', inventoryType: ''}}            | ${'special-order'}
    ${{stockStatus: 'IN_STOCK', stockLevel: 0}}        | ${'out-of-stock'}
    ${{stockStatus: 'LOST', inventoryType: 'new'}}     | ${'in-stock'}
`('$attributes: $stock [INV-001]', ({attributes, stock}) => {
    expect(stocked(attributes)?.stock).toBe(stock)
})

test.each`
    enabled      | addOn
    ${true}      | ${'lowest-price-within-6-months'}
    ${false}     | ${undefined}
    ${undefined} | ${undefined}
    ${'maybe'}   | ${undefined}
`('with addOnPriceEnabled $enabled a tile says $addOn [PRICE-010]', ({enabled, addOn}) => {
    expect(stocked({addOnPriceEnabled: enabled})?.addOn).toBe(addOn)
})

test('hostile values are left out and spoil nothing', () => {
    const tile = tileOf({
        brand: {name: 'x'},
        c_ProductUrl: 'javascript:alert(1)',
        image: {link: 7},
        alternateImage: 'x',
        c_applicableBadges: ['Clearance', 'Made up', null, {}],
        inventories: 'none',
        variants: [null, {color: 'Red'}, {color: 'Red', colorHex: 'url(//evil.example)'}]
    })

    expect(tile).toMatchObject({
        brand: null,
        path: '/product/sofa-1',
        image: null,
        alternateImage: null,
        badges: ['Clearance', 'Made up'],
        source: null,
        delivery: null,
        colours: []
    })
})

test('an unknown source or delivery time is left out', () => {
    expect(stocked({estimatedDelivery: 'Someday'}, {source: 'toString'})).toMatchObject({
        source: null,
        delivery: null
    })
})

test('a former price keeps the amounts that it names for each frequency (decision 13)', () => {
    const old = {oldBiWeeklyPrice: 49.5, oldSemiMonthlyPrice: 53, oldMonthlyPrice: undefined}

    expect(priced(old)?.was).toEqual({
        weekly: 24_99,
        onlineFrom: '2030-01-15',
        given: {biweekly: 49_50, semimonthly: 53_00}
    })
})
