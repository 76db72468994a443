import type {World} from '../../world/world'
import {allKinds} from './kind'
import type {PlacedCategory} from './plan-models'
import {insertInto} from './write-rows'

export const writeCategories = (world: World, categories: readonly PlacedCategory[]) => {
    const insert = insertInto(world, 'category')
    const last = categories.at(-1)
    insert({
        id: 'root',
        position: 0,
        parent_id: null,
        path: '',
        name_en: 'All Products',
        name_es: 'Todos los productos',
        description_en: 'Everything we rent, with weekly payments and no long-term obligation.',
        description_es: 'Todo lo que rentamos, con pagos semanales y sin compromiso a largo plazo.',
        in_menu: 0,
        on_landing_page: 0,
        background: null,
        design: 'sofa-3-seat',
        colour: 'slate',
        first_listing: 0,
        end_listing: last?.endListing ?? 0
    })
    categories.forEach(({id, parentId, path, seed, firstListing, endListing}, index) =>
        insert({
            id,
            position: index + 1,
            parent_id: parentId,
            path,
            name_en: seed.name[0],
            name_es: seed.name[1],
            description_en: seed.descriptions[0],
            description_es: seed.descriptions[1],
            in_menu: Number(!seed.hidden),
            on_landing_page: Number(!seed.quiet),
            background: seed.background ?? null,
            design: seed.picture[0],
            colour: seed.picture[1],
            first_listing: firstListing,
            end_listing: endListing
        })
    )
}

/** The names of all sizes of products, in the order in which they are offered. */
export const writeSizes = (world: World) => {
    const insert = insertInto(world, 'product_size')
    const sizes = new Map(
        allKinds.flatMap((kind) => (kind.sizes ?? []).map(([id, [en, es]]) => [id, {en, es}]))
    )
    const order = [...sizes].toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    order.forEach(([id, {en, es}], position) => insert({id, position, name_en: en, name_es: es}))
}

const ranks = ['twin', 'full', 'queen', 'king', '128gb', '256gb', '512gb', '1tb']

const rankOf = (id: string) => ranks.indexOf(id)
