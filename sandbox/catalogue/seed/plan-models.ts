import type {Size} from '../../world/world'
import {allKinds} from './kinds/all-kinds'
import {drawModel} from './model/draw-model'
import type {ModelDraw} from './model/model'
import {listingsOf} from './model/products-of-model'

/** How many entries the listings have, at least, for each size of the world. */
const listings: Readonly<Record<Size, number>> = {
    tiny: 77,
    small: 400,
    default: 2_400,
    large: 100_000
}

/** The models of a world, kind by kind. A larger world has the models of a smaller one, and more. */
export const planModels = (size: Size): ModelDraw[][] => {
    const share = Math.ceil(listings[size] / allKinds.length)
    return allKinds.map((kind, kindNo) => {
        const models: ModelDraw[] = []
        for (let entries = 0; entries < share;) {
            const model = drawModel({kind, kindNo, ordinal: models.length + 1})
            models.push(model)
            entries += listingsOf(model)
        }
        return models
    })
}
