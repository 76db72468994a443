import {type Chosen, variationsWith} from '@app/domain/catalogue/variation-choice'
import {flag, list, record, text, type UnknownRecord} from '../json'
import type {Variant, Variation} from './product'
import {productPath} from './product-fields'
import {colourFrom} from './colour'

const toValues = (raw: unknown): Chosen =>
    Object.fromEntries(
        Object.entries(record(raw)).flatMap(([key, value]) => {
            const chosen = text(value)
            return chosen === undefined ? [] : [[key, chosen]]
        })
    )

type OwnVariant = Variant & {productId: string}

const toOwnVariants = (raw: unknown): OwnVariant[] =>
    list(raw).flatMap((item) => {
        const variant = record(item)
        const productId = text(variant.productId)
        if (productId === undefined) return []
        return [
            {
                productId,
                orderable: flag(variant.orderable) ?? true,
                values: toValues(variant.variationValues),
                path: productPath(variant.c_ProductUrl, productId)
            }
        ]
    })

const toAttributes = (raw: unknown): Variation[] =>
    list(raw).flatMap((item): Variation[] => {
        const attribute = record(item)
        const id = text(attribute.id)
        if (id === undefined) return []
        const values = list(attribute.values).flatMap((each) => {
            const {value: rawValue, name, c_hex: hex, orderable} = record(each)
            const value = text(rawValue)
            if (value === undefined) return []
            return [
                {
                    value,
                    label: text(name) ?? value,
                    hex: colourFrom(hex) ?? null,
                    path: null,
                    selected: false,
                    orderable: flag(orderable) ?? false
                }
            ]
        })
        return [{id, label: text(attribute.name) ?? id, values}]
    })

/** The page of a product's master: that of the product itself, or the one beside it with the master's id. */
const masterPathOf = ({id, c_ProductUrl: url, master}: UnknownRecord): string | null => {
    const [own, masterId] = [text(id) ?? '', text(record(master).masterId)]
    const path = productPath(url, own)
    if (masterId === undefined) return path
    return path.endsWith(`/${own}`)
        ? path.slice(0, -own.length) + encodeURIComponent(masterId)
        : productPath(undefined, masterId)
}

/** What can be chosen of a product, each value with the page that it leads to. */
export const toVariations = (product: UnknownRecord): Variation[] => {
    const variants = toOwnVariants(product.variants)
    const own = variants.find(({productId}) => productId === product.id)
    const chosen = own?.values ?? toValues(product.variationValues)
    return variationsWith({
        variations: toAttributes(product.variationAttributes),
        variants,
        chosen,
        masterPath: masterPathOf(product)
    })
}

/** The variants of a master with several variations, of which its page can know one chosen without the others. */
export const toVariants = (product: UnknownRecord): Variant[] => {
    const variants = toOwnVariants(product.variants)
    const isMaster = variants.every(({productId}) => productId !== product.id)
    return isMaster && list(product.variationAttributes).length > 1
        ? variants.map(({path, orderable, values}) => ({path, orderable, values}))
        : []
}
