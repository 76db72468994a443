import type {AutocompleteAnswer} from '@contract/autocomplete'
import {z} from 'zod'
import {productUrl} from '../../catalogue/find/product-url'
import {storeOf} from '../../catalogue/find/store-of'
import {imageOf} from '../../catalogue/present/image-groups'
import {endpoint} from '../../core/endpoint'
import {localeOf, siteQuery} from '../../core/query-values'
import {suggest} from '../find/suggest'

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
                productSuggestions: found.products.map(({row, model, shown: {colour}}) => ({
                    productId: row.id,
                    productName: model.name,
                    c_ProductUrl: productUrl(model, row.id),
                    images: [{uri: imageOf(model, {colour, view: 'front', locale}).link}]
                })),
                attributionToken
            }
        }
    }
})
