import type {Suggestions} from '@app/commerce/search/suggestions/to-suggestions'
import {resultsAddress} from '../submit/results-address'
import type {OptionGroup} from './option'

const terms = (name: OptionGroup['name'], words: readonly string[]): OptionGroup => ({
    name,
    options: words.map((label, place) => ({
        ...{kind: 'term', id: `search-${name}-${place}`, label},
        to: resultsAddress(label)
    }))
})

const filled = (groups: OptionGroup[]): OptionGroup[] =>
    groups.filter(({options}) => options.length > 0)

/** Where to start from with an empty box: recents above frequent terms, each term once (G-18) [SEARCH-024]. */
export const startingPoints = (
    recents: readonly string[],
    frequent: readonly string[]
): OptionGroup[] => {
    const known = new Set(recents.map((term) => term.toLowerCase()))
    return filled([
        terms('recents', recents),
        terms(
            'frequent',
            frequent.filter((term) => !known.has(term.toLowerCase()))
        )
    ])
}

/** What the typed text may mean: phrases first, then products (G-18) [SEARCH-022, SEARCH-023]. */
export const suggestionGroups = ({phrases, products}: Suggestions): OptionGroup[] =>
    filled([
        terms('phrases', phrases),
        {
            name: 'products',
            options: products.map(({name, path, image}, place) => ({
                ...{kind: 'product', id: `search-products-${place}`, label: name},
                ...{to: path, image}
            }))
        }
    ])
