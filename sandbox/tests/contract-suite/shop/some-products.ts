import type {Shopper} from './open-shop'

/** Products that the shopper's store has at least three of, cheapest last. */
export const someProducts = async (shopper: Shopper, count: number) => {
    const {hits = []} = await shopper.search.productSearch({
        parameters: {refine: 'cgid=furniture', limit: 20}
    })
    const {data = []} = await shopper.products.getProducts({
        parameters: {
            ids: hits.filter(({hitType}) => hitType === 'product').map(({productId}) => productId),
            expand: ['availability', 'prices']
        }
    })
    const found = data.filter(({inventory}) => (inventory?.stockLevel ?? 0) >= 3).slice(0, count)
    if (found.length < count) throw new Error(`Only ${found.length} products are in stock`)
    return found.map(({id, price = 0}) => ({id, price}))
}
