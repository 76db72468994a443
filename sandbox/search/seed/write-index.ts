import {insertInto} from '../../catalogue/seed/write-rows'
import {allCategories, pathTo} from '../../catalogue/model/category'
import {colours} from '../../catalogue/colours'
import type {World} from '../../world/world'
import {plainWords, stemOf, wordsOf} from '../words'

type Row = {
    listing: number
    role: string
    colour: string
    category_id: string
    brand: string
    kind_en: string
    kind_es: string
    name_en: string
    name_es: string
    keywords_en: string
    keywords_es: string
}

const listings = `
    SELECT listing, role, colour, category_id, brand, kind_en, kind_es, name_en, name_es,
        keywords_en, keywords_es
    FROM product JOIN model ON model.no = model_no
    WHERE listing >= ? AND listing < ? ORDER BY listing`

const used = {en: 'used previously rented', es: 'usado rentado previamente antes'}

/** Puts the stems of every listing's words into the index, and counts the words as they were written. */
export const writeIndex = (world: World) => {
    const insert = world.statement(`
        INSERT INTO product_text (rowid, name_en, name_es, brand, kind_en, kind_es, more_en, more_es)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
    const uses = new Map<string, number>()
    const stems = (text: string) => wordsOf(text).join(' ')
    const categoryWords = categoryWordsOf(world)

    for (const row of allListings(world)) {
        const colour = colours.find(({id}) => id === row.colour)
        const category = categoryWords(row.category_id)
        const isUsed = row.role === 'used'
        const kind = {en: `${row.kind_en} ${category.en}`, es: `${row.kind_es} ${category.es}`}
        insert.run(
            row.listing + 1,
            stems(row.name_en),
            stems(row.name_es),
            stems(row.brand),
            stems(kind.en),
            stems(kind.es),
            stems(`${row.keywords_en} ${colour?.name.en} ${isUsed ? used.en : ''}`),
            stems(`${row.keywords_es} ${colour?.name.es} ${isUsed ? used.es : ''}`)
        )
        count(uses, `${row.name_en} ${row.name_es} ${row.brand} ${kind.en} ${kind.es}`)
        count(uses, `${row.keywords_en} ${row.keywords_es}`)
    }
    writeWords(world, uses)
}

const portion = 1_000

/** In portions: all at once would not fit, and nothing can be written while rows are still being read. */
function* allListings(world: World) {
    const read = world.statement<Row>(listings)
    for (let first = 0; ; first += portion) {
        const rows = read.all(first, first + portion)
        if (!rows.length) return
        yield* rows
    }
}

const categoryWordsOf = (world: World) => {
    const categories = allCategories(world)
    const words = new Map(
        [...categories.values()].map((category) => {
            const path = pathTo(world, category)
            const en = path.map(({names}) => names.en).join(' ')
            const es = path.map(({names}) => names.es).join(' ')
            return [category.id, {en, es}]
        })
    )
    return (id: string) => words.get(id) ?? {en: '', es: ''}
}

/** A query is never corrected to a number or a series such as N137. */
const count = (uses: Map<string, number>, text: string) => {
    for (const word of plainWords(text)) {
        if (word.length > 2 && !/\d/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1)
    }
}

const writeWords = (world: World, uses: Map<string, number>) => {
    const insert = insertInto(world, 'search_word')
    for (const [word, times] of uses) insert({word, stem: stemOf(word), uses: times})
}
