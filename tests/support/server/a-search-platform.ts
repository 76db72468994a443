import {type Call, CommerceError} from '@app/commerce/client'

export type Known = {
    frequent?: readonly string[]
    phrases?: readonly string[]
    products?: readonly {productId: string; productName: string; c_ProductUrl?: string}[]
    /** The products as the product service sends them, with their prices. */
    priced?: readonly object[]
    /** The search service's response, or that it is down. */
    found?: {totalSize?: number; redirectUri?: string; results?: readonly object[]} | 'down'
    /** How long the search service takes, milliseconds. */
    foundAfterMs?: number
    /** The address that a term is mapped to, or that the mapping is down. */
    mapped?: string | 'down'
    /** What else is down at the time of the call. */
    down?: readonly ('preferences' | 'suggestions')[]
    /** What answers in place of the suggestions until the platform recovers. */
    suggestions?: object
}

type Name = 'preferences' | 'suggestions' | 'prices' | 'service' | 'mapping'

const down = () => {
    throw new CommerceError({status: 503, code: 'unavailable'})
}

/** A refusal has a body; without one it would say nothing about the term (D-49). */
const notMapped = () => {
    const data = {type: 'x/url-mapping-not-found', title: 'Not Found', detail: 'No mapping.'}
    throw new CommerceError({status: 404, code: 'not-found'}, {data})
}

const nameOf = ({path}: Call): Name => {
    if (path.includes('getcustompreferences')) return 'preferences'
    if (path.includes('autocomplete')) return 'suggestions'
    if (path.endsWith('/products')) return 'prices'
    return path.includes('url-mapping') ? 'mapping' : 'service'
}

/** The platform as the search box uses it; records the calls in order. */
export const aSearchPlatform = (known: Known = {}) => {
    const calls: {name: Name; call: Call}[] = []
    const {frequent = [], phrases = [], products = [], found = {totalSize: 9}, mapped} = known
    const {foundAfterMs = 0} = known
    let instead = known.suggestions
    const responses: Record<Name, () => unknown> = {
        preferences: () => ({customPreferences: {frequentSearches: frequent}}),
        suggestions: () =>
            instead ?? {
                suggestions: {
                    suggestedPhrases: phrases.map((suggestion) => ({suggestion})),
                    productSuggestions: products.map((product) => ({
                        ...product,
                        images: [{uri: `/dw/image/v2/HMWD_001/on/${product.productId}.webp`}]
                    }))
                }
            },
        prices: () => ({data: known.priced ?? []}),
        service: () => (found === 'down' ? down() : found),
        mapping: () => {
            if (mapped === 'down') return down()
            return mapped === undefined ? notMapped() : {destination: mapped}
        }
    }
    return {
        calls,
        recover: () => {
            instead = undefined
        },
        callsTo: (name: Name) => calls.filter((made) => made.name === name).map(({call}) => call),
        fetch: async (call: Call): Promise<unknown> => {
            const name = nameOf(call)
            calls.push({name, call})
            if (name === 'service' && foundAfterMs > 0)
                await new Promise((resolve) => setTimeout(resolve, foundAfterMs))
            return known.down?.some((one) => one === name) ? down() : responses[name]()
        }
    }
}
