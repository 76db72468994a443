import type {Basket, Line} from '@app/commerce/basket/basket'
import type {Category} from '@app/commerce/categories/category'
import type {ProductDetail, Tile} from '@app/commerce/products/product'
import type {Store} from '@app/commerce/stores/store'
import type {WasPriceRules} from '@app/domain/prices/discount'
import type {RentPrice} from '@app/domain/prices/pricing'

/** A former price counts from a dollar, for 90 days. */
export const wasPriceRules: WasPriceRules = {minimumDifferenceCents: 100, maximumAgeDays: 90}

/** A whole rent price: 20 dollars a week for 52 weeks, 1040 in all. */
export const aPrice = (own: Partial<RentPrice> = {}): RentPrice => ({
    weekly: 20_00,
    terms: 52,
    totalCostToOwn: 1040_00,
    cashPrice: 578_00,
    condition: 'new',
    ...own
})

const picture = (view: string) => ({
    link: `/dw/image/v2/HMWD_001/on/sofa-${view}.webp`,
    alt: `Sofa, ${view}`
})

/** A product as its page shows it: a sofa in stock with two pictures and nothing unusual. */
export const aProduct = (own: Partial<ProductDetail> = {}): ProductDetail => ({
    id: 'sofa-1',
    name: 'Avery Sofa',
    brand: 'Ashland',
    path: '/p/avery-sofa/sofa-1',
    categoryId: 'furniture-living-room',
    description: '<p>Deep seats.</p>',
    images: [picture('front'), picture('side')],
    price: aPrice(),
    tiers: [],
    addOn: false,
    addOnPrice: false,
    bundled: false,
    bundleItems: [],
    inventoryType: 'new',
    badges: [],
    availability: {
        stock: 'in-stock',
        geo: 'in-store',
        source: 'your-store',
        delivery: '1-3-days',
        stockLevel: 5
    },
    quantity: {minimum: 1, step: 1},
    variations: [],
    groupId: null,
    offers: [],
    specifications: [{label: 'Width', value: '84 in'}],
    recommendations: [],
    earlyPurchaseSavePercent: null,
    rmsId: null,
    ...own
})

/** A product in a list: a sofa in stock, with all that belongs to it. */
export const aTile = (own: Partial<Tile> = {}): Tile => {
    const id = own.id ?? 'sofa-1'
    return {
        id,
        name: `Sofa ${id}`,
        brand: 'Ashland',
        path: `/p/sofa/${id}`,
        image: {link: `/dw/image/v2/HMWD_001/on/${id}.webp`},
        alternateImage: null,
        price: aPrice(),
        badges: [],
        stock: 'in-stock',
        source: 'your-store',
        delivery: '1-3-days',
        condition: 'new',
        colours: [],
        ...own
    }
}

/** This many products, each with a different id. */
export const tiles = (count: number): Tile[] =>
    Array.from({length: count}, (_, index) => aTile({id: `sofa-${index + 1}`}))

/** A category by its path below /c/. */
export const aCategory = (path: string, own: Partial<Category> = {}): Category => ({
    id: path.replaceAll('/', '-'),
    name: path.split('/').at(-1)?.replaceAll('-', ' ') ?? path,
    path,
    thumbnail: null,
    background: null,
    showInMenu: true,
    showInLanding: true,
    restricted: false,
    children: [],
    ...own
})

/** A line of a basket: one sofa of which the store has five. */
export const aLine = (own: Partial<Line> = {}): Line => ({
    id: 'line-1',
    productId: 'sofa-1',
    name: 'Avery Sofa',
    path: '/p/avery-sofa/sofa-1',
    image: {link: '/dw/image/v2/HMWD_001/on/sofa-front.webp'},
    variations: [],
    price: aPrice(),
    quantity: 1,
    minimum: 1,
    step: 1,
    stockLevel: 5,
    delivery: '1-3-days',
    status: 'in-stock',
    ...own
})

export const aBasket = (...lines: Line[]): Basket => ({
    id: 'basket-1',
    lines,
    storeId: '00042',
    promo: null
})

/** A usual store: open, can be chosen, in Plano. */
export const aStore = (own: Partial<Store> = {}): Store => ({
    id: '01012',
    name: 'Homeward Plano',
    address: '1 Main St',
    city: 'Plano',
    state: 'TX',
    postalCode: '75024',
    phone: null,
    latitude: 33.07,
    longitude: -96.78,
    distance: null,
    hidden: false,
    selectable: true,
    timeZone: null,
    zone: null,
    tagline: null,
    deliveryRadius: null,
    ...own
})
