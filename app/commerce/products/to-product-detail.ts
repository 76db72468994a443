import {sanitiseHtml} from '@app/lib/text/sanitise-html'
import {record, text} from '../json'
import type {ProductDetail} from './product'
import {toProduct} from './to-product'

/** A product as its page shows it. Throws a CommerceError 'garbled' if the response is no product. */
export const toProductDetail = (raw: unknown): ProductDetail => {
    const {longDescription, shortDescription} = record(raw)
    return {
        ...toProduct(raw),
        description: sanitiseHtml(text(longDescription) ?? text(shortDescription) ?? '')
    }
}
