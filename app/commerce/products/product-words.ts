import {readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {record, text} from '../json'
import type {Query} from '../query'
import {mostIds, ProductsAnswer} from './product-queries'
import {toVariations} from './to-variations'

/** The name of a product and of its chosen values, in the language of the page. */
export type ProductWords = {
    productId: string
    name: string
    variations: {name: string; value: string}[]
}

const toWords = (raw: unknown): ProductWords[] => {
    const product = record(raw)
    const [productId, name] = [text(product.id), text(product.name)]
    if (productId === undefined || name === undefined) return []
    const variations = toVariations(product).flatMap(({label, values}) =>
        values.flatMap((value) => (value.selected ? [{name: label, value: value.label}] : []))
    )
    return [{productId, name, variations}]
}

/** The texts of at most 24 products; a product that is no longer sold is left out [API-058]. */
export const productWords = (
    commerce: Commerce,
    ids: readonly string[]
): Query<ProductWords[]> => ({
    key: ['product-words', ids],
    staleTime: 120_000,
    fetch: async () => {
        const answer = await commerce.fetch({
            path: '/product/shopper-products/v1/organizations/{org}/products',
            query: {
                ids: ids.slice(0, mostIds).join(','),
                allImages: false,
                expand: 'variations',
                select: '(data.(id,name,variationValues,variationAttributes,variants))'
            }
        })
        return readItems(readAnswer(ProductsAnswer, answer).data, toWords, commerce)
    }
})
