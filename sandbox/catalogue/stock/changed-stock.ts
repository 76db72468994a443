import type {World} from '../../world/world'
import {kept} from '../find/kept'

/**
 * Products whose stock is somewhere no longer what it was at first. Most never were changed, and a search looks at a
 * thousand levels: those need no question to the database. A number too many does no harm, so a change that is undone
 * needs no undoing here.
 */
export const changedStock = (world: World): Set<number> =>
    kept<'products', Set<number>>(world, 'changed stock', 1).of('products', () => {
        const rows = world.statement<{no: number}>(
            'SELECT DISTINCT product_no AS no FROM stock_change'
        )
        return new Set(rows.all().map(({no}) => no))
    })
