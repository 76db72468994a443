import {type Texts, localeIds, textIn} from '../../core/locales'
import {allCategories} from '../../catalogue/model/category'
import {insertInto} from '../../catalogue/seed/write-rows'
import type {Migration} from '../../world/database'
import type {World} from '../../world/world'
import {redirectKey, searchRedirects} from '../redirects'
import {stemOf} from '../words'
import {writeIndex} from './write-index'

/** Words in the index are stems (words/words-of.ts), so the tokenizer only has to split at spaces. */
const tables = `
CREATE VIRTUAL TABLE product_text USING fts5(
    name_en, name_es, brand, kind_en, kind_es, more_en, more_es,
    content='', columnsize=1, prefix='3', tokenize='unicode61 remove_diacritics 0'
);
CREATE VIRTUAL TABLE product_term USING fts5vocab(product_text, 'row');

-- Words as people write them, for corrections and completions.
CREATE TABLE search_word (
    word TEXT PRIMARY KEY,
    stem TEXT NOT NULL,
    uses INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE search_phrase (
    locale TEXT NOT NULL,
    phrase TEXT NOT NULL,
    uses INTEGER NOT NULL,
    PRIMARY KEY (locale, phrase)
) STRICT, WITHOUT ROWID;

CREATE TABLE search_synonym (word TEXT NOT NULL, stands_for TEXT NOT NULL, PRIMARY KEY (word, stands_for)) STRICT;
CREATE TABLE search_redirect (phrase TEXT PRIMARY KEY, uri TEXT NOT NULL) STRICT;
`

export const searchMigration: Migration = {
    id: 'search-1',
    up: (db) => {
        db.exec(tables)
    }
}

/** Common names for things that the catalogue names differently. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
    couch: ['sofa', 'sectional'],
    settee: ['loveseat', 'sofa'],
    davenport: ['sofa'],
    sillon: ['sofa', 'recliner'],
    fridge: ['refrigerator'],
    icebox: ['refrigerator'],
    nevera: ['refrigerator'],
    heladera: ['refrigerator'],
    frigorifico: ['refrigerator'],
    television: ['tv'],
    televisions: ['tv'],
    telly: ['tv'],
    tv: ['television'],
    televisor: ['tv'],
    tele: ['tv'],
    stove: ['range'],
    cooker: ['range'],
    oven: ['range'],
    hob: ['range'],
    notebook: ['laptop'],
    ultrabook: ['laptop'],
    macbook: ['laptop'],
    chromebook: ['laptop'],
    pc: ['desktop', 'computer'],
    cellphone: ['smartphone'],
    iphone: ['smartphone'],
    android: ['smartphone'],
    celular: ['smartphone'],
    ipad: ['tablet'],
    playstation: ['console'],
    xbox: ['console'],
    nintendo: ['console', 'handheld'],
    videogame: ['console'],
    airpods: ['earbuds'],
    hoover: ['vacuum'],
    ac: ['conditioner'],
    aircon: ['conditioner'],
    carpet: ['rug'],
    bunkbed: ['bunk'],
    chest: ['dresser'],
    wardrobe: ['dresser'],
    bookshelf: ['bookcase'],
    wifi: ['wi'],
    headset: ['headphones']
}

type Row = {en: string; es: string; uses: number}

const byBrand = `
    SELECT brand || ' ' || kind_en AS en, kind_es || ' ' || brand AS es, count(*) AS uses
    FROM model GROUP BY brand, kind`

/** The phrases that may be suggested: categories, kinds, and kinds of a brand. */
export const writePhrases = (world: World) => {
    const phrases = new Map<string, number>()
    const add = (locale: string, phrase: string, uses: number) => {
        const key = `${locale}\t${phrase.toLowerCase()}`
        phrases.set(key, Math.max(uses, phrases.get(key) ?? 0))
    }
    const addIn = (texts: Texts, uses: number) =>
        localeIds.forEach((locale) => add(locale, textIn(locale, texts), uses))
    for (const {id, names, firstListing, endListing} of allCategories(world).values()) {
        if (id === 'root') continue
        addIn(names, endListing - firstListing)
    }
    const kinds = `SELECT kind_en AS en, kind_es AS es, count(*) AS uses FROM model GROUP BY kind`
    for (const {en, es, uses} of [kinds, byBrand].flatMap((sql) =>
        world.statement<Row>(sql).all()
    )) {
        addIn({en, es}, uses)
    }
    const insert = insertInto(world, 'search_phrase')
    for (const [key, uses] of phrases) {
        const [locale = '', phrase = ''] = key.split('\t')
        insert({locale, phrase, uses})
    }
}

/** Seeds the search's tables; the catalogue must be seeded before. */
export const seedSearch = (world: World) => {
    writeIndex(world)
    writePhrases(world)
    writeSynonyms(world)
    writeRedirects(world)
}

const writeSynonyms = (world: World) => {
    const insert = insertInto(world, 'search_synonym')
    const pairs = Object.entries(synonyms).flatMap(([word, meanings]) =>
        meanings.map((meaning) => `${stemOf(word)} ${stemOf(meaning)}`)
    )
    for (const pair of new Set(pairs)) {
        const [word = '', standsFor = ''] = pair.split(' ')
        insert({word, stands_for: standsFor})
    }
}

const writeRedirects = (world: World) => {
    const insert = insertInto(world, 'search_redirect')
    for (const [phrase, uri] of Object.entries(searchRedirects)) {
        insert({phrase: redirectKey(phrase), uri})
    }
}
