import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {allCategories, type Category, findCategory} from '../../catalogue/model/category'
import {type Locale, languageOf, textIn} from '../../core/locales'
import type {Store} from '../../stores/store'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import {listedProduct, type ListedProduct} from '../present/listed-product'
import {plainWords, type QueryWord} from '../words'
import {columnsFor} from './filters'
import {matchesOf} from './matches'

export type Suggestions = {
    words: QueryWord[]
    products: ListedProduct[]
    phrases: string[]
    categories: Category[]
    brands: string[]
}

type SuggestionQuery = {text: string; store: Store; locale: Locale; most: number}

/** Suggestions for an unfinished text. */
export const suggest = (
    world: World,
    {text, store, locale, most}: SuggestionQuery
): Suggestions => {
    const columns = columnsFor(world, store)
    const {words, listings} = matchesOf(world, {text, locale, isTyping: true})
    const begins = beginningsOf(text, words)
    return {
        words,
        products: [...listings.subarray(0, most)].flatMap(
            (listing) => listedProduct(world, listing, {store, locale, columns}) ?? []
        ),
        phrases: phrasesOf(world, locale)
            .filter(({plain}) => begins(plain))
            .slice(0, most)
            .map(({phrase}) => phrase),
        categories: [...allCategories(world).values()]
            .filter(({id, names}) => id !== 'root' && begins(plainWords(textIn(locale, names))))
            .slice(0, most),
        brands: columns.listing.brands.names
            .filter((brand) => begins(plainWords(brand)))
            .slice(0, most)
    }
}

export const parentName = (world: World, {parentId}: Category, locale: Locale) =>
    (parentId === null ? undefined : findCategory(world, parentId)?.names[languageOf(locale)]) ?? ''

type Phrase = {phrase: string; plain: string[]}

/** Those with the most listings first. */
const phrasesOf = (world: World, locale: Locale): Phrase[] =>
    cacheFor<Locale, Phrase[]>(world, 'phrases', 2).of(locale, () =>
        world
            .statement<{phrase: string}>(
                'SELECT phrase FROM search_phrase WHERE locale = ? ORDER BY uses DESC, phrase'
            )
            .all(locale)
            .map(({phrase}) => ({phrase, plain: plainWords(phrase)}))
    )

/** Whether every word of the text, or what it was corrected to, begins a word of a phrase. */
const beginningsOf = (text: string, words: readonly QueryWord[]) => {
    const corrections = words.flatMap(({correction}) => correction ?? [])
    const wanted = corrections.length ? corrections : plainWords(text)
    return (plain: readonly string[]) =>
        wanted.length > 0 && wanted.every((word) => plain.some((one) => one.startsWith(word)))
}

const longest = 50

/** The stem that each word of a query was understood as. */
export const suggestedTerms = (words: readonly QueryWord[]): ShopperSearchTypes.SuggestedTerms[] =>
    words.map(({stem, alternatives, correction}) => ({
        originalTerm: stem.slice(0, longest),
        terms: alternatives.slice(0, 3).map((alternative) => ({
            value: (correction ?? alternative.stem).slice(0, longest),
            completed: alternative.isBeginning,
            corrected: correction !== undefined,
            exactMatch: correction === undefined && alternative.stem === stem
        }))
    }))
