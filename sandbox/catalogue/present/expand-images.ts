import {imageGroups} from './image-groups'
import type {ProductView} from './product-view'

export const presentImages = ({row, model, variants, wish}: ProductView) => {
    const {locale, allImages, imageTypes} = wish
    const colours = [...new Set(variants.map((variant) => variant.row.colour))]
    return {
        imageGroups: imageGroups(model, row.colour, {colours, locale, allImages, imageTypes})
    }
}
