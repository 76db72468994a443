import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {type Locale, type Texts, textIn} from '../../core/locales'
import type {ColourId} from '../colours'
import {type Design, type View, views, type Wear} from '../../pictures/pictures'
import type {Model} from '../model/model'
import type {ProductRow} from '../model/product'
import {conditionName, isUsed, wearOf} from './condition'
import {colourName} from '../model/variation-values'
import type {ProductView} from './product-view'

const folder = '/dw/image/v2/HMWD_001/on/demandware.static/-/Sites-homeward/default/images'

type Shot = {
    design: Design
    colour: ColourId
    view: View
    seed: number
    /** What use left on it; a new one has none. */
    wear?: Wear | undefined
}

/** A picture's path, to which the response adds the host; the picture service draws it on request. */
export const imageLink = ({design, colour, view, seed, wear}: Shot) =>
    `${folder}/${design}/${colour}/${view}-${seed}${wear ? wear.grade + wear.seed : ''}.webp`

type Image = ShopperProductsTypes.Image
type ImageGroup = ShopperProductsTypes.ImageGroup

const captions: Texts<Record<View, string>> = {
    en: {
        front: 'front view',
        angle: 'seen from an angle',
        detail: 'detail',
        room: 'in a room'
    },
    es: {
        front: 'vista frontal',
        angle: 'vista en ángulo',
        detail: 'detalle',
        room: 'en un ambiente'
    }
}

/** What a picture shows of a product: its colour, and what use left on it. */
export type Pictured = Pick<ProductRow, 'no' | 'modelNo' | 'colour' | 'condition'>

/** One picture of a product, with alternative text; that of a used one says its condition. */
export const imageOf = (
    {design, pictureSeed, name}: Model,
    {of, view, locale}: {of: Pictured; view: View; locale: Locale}
): Image => {
    const alt = [
        name,
        colourName(of, locale),
        ...(isUsed(of) ? [conditionName(of.condition, locale)] : []),
        textIn(locale, captions)[view]
    ].join(', ')
    const shot = {design, colour: of.colour, view, seed: pictureSeed, wear: wearOf(of)}
    return {alt, title: name, link: imageLink(shot)}
}

type ImageOptions = {
    colours: readonly ColourId[]
    locale: Locale
    allImages: boolean
    imageTypes: ReadonlyMap<string, number> | undefined
}

/** The groups by size for the colour shown; with all images also a group per colour that can be chosen. */
export const imageGroups = (
    model: Model,
    shown: Pictured,
    {colours, locale, allImages, imageTypes}: ImageOptions
): ImageGroup[] => {
    const types = ['large', 'small'].filter((type) => !imageTypes || imageTypes.has(type))
    const groupsOf = (one: ColourId): ImageGroup[] =>
        types.map((viewType) => ({
            viewType,
            images: views
                .slice(0, imageTypes?.get(viewType))
                .map((view) => imageOf(model, {of: {...shown, colour: one}, view, locale}))
        }))
    const chosen = allImages && colours.length > 1 ? colours : []
    return [
        ...groupsOf(shown.colour),
        ...chosen.flatMap((one) =>
            groupsOf(one)
                .slice(0, 1)
                .map((group) => ({
                    ...group,
                    variationAttributes: [{id: 'color', values: [{value: one}]}]
                }))
        )
    ]
}

export const presentImages = ({row, model, variants, wish}: ProductView) => {
    const {locale, allImages, imageTypes} = wish
    const colours = [...new Set(variants.map((variant) => variant.row.colour))]
    return {
        imageGroups: imageGroups(model, row, {colours, locale, allImages, imageTypes})
    }
}
