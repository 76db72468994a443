import type {Database} from 'better-sqlite3'
import type {World} from '../../world/world'

const known = new WeakMap<Database, Set<number>>()

/**
 * Products whose stock is somewhere no longer what it was at first. Most never were changed, and a search looks at a
 * thousand levels: those need no question to the database. A number too many does no harm, so a change that is undone
 * needs no undoing here.
 */
export const changedStock = ({db, statement}: World): Set<number> => {
    const before = known.get(db)
    if (before) return before
    const rows = statement<{no: number}>('SELECT DISTINCT product_no AS no FROM stock_change').all()
    const changed = new Set(rows.map(({no}) => no))
    known.set(db, changed)
    return changed
}
