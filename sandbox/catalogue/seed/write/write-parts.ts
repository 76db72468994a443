import type {World} from '../../../world/world'
import type {ModelDraw} from '../model/model'
import {productsOfModel, unitsOfModel} from '../model/products-of-model'
import type {ModelsByKind} from '../recommend'
import {insertInto} from './insert-into'

/** Writes what a bundle is made of: of each of its kinds one product, in the bundle's colour where there is one. */
export const partWriter = (world: World, models: ModelsByKind) => {
    const insert = insertInto(world, 'bundle_part')

    return (bundle: ModelDraw) => {
        if (!bundle.kind.parts) return
        for (const kind of bundle.kind.parts) {
            const offered = models.get(kind) ?? []
            const model = offered[(bundle.ordinal - 1) % offered.length]
            const products = model ? productsOfModel(model) : []
            const sold = products.filter(({role}) => role === 'item' || role === 'variant')
            const part = sold.find(({colour}) => colour === bundle.colours[0]) ?? sold[0]
            if (part) insert({bundle_no: bundle.no * unitsOfModel, part_no: part.no})
        }
    }
}
