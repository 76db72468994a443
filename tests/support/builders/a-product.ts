import type {ProductDetail} from '@app/commerce/products/product'
import {aPrice} from './a-price'

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
    offers: [],
    specifications: [{label: 'Width', value: '84 in'}],
    recommendations: [],
    earlyPurchaseSavePercent: null,
    rmsId: null,
    ...own
})
