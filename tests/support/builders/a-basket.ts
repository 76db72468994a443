import type {Basket, Line} from '@app/commerce/basket/basket'
import {aPrice} from './a-price'

/** A line of a basket: one sofa of which the store has five. */
export const aLine = (own: Partial<Line> = {}): Line => ({
    id: 'line-1',
    productId: 'sofa-1',
    name: 'Avery Sofa',
    path: '/p/avery-sofa/sofa-1',
    image: {link: '/dw/image/v2/HMWD_001/on/sofa-front.webp', alt: ''},
    variations: [],
    price: aPrice(),
    quantity: 1,
    minimum: 1,
    step: 1,
    stockLevel: 5,
    delivery: '1-3-days',
    available: true,
    ...own
})

export const aBasket = (...lines: Line[]): Basket => ({
    ...{id: 'basket-1', lines, storeId: '00042', promo: null}
})
