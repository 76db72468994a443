import {seedCatalogue} from './catalogue/seed/seed-catalogue'
import {seedContent} from './content/seed/seed-content'
import {seedPreferences} from './preferences/preference'
import {seedRenters} from './renting/agreements/seed/seed-renters'
import {seedSearch} from './search/seed/seed-search'
import {seedRedirects} from './search/url-mapping'
import {seedCustomers} from './shoppers/customers/seed-customers'
import {seedOrders} from './shoppers/orders/seed-orders'
import {siteSeeds} from './sites/site-seeds'
import {seedStores} from './stores/seed/seed-stores'
import {seedLinks} from './third-parties/links'
import type {Size, World} from './world/world'

type Seed = (world: World, size: Size) => void

/** The seeds of an empty world, in order: the catalogue reads the stores, renters rent products. */
const seeds: readonly Seed[] = [
    seedPreferences,
    seedCustomers,
    seedStores,
    seedCatalogue,
    seedSearch,
    seedRedirects,
    seedContent,
    seedLinks
]

/** After those: what renters have, in a site that has renters. */
const seedsOfRenters: readonly Seed[] = [seedRenters, seedOrders]

/** Seeds a world that was never seeded; any other is left unchanged. */
export const seedWorld = (world: World, size: Size) => {
    if (world.statement("SELECT 1 FROM fact WHERE name = 'size'").get()) return
    world.transaction(() => {
        const {hasRenters} = siteSeeds[world.siteId]
        for (const seed of [...seeds, ...(hasRenters ? seedsOfRenters : [])]) seed(world, size)
        world.statement("INSERT INTO fact (name, value) VALUES ('size', ?)").run(size)
    })
}
