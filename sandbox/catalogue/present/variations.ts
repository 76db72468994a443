import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {type Locale, type Texts, textIn} from '../../core/locales'
import {dollars, findProduct, priceFacts, type ProductRow, productUrl} from '../model/product'
import type {Offered} from '../model/represented'
import {
    allSizes,
    attributeNames,
    attributeOfSize,
    colourName,
    colourNamed
} from '../model/variation-values'
import {imageOf} from './images'
import {type ProductView, viewOf} from './product-view'

type VariationAttribute = ShopperProductsTypes.VariationAttribute

/** The variations of a product, and the product of each choice; for a variant, those of its master. */
export const presentVariations = (view: ProductView): Partial<ShopperProductsTypes.Product> => {
    if (view.row.role === 'master') return choicesOf(view)
    const master = view.row.role === 'variant' ? masterOf(view) : undefined
    if (!master) return {}
    return {...choicesOf(master), master: {masterId: master.row.id, orderable: false}}
}

const masterOf = ({world, row, wish}: ProductView) => {
    const [id = ''] = row.id.split('-')
    const master = findProduct(world, id, wish.store.c_zoneID)
    return master && viewOf(world, master, wish)
}

const choicesOf = (view: ProductView) => ({
    variants: view.variants.map(({row, availability}) => ({
        productId: row.id,
        price: dollars(priceFacts(row).weekly),
        orderable: availability.level > 0,
        variationValues: valuesOf(row),
        c_ProductUrl: productUrl(view.model, row.id)
    })),
    variationAttributes: attributesOf(view)
})

/** The ids of the chosen values; only a variant has any. */
export const presentVariationValues = ({row}: ProductView) =>
    row.role === 'variant' ? {variationValues: valuesOf(row)} : {}

export const valuesOf = ({colour, size}: Pick<ProductRow, 'colour' | 'size'>) => ({
    color: colour,
    ...(size !== null && {[attributeOfSize(size)]: size})
})

export const attributesOf = (view: ProductView): VariationAttribute[] => [
    colourAttribute(view),
    ...sizeAttribute(view)
]

const colourAttribute = ({
    row: master,
    model,
    variants,
    wish: {locale}
}: ProductView): VariationAttribute => {
    const ids = [...new Set(variants.map(({row}) => row.colour))]
    return {
        id: 'color',
        name: textIn(locale, attributeNames.color),
        values: ids.map((colour) => ({
            value: colour,
            name: colourName({colour}, locale),
            orderable: canBeHad(variants, (row) => row.colour === colour),
            image: imageOf(model, {of: {...master, colour}, view: 'front', locale}),
            c_hex: colourNamed(colour).hex
        }))
    }
}

const sizeAttribute = ({world, variants, wish: {locale}}: ProductView): VariationAttribute[] => {
    const offered = [...allSizes(world).values()].filter(({id}) =>
        variants.some(({row}) => row.size === id)
    )
    const [first] = offered
    if (!first) return []
    const id = attributeOfSize(first.id)
    return [{id, name: nameOf(id, locale), values: offered.map(asValue(variants, locale))}]
}

const nameOf = (id: 'size' | 'storage', locale: Locale) => textIn(locale, attributeNames[id])

const asValue =
    (variants: readonly Offered[], locale: Locale) =>
    ({id, names}: {id: string; names: Texts}) => ({
        value: id,
        name: textIn(locale, names),
        orderable: canBeHad(variants, (row) => row.size === id)
    })

const canBeHad = (variants: readonly Offered[], isMeant: (row: ProductRow) => boolean) =>
    variants.some(({row, availability}) => isMeant(row) && availability.level > 0)
