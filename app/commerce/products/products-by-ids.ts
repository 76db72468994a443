import {addOnMessage} from '@app/domain/discount/add-on-message'
import type {Commerce} from '../commerce'
import type {Question} from '../question'
import {list, record, text} from '../reading'
import {priceCounter} from './counted-price'
import type {Tile} from './product'
import {productQuery} from './product-query'
import type {toProductDetail} from './to-product-detail'

/** What the platform takes in one call (G-05). */
const mostIds = 24

/** A whole product as a list shows it; nothing without id and name, so that one bad product spoils no list. */
const asTile = (raw: unknown, read: typeof toProductDetail): Tile[] => {
    const {id: knownId, name: knownName} = record(raw)
    if (text(knownId) === undefined || text(knownName) === undefined) return []
    const product = read(raw)
    const {id, name, brand, path, images, price, badges, availability} = product
    const addOn = addOnMessage(product)
    const [image = null, alternateImage = null] = images
    return [
        {
            ...{id, name, brand, path, image, alternateImage, price, badges},
            stock: availability.stock,
            source: availability.source,
            delivery: availability.delivery,
            condition: price?.condition ?? 'new',
            colours: [],
            ...(addOn && {addOn})
        }
    ]
}

const inGroups = (ids: readonly string[]): string[][] =>
    Array.from({length: Math.ceil(ids.length / mostIds)}, (_, group) =>
        ids.slice(group * mostIds, (group + 1) * mostIds)
    )

/** Products by id in the order asked for, each once, as lists show them [API-058]; unknown ids are left out. */
export const productsByIds = (
    commerce: Commerce,
    {ids, storeId}: {ids: readonly string[]; storeId: string | undefined}
): Question<Tile[]> => ({
    key: ['products', ids, storeId ?? null],
    // [CONST-008, CONST-009]
    ...{fresh: 120_000, retries: 2},
    ask: async () => {
        const wanted = [...new Set(ids)]
        const [{toProductDetail: read}, ...answers] = await Promise.all([
            import('./to-product-detail'),
            ...inGroups(wanted).map((group) =>
                commerce.ask({
                    path: '/product/shopper-products/v1/organizations/{org}/products',
                    query: {ids: group.join(','), ...productQuery(storeId)}
                })
            )
        ])
        const tiles = answers
            .flatMap((answer) => list(record(answer).data))
            .flatMap((raw) => asTile(raw, read))
            .map(priceCounter(commerce))
        return wanted.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])
    }
})
