import * as z from 'zod/mini'
import {anyText, readAnswer} from '../answer'
import type {Commerce} from '../client'
import {list, record} from '../json'
import type {Query} from '../query'
import type {Picture} from './product'
import {toPicture} from './to-tile'

const ProductAnswer = z.looseObject({id: anyText})

/** The first of a product's large pictures; null if it has none. */
export const toFirstPicture = (raw: unknown): Picture | null => {
    const {imageGroups} = readAnswer(ProductAnswer, raw)
    const groups = list(imageGroups).map(record)
    const group = groups.find(({viewType}) => viewType === 'large') ?? groups[0]
    return toPicture(list(group?.images)[0])
}

/** The picture of a rented product, in one call for each piece [ACCT-042]; the same for everybody. */
export const productPicture = (commerce: Commerce, productId: string): Query<Picture | null> => ({
    key: ['product-picture', productId],
    staleTime: 600_000,
    fetch: async () => {
        const id = encodeURIComponent(productId)
        const path = `/product/shopper-products/v1/organizations/{org}/products/${id}`
        const query = {allImages: true, expand: 'images'}
        return toFirstPicture(await commerce.fetch({path, query}))
    }
})
