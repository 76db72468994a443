import {allCategories} from '../../catalogue/find/category'
import {insertInto} from '../../catalogue/seed/write/insert-into'
import type {World} from '../../world/world'

type Row = {en: string; es: string; uses: number}

const byBrand = `
    SELECT brand || ' ' || kind_en AS en, kind_es || ' ' || brand AS es, count(*) AS uses
    FROM model GROUP BY brand, kind`

/** What may be suggested while somebody types: categories, kinds, and kinds of a brand. */
export const writePhrases = (world: World) => {
    const phrases = new Map<string, number>()
    const add = (locale: string, phrase: string, uses: number) => {
        const key = `${locale}\t${phrase.toLowerCase()}`
        phrases.set(key, Math.max(uses, phrases.get(key) ?? 0))
    }
    for (const {id, names, firstListing, endListing} of allCategories(world).values()) {
        if (id === 'root') continue
        add('en-US', names['en-US'], endListing - firstListing)
        add('es-US', names['es-US'], endListing - firstListing)
    }
    const kinds = `SELECT kind_en AS en, kind_es AS es, count(*) AS uses FROM model GROUP BY kind`
    for (const {en, es, uses} of [kinds, byBrand].flatMap((sql) =>
        world.statement<Row>(sql).all()
    )) {
        add('en-US', en, uses)
        add('es-US', es, uses)
    }
    const insert = insertInto(world, 'search_phrase')
    for (const [key, uses] of phrases) {
        const [locale = '', phrase = ''] = key.split('\t')
        insert({locale, phrase, uses})
    }
}
