import type {Tile} from '@app/commerce/products/product'
import {aPrice} from './a-price'

/** A product in a list: a sofa in stock, with all that belongs to it. */
export const aTile = (own: Partial<Tile> = {}): Tile => {
    const id = own.id ?? 'sofa-1'
    return {
        id,
        name: `Sofa ${id}`,
        brand: 'Ashland',
        path: `/p/sofa/${id}`,
        image: {link: `/dw/image/v2/HMWD_001/on/${id}.webp`, alt: 'A sofa'},
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

/** So many products, each with an id of its own. */
export const tiles = (count: number): Tile[] =>
    Array.from({length: count}, (_, place) => aTile({id: `sofa-${place + 1}`}))
