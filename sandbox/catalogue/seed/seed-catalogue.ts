import {siteSeeds} from '../../sites/site-seeds'
import type {Size, World} from '../../world/world'
import {allKinds} from './kind'
import {placeCategories, planModels} from './plan-models'
import {writeCategories, writeSizes} from './write-categories'
import {modelWriter} from './write-model'
import {writePromotions} from './promotions'

/** Fills the catalogue of an empty world: categories, promotions, models with their products and prices. */
export const seedCatalogue = (world: World, size: Size) => {
    const {sells, pricePercent} = siteSeeds[world.siteId]
    const models = planModels(size).map((ofKind) => ofKind.filter(({kind}) => sells(kind.category)))
    const byKind = new Map(allKinds.map(({id}, index) => [id, models[index] ?? []]))
    const categories = placeCategories(models.flat()).filter(({id}) => sells(id))
    const today = world.now()

    writeSizes(world)
    writePromotions(world, today)
    writeCategories(world, categories)
    const write = modelWriter(world, {models: byKind, today})
    for (const category of categories) {
        let listing = category.firstListing
        for (const model of category.models) listing = write(model, listing)
    }
    if (pricePercent !== 100) changePrices(world, pricePercent)
}

/** Another site rents out the same things at other prices. */
const changePrices = ({statement}: World, percent: number) => {
    const changes = ['weekly_cents', 'cash_cents', 'promotional_cents', 'was_cents'].map(
        (column) => `${column} = ${column} * ${percent} / 100`
    )
    statement(`UPDATE price SET ${changes.join(', ')}`).run()
}
