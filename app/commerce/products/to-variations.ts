import {flag, list, record, text, type UnknownRecord} from '../json'
import type {Variation, VariationValue} from './product'
import {productPath} from './product-fields'
import {colourFrom} from './colour'

type Variant = {
    productId: string
    orderable: boolean
    values: Record<string, string>
    path: string | null
}

const toValues = (raw: unknown): Record<string, string> =>
    Object.fromEntries(
        Object.entries(record(raw)).flatMap(([key, value]) => {
            const chosen = text(value)
            return chosen === undefined ? [] : [[key, chosen]]
        })
    )

const toVariants = (raw: unknown): Variant[] =>
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

/** The variant that differs from the current choice in this attribute only, else any variant with the value. */
const variantFor = (
    variants: Variant[],
    chosen: Record<string, string>,
    id: string,
    value: string
) => {
    const wanted = {...chosen, [id]: value}
    const has = (variant: Variant) =>
        Object.entries(wanted).every(([key, each]) => variant.values[key] === each)
    return variants.find(has) ?? variants.find((variant) => variant.values[id] === value)
}

/** What can be chosen of a product, each value with the page of its variant. */
export const toVariations = (product: UnknownRecord): Variation[] => {
    const variants = toVariants(product.variants)
    const own = variants.find(({productId}) => productId === product.id)
    const chosen = own?.values ?? toValues(product.variationValues)

    return list(product.variationAttributes).flatMap((item): Variation[] => {
        const attribute = record(item)
        const id = text(attribute.id)
        if (id === undefined) return []
        const values = list(attribute.values).flatMap((each): VariationValue[] => {
            const {value: rawValue, name, c_hex: hex, orderable} = record(each)
            const value = text(rawValue)
            if (value === undefined) return []
            const target = variantFor(variants, chosen, id, value)
            return [
                {
                    value,
                    label: text(name) ?? value,
                    hex: colourFrom(hex) ?? null,
                    path: target?.path ?? null,
                    selected: chosen[id] === value,
                    orderable: target?.orderable ?? flag(orderable) ?? false
                }
            ]
        })
        return [{id, label: text(attribute.name) ?? id, values}]
    })
}
