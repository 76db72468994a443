import {cacheFor} from '../world/cache'
import type {World} from '../world/world'

const marks = /\p{Diacritic}/gu

/** Lower case, no accents; inch marks and apostrophes are removed, other signs separate words. */
const plain = (text: string) =>
    text
        .normalize('NFD')
        .replace(marks, '')
        .toLowerCase()
        .replace(/(\d)["”″]/g, '$1 inch')
        .replace(/['’]/g, '')

/** Words as they were written, but plain: "Sofás de 2 plazas" gives sofas, de, 2, plazas. */
export const plainWords = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that say nothing about a product, in both languages. */
const empty = new Set(
    'a an and the for with of in on to by or my me i is are un una el la los las de del con para por y o en mi que al'.split(
        ' '
    )
)

/**
 * One form for singular and plural, in English and Spanish: phones, phone give phon; sillones, sillón give sillon;
 * batteries, battery give batteri.
 */
export const stemOf = (word: string): string => {
    if (word.length < 4 || /\d/.test(word)) return word
    const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word
    const open = singular.length > 4 && singular.endsWith('e') ? singular.slice(0, -1) : singular
    return open.length > 3 && open.endsWith('y') ? `${open.slice(0, -1)}i` : open
}

const most = 12

/** The stems of a text's words; empty words are left out unless there are no others. */
export const wordsOf = (text: string): string[] => {
    const words = plainWords(text)
    const telling = words.filter((word) => !empty.has(word))
    return (telling.length ? telling : words).map(stemOf)
}

/** The words of a query: a few, each once. */
export const queryWords = (query: string): string[] => [...new Set(wordsOf(query))].slice(0, most)

/**
 * The number of letters to change, add, remove or swap to turn one word into the other; stops counting above `most` and
 * returns more than that.
 */
export const editDistance = (one: string, other: string, most: number): number => {
    if (Math.abs(one.length - other.length) > most) return most + 1
    const width = other.length + 1
    let before = new Array<number>(width).fill(0)
    let last = Array.from({length: width}, (_, index) => index)
    for (let row = 1; row <= one.length; row += 1) {
        const current = [row]
        for (let column = 1; column < width; column += 1) {
            current[column] = cheapest({one, other, row, column}, {before, last, current})
        }
        if (Math.min(...current) > most) return most + 1
        before = last
        last = current
    }
    return last[other.length] ?? most + 1
}

type Cell = {one: string; other: string; row: number; column: number}
type Rows = {before: number[]; last: number[]; current: number[]}

const cheapest = ({one, other, row, column}: Cell, {before, last, current}: Rows): number => {
    const same = one[row - 1] === other[column - 1]
    const stored = at(last, column - 1) + Number(!same)
    const leftOut = at(last, column) + 1
    const added = at(current, column - 1) + 1
    const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
    const swapped = isSwapped ? at(before, column - 2) + 1 : Infinity
    return Math.min(stored, leftOut, added, swapped)
}

const at = (row: number[], index: number) => row[index] ?? Infinity

type Word = {word: string; stem: string; uses: number}

const mostWordsCached = 2_000

/** Whether any listing has a word with this stem. */
export const isKnown = ({statement}: World, stem: string): boolean =>
    statement('SELECT 1 FROM product_term WHERE term = ?').get(stem) !== undefined

/** Whether any listing has a word that begins so. */
export const isBeginning = ({statement}: World, stem: string): boolean =>
    statement('SELECT 1 FROM product_term WHERE term >= ? AND term < ? LIMIT 1').get(
        stem,
        `${stem}\u{10ffff}`
    ) !== undefined

/** Synonyms of a word, as stems. */
export const synonymsOf = ({statement}: World, stem: string): string[] =>
    statement<{stands_for: string}>('SELECT stands_for FROM search_synonym WHERE word = ?')
        .all(stem)
        .map((row) => row.stands_for)

/** The word that was probably meant; undefined if none is close. Short words are not corrected. */
export const corrected = (world: World, stem: string): Word | undefined =>
    cacheFor<string, {word: Word | undefined}>(world, 'corrections', mostWordsCached).of(
        stem,
        () => ({
            word: nearestWord(allWords(world), stem)
        })
    ).word

const allWords = (world: World): Word[] =>
    cacheFor<string, Word[]>(world, 'words', 1).of('', () =>
        world.statement<Word>('SELECT word, stem, uses FROM search_word ORDER BY uses DESC').all()
    )

const nearestWord = (words: Word[], stem: string): Word | undefined => {
    const allowed = mistakesAllowed(stem)
    let nearest: Word | undefined
    let least = allowed + 1
    for (const word of words) {
        if (least === 0) break
        const distance = editDistance(word.stem, stem, least - 1)
        if (distance < least) {
            nearest = word
            least = distance
        }
    }
    return nearest
}

const mistakesAllowed = (stem: string) => {
    if (stem.length < 4 || stem.length > 30 || /\d/.test(stem)) return 0
    return stem.length < 7 ? 1 : 2
}

/** A word of a query and the stems to search for; none if no product can have it. */
export type QueryWord = {stem: string; alternatives: Alternative[]; correction: string | undefined}
type Alternative = {stem: string; isBeginning: boolean}

/** The words of a query. While somebody types, the last word may be unfinished. */
export const readQuery = (world: World, query: string, isTyping: boolean): QueryWord[] => {
    const stems = queryWords(query)
    return stems.map((stem, index) => readWord(world, stem, isTyping && index === stems.length - 1))
}

const readWord = (world: World, stem: string, isUnfinished: boolean): QueryWord => {
    const meant = synonymsOf(world, stem).map(whole)
    if (isUnfinished && isBeginning(world, stem)) {
        return {stem, alternatives: [beginning(stem), ...meant], correction: undefined}
    }
    if (isKnown(world, stem))
        return {stem, alternatives: [whole(stem), ...meant], correction: undefined}
    if (meant.length) return {stem, alternatives: meant, correction: undefined}
    if (stem.length > 2 && isBeginning(world, stem)) {
        return {stem, alternatives: [beginning(stem)], correction: undefined}
    }
    const found = corrected(world, stem)
    if (!found) return {stem, alternatives: [], correction: undefined}
    const others = synonymsOf(world, found.stem).map(whole)
    return {stem, alternatives: [whole(found.stem), ...others], correction: found.word}
}

const whole = (stem: string): Alternative => ({stem, isBeginning: false})
const beginning = (stem: string): Alternative => ({stem, isBeginning: true})

/** An expression of SQLite's full text search; stems are letters and digits only, so quoting them is enough. */
export const matchExpression = (words: readonly QueryWord[], joint: 'AND' | 'OR'): string =>
    words
        .map(({alternatives}) => {
            const either = alternatives.map(
                ({stem, isBeginning}) => `"${stem}"${isBeginning ? '*' : ''}`
            )
            return `(${either.join(' OR ')})`
        })
        .join(` ${joint} `)
