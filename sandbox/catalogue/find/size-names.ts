import type {Locale} from '../../core/query-values'
import type {World} from '../../world/world'
import {kept} from './kept'

type Size = {id: string; position: number; names: Record<Locale, string>}
type Row = {id: string; position: number; name_en: string; name_es: string}

/** The sizes that products come in, in the order in which they are offered. */
export const allSizes = (world: World): ReadonlyMap<string, Size> =>
    kept<string, Map<string, Size>>(world, 'sizes', 1).of('', () => {
        const rows = world.statement<Row>('SELECT * FROM product_size ORDER BY position').all()
        return new Map(
            rows.map(({id, position, name_en, name_es}) => [
                id,
                {id, position, names: {'en-US': name_en, 'es-US': name_es}}
            ])
        )
    })

export const sizeName = (world: World, id: string, locale: Locale) =>
    allSizes(world).get(id)?.names[locale] ?? id
