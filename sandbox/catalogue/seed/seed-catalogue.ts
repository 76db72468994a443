import type {Size, World} from '../../world/world'
import {allKinds} from './kind'
import {placeCategories, planModels} from './plan-models'
import {writeCategories, writeSizes} from './write-categories'
import {modelWriter} from './write-model'
import {writePromotions} from './promotions'

/** Fills the catalogue of an empty world: categories, promotions, models with their products and prices. */
export const seedCatalogue = (world: World, size: Size) => {
    const models = planModels(size)
    const byKind = new Map(allKinds.map(({id}, index) => [id, models[index] ?? []]))
    const categories = placeCategories(models.flat())
    const today = world.now()

    writeSizes(world)
    writePromotions(world, today)
    writeCategories(world, categories)
    const write = modelWriter(world, {models: byKind, today})
    for (const category of categories) {
        let listing = category.firstListing
        for (const model of category.models) listing = write(model, listing)
    }
}
