import {useEffect, useMemo, useRef, useState} from 'react'
import {frequentSearches} from '@app/commerce/preferences'
import {productsByIds} from '@app/commerce/products/product-queries'
import {type Suggestions, suggestions} from '@app/commerce/search/suggestions'
import {suggestionTerm} from '@app/domain/catalogue/search-box'
import {debounce} from '@app/lib/browser/async'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {clearRecentSearches, recentSearches} from '../recent-searches'
import {resultsAddress} from '../search-navigation'
import type {KnownPrices, OptionGroup} from './option'

/** Other options are never taken for the ones that stood in their place before. */
const optionId = (group: OptionGroup['name'], index: number, label: string): string =>
    `${group}-${index}-${encodeURIComponent(label)}`

const termGroup = (name: OptionGroup['name'], labels: readonly string[]): OptionGroup => ({
    name,
    options: labels.map((label, index) => ({
        kind: 'term',
        id: optionId(name, index, label),
        label,
        to: resultsAddress(label)
    }))
})

const nonEmpty = (groups: OptionGroup[]): OptionGroup[] =>
    groups.filter(({options}) => options.length > 0)

/** The options for an empty box: recent searches above frequent ones, each term once (G-18) [SEARCH-024]. */
export const startingPoints = (
    recents: readonly string[],
    frequent: readonly string[]
): OptionGroup[] => {
    const known = new Set(recents.map((term) => term.toLowerCase()))
    return nonEmpty([
        termGroup('recents', recents),
        termGroup(
            'frequent',
            frequent.filter((term) => !known.has(term.toLowerCase()))
        )
    ])
}

/** The options for a typed text: phrases first, then products (G-18) [SEARCH-022, SEARCH-023]. */
export const suggestionGroups = ({phrases, products}: Suggestions): OptionGroup[] =>
    nonEmpty([
        termGroup('phrases', phrases),
        {
            name: 'products',
            options: products.map(({id, name, path, image}, index) => ({
                kind: 'product',
                id: optionId('products', index, name),
                label: name,
                to: path,
                productId: id,
                image
            }))
        }
    ])

/** [SEARCH-003] */
const QUIET_MS = 300

/** A value once it has not changed for this time. */
const useQuiet = (value: string): string => {
    const [quiet, setQuiet] = useState(value)
    const settle = useMemo(() => debounce(setQuiet, QUIET_MS), [])
    useEffect(() => {
        settle(value)
        return settle.cancel
    }, [settle, value])
    return quiet
}

const noSuggestions: Suggestions = {phrases: [], products: []}

/**
 * Suggestions for the text in the box, once typing pauses and the text is long enough [SEARCH-002, SEARCH-003], and
 * whether they belong to exactly this text. The previous ones stay until the next are loaded, so that the list does not
 * flicker; a failure counts as no suggestions.
 */
export const useSuggestions = (text: string): {suggested: Suggestions; isCurrent: boolean} => {
    const {commerce} = useAppContext()
    const wanted = suggestionTerm(text)
    const term = suggestionTerm(useQuiet(text))
    const enough = wanted !== undefined
    const result = useCommerceQuery(suggestions(commerce, term ?? ''), enough && term !== undefined)
    const last = useRef(noSuggestions)
    useEffect(() => {
        if (result.state === 'ready') last.current = result.value
        if (result.state === 'failed' || !enough) last.current = noSuggestions
    })
    if (!enough || result.state === 'failed') return {suggested: noSuggestions, isCurrent: false}
    return result.state === 'ready'
        ? {suggested: result.value, isCurrent: term === wanted}
        : {suggested: last.current, isCurrent: false}
}

/**
 * What the suggested products cost at the shopper's store. The platform suggests without prices, so that they come
 * with a second query, and show beside what is there already; without an answer the suggestions stay as they are.
 */
export const useSuggestedPrices = ({products}: Suggestions): KnownPrices => {
    const {commerce, storeId} = useAppContext()
    const ids = products.map(({id}) => id)
    const tiles = useCommerceQuery(productsByIds(commerce, {ids, storeId}), ids.length > 0)
    const known = tiles.state === 'ready' ? tiles.value : null
    return useMemo(() => new Map(known?.map(({id, price}) => [id, price])), [known])
}

/**
 * Recent and frequent searches, and a function that clears the recent ones [SEARCH-004, SEARCH-024]. The frequent ones
 * are fetched when the list opens, if they are stale or could not be fetched before [SEARCH-030].
 */
export const useStartingPoints = (open: boolean) => {
    const {commerce} = useAppContext()
    const frequent = useCommerceQuery(frequentSearches(commerce), open)
    const [cleared, setCleared] = useState(0)
    // Read again whenever the list opens: another tab may have changed them.
    const recents = useMemo(
        () => (open ? recentSearches() : []),
        // eslint-disable-next-line react-hooks/exhaustive-deps
        [open, cleared]
    )
    const frequentTerms = frequent.state === 'ready' ? frequent.value : null
    const groups = useMemo(
        () => startingPoints(recents, frequentTerms ?? []),
        [recents, frequentTerms]
    )

    const clear = () => {
        clearRecentSearches()
        setCleared((times) => times + 1)
    }
    return {groups, clear: recents.length > 0 ? clear : undefined}
}
