import type {World} from '../../../world/world'
import {allKinds} from '../kinds/all-kinds'
import {insertInto} from './insert-into'

/** The names of all sizes that a product can be had in, in the order in which they are offered. */
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
