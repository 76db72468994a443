import {cacheFor} from '../../world/cache'
import {type Locale, type Texts, textIn} from '../../core/locales'
import type {World} from '../../world/world'
import {listingColumns} from '../columns/listing-columns'
import {matchExpression, type QueryWord, readQuery} from '../words'

/** Listings that a text finds. */
export type Matches = {
    words: QueryWord[]
    /** The most relevant first. */
    listings: Int32Array
}

type TextQuery = {text: string; locale: Locale; isTyping?: boolean}

const mostMatchesCached = 128

/** Finds listings by words; results are cached, as the catalogue does not change. */
export const matchesOf = (world: World, {text, locale, isTyping = false}: TextQuery): Matches =>
    cacheFor<string, Matches>(world, 'matches', mostMatchesCached).of(
        `${locale} ${isTyping} ${text.trim().toLowerCase()}`,
        () => find(world, readQuery(world, text, isTyping), {locale, isTyping})
    )

const nothing = new Int32Array()

type Manner = {locale: Locale; isTyping: boolean}

const find = (world: World, words: QueryWord[], manner: Manner): Matches => {
    const known = words.filter(({alternatives}) => alternatives.length)
    // Half of the words may be unknown: "recliner for grandma" is still about recliners.
    if (!known.length || known.length * 2 < words.length) return {words, listings: nothing}
    const all = ranked(world, matchExpression(known, 'AND'), manner)
    if (all.length || known.length < 2) return {words, listings: all}
    // No listing has all the words: those with most of them come first.
    return {words, listings: ranked(world, matchExpression(known, 'OR'), manner)}
}

/** A word counts most in the name, then in the kind; the other language counts a little. */
const weights: Texts = {
    en: '10, 3, 6, 8, 2, 1, 0.5',
    es: '3, 10, 6, 2, 8, 0.5, 1'
}

/** Enough to choose from while somebody types. */
const mostWhileTyping = 3_000

/** By how well the words match, and a little by popularity. */
const ranked = (world: World, expression: string, {locale, isTyping}: Manner): Int32Array => {
    const {popularity} = listingColumns(world)
    const found = world.db
        .prepare<[expression: string], [listing: number, score: number]>(
            `SELECT rowid - 1, bm25(product_text, ${textIn(locale, weights)}) FROM product_text
             WHERE product_text MATCH ? LIMIT ${isTyping ? mostWhileTyping : -1}`
        )
        .raw()
        .all(expression)
    const keys = found.map(([listing, score]) =>
        sortKey(listing, score * (1 + (popularity[listing] ?? 0) / 40_000))
    )
    return Int32Array.from(Float64Array.from(keys).sort(), (key) => key % listingSpan)
}

const listingSpan = 2 ** 20
const scoreOffset = 2 ** 30

/** Score and listing in one number, so that sorting needs no look-ups: the best, which is the lowest, first. */
const sortKey = (listing: number, score: number) =>
    (Math.round(Math.max(score, -1_000) * 10_000) + scoreOffset) * listingSpan + listing
