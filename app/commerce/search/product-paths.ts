import {plainListing} from '@app/domain/listing/listing-state'
import type {Commerce} from '../commerce'
import {productPath} from '../products/fields/product-path'
import {list, number, record, text} from '../reading'
import {asSearchRequest} from './as-search-request'
import {productSearchPath} from './product-search'

export type ProductPaths = {total: number; paths: string[]}

const toPath = (raw: unknown): string[] => {
    const {productId, c_ProductUrl: url} = record(raw)
    const id = text(productId)
    return id === undefined ? [] : [productPath(url, id)]
}

/** The addresses of so many products of a category, from a place on, and how many there are in all. */
export const productPaths = async (
    commerce: Commerce,
    {categoryId, offset, limit}: {categoryId: string; offset: number; limit: number}
): Promise<ProductPaths> => {
    const listing = asSearchRequest(
        {...plainListing, sort: 'most-popular'},
        {storeId: undefined, locale: commerce.locale}
    )
    const body = {
        ...listing,
        ...{category: categoryId, cat: categoryId, offset, limit, pageSize: limit}
    }
    const answer = record(await commerce.ask({path: productSearchPath, body}))
    return {total: number(answer.totalSize) ?? 0, paths: list(answer.results).flatMap(toPath)}
}
