import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import type {AutocompleteAnswer} from '@contract/autocomplete'
import {dollars, productUrl} from '../catalogue/model/product'
import {imageOf} from '../catalogue/present/images'
import {currency, namesOf} from '../catalogue/product-endpoints'
import {endpoint} from '../core/endpoint'
import {type Locale, textIn} from '../core/locales'
import {flag, list, localeOf, siteQuery, wholeNumber} from '../core/query-values'
import {storeOf} from '../stores/store'
import type {World} from '../world/world'
import {parentName, suggest, suggestedTerms, type Suggestions} from './find/suggest'
import type {ListedProduct} from './present/listed-product'
import {searchPath, searchScope} from './product-search-endpoint'

const expansions = ['images', 'prices', 'custom_product_properties'] as const

/** Suggestions for an unfinished text: products, categories, brands and phrases. */
export const getSearchSuggestions = endpoint({
    method: 'GET',
    path: `${searchPath}/search-suggestions`,
    scope: searchScope,
    query: siteQuery.extend({
        q: z.string().min(3).max(50),
        limit: wholeNumber(1, 10).default(5),
        currency,
        expand: namesOf(expansions).default(['prices']),
        includedCustomProductProperties: list(5).optional(),
        includeEinsteinSuggestedPhrases: flag.default(false),
        c_store_id: z.string().max(64).optional()
    }),

    handle({query, world}): ShopperSearchTypes.SuggestionResult {
        const locale = localeOf(query)
        const store = storeOf(world, query.c_store_id)
        const found = suggest(world, {text: query.q, store, locale, most: query.limit})
        const terms = {suggestedTerms: suggestedTerms(found.words)}
        const phrases = found.phrases.map(asPhrase(query.q))
        return {
            searchPhrase: query.q,
            productSuggestions: {
                ...terms,
                products: found.products.map(asProduct(locale, new Set(query.expand))),
                suggestedPhrases: phrases
            },
            categorySuggestions: {...terms, categories: categoriesOf(world, found, locale)},
            brandSuggestions: {...terms, suggestedPhrases: found.brands.map(asPhrase(query.q))},
            ...(query.includeEinsteinSuggestedPhrases && {
                einsteinSuggestedPhrases: {popularSearchPhrases: phrases, recentSearchPhrases: []}
            })
        }
    }
})

const asPhrase = (typed: string) => (phrase: string) => ({
    phrase: phrase.slice(0, 50),
    exactMatch: phrase.toLowerCase() === typed.trim().toLowerCase()
})

const asProduct =
    (locale: Locale, expand: ReadonlySet<(typeof expansions)[number]>) =>
    ({row, model, shown, price}: ListedProduct): ShopperSearchTypes.SuggestedProduct => ({
        productId: row.id,
        productName: model.name,
        currency: 'USD',
        price: dollars(price.weekly),
        c_ProductUrl: productUrl(model, row.id),
        ...(expand.has('images') && {
            image: imageOf(model, {of: shown, view: 'front', locale})
        })
    })

const categoriesOf = (world: World, {categories}: Suggestions, locale: Locale) =>
    categories.map((category) => ({
        id: category.id,
        name: textIn(locale, category.names),
        parentCategoryName: parentName(world, category, locale),
        c_path: category.path
    }))

const text = z.string().max(500)
const usual = 6

/** Phrases and products for the search box [API-055, ENTITY-040]. */
export const autocomplete = endpoint({
    method: 'POST',
    path: '/custom/search/v1/organizations/:organizationId/autocomplete',
    query: siteQuery.extend({c_q: text.optional(), c_store_id: z.string().max(64).optional()}),
    body: z.looseObject({
        query: text.optional(),
        maxSuggestions: z.number().int().min(1).max(20).default(usual)
    }),
    atomic: false,

    handle({query, body, world}): AutocompleteAnswer {
        const locale = localeOf(query)
        const typed = (body.query ?? query.c_q ?? '').trim()
        const attributionToken = world.newId()
        if (!typed) {
            return {suggestions: {suggestedPhrases: [], productSuggestions: [], attributionToken}}
        }
        const store = storeOf(world, query.c_store_id)
        const found = suggest(world, {text: typed, store, locale, most: body.maxSuggestions})
        return {
            suggestions: {
                suggestedPhrases: found.phrases.map((suggestion) => ({suggestion})),
                productSuggestions: found.products.map(({row, model, shown: of}) => ({
                    productId: row.id,
                    productName: model.name,
                    c_ProductUrl: productUrl(model, row.id),
                    images: [{uri: imageOf(model, {of, view: 'front', locale}).link}]
                })),
                attributionToken
            }
        }
    }
})
