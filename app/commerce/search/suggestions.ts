import {pictureAddress} from '@app/lib/address/picture-address'
import * as z from 'zod/mini'
import {plainText} from '@app/lib/text/html'
import type {AutocompleteRequest} from '@contract/autocomplete'
import {anyList, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {list, record, text} from '../json'
import type {PlainPicture} from '../products/product'
import {productPath} from '../products/product-fields'
import {defaultStaleTime, type Query} from '../query'
import {knownVisitorId} from './visitor-id'

type ProductSuggestion = {id: string; name: string; path: string; image: PlainPicture | null}
export type Suggestions = {phrases: string[]; products: ProductSuggestion[]}

const SuggestionsAnswer = z.looseObject({
    suggestions: z.looseObject({suggestedPhrases: anyList, productSuggestions: anyList})
})

const toPhrase = (raw: unknown): string[] => {
    const phrase = plainText(text(record(raw).suggestion) ?? '')
    return phrase === '' ? [] : [phrase]
}

const toProduct = (raw: unknown): ProductSuggestion[] => {
    const {productId, productName, c_ProductUrl: url, images} = record(raw)
    const [id, name] = [text(productId), plainText(text(productName) ?? '')]
    if (id === undefined || name === '') return []
    const link = pictureAddress(text(record(list(images)[0]).uri))
    return [
        {
            id,
            name,
            path: productPath(url, id),
            // The name is shown beside the picture, so the picture needs no alternative text.
            image: link === undefined ? null : {link}
        }
    ]
}

/**
 * The first of each name, whatever the case of its letters, and none that has one of the given names. A new and a used
 * product look the same here, and the results show both.
 */
const namedOnce = <One>(
    all: readonly One[],
    nameOf: (one: One) => string,
    names: readonly string[] = []
): One[] => {
    const seen = new Set(names.map((name) => name.toLowerCase()))
    return all.filter((one) => {
        const name = nameOf(one).toLowerCase()
        const isNew = !seen.has(name)
        seen.add(name)
        return isNew
    })
}

/** The search box's suggestions, at most so many of each kind, without markup [ENTITY-040, D-11]. */
export const toSuggestions = (
    raw: unknown,
    most: number,
    log?: Pick<Commerce, 'warn'>
): Suggestions => {
    const {suggestedPhrases, productSuggestions} = readAnswer(SuggestionsAnswer, raw).suggestions
    const phrases = readItems(suggestedPhrases, toPhrase, log)
    const named = namedOnce(readItems(productSuggestions, toProduct, log), ({name}) => name)
    const products = named.slice(0, most)
    // A phrase that names a product would lead to what is shown with its picture and price.
    const names = products.map(({name}) => name)
    return {phrases: namedOnce(phrases, (phrase) => phrase, names).slice(0, most), products}
}

/** (G-18) */
const maxSuggestions = 6

/** Suggested phrases and products for what was typed so far [API-055]. */
export const suggestions = (commerce: Commerce, term: string): Query<Suggestions> => ({
    key: ['suggestions', term],
    staleTime: defaultStaleTime,
    fetch: async () => {
        const visitorId = knownVisitorId()
        const body: AutocompleteRequest = {
            query: term,
            maxSuggestions,
            ...(visitorId !== undefined && {visitorId})
        }
        const answer = await commerce.fetch({
            path: '/custom/search/v1/organizations/{org}/autocomplete',
            query: {c_q: term},
            body
        })
        return toSuggestions(answer, maxSuggestions, commerce)
    }
})
