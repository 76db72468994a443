import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {findCategory} from '../../catalogue/find/category'
import {selected} from '../../catalogue/select/property-selection'
import {endpoint} from '../../core/endpoint'
import {localeOf} from '../../core/query-values'
import type {World} from '../../world/world'
import {findingsOf, type Findings} from '../find/findings'
import {remembering} from '../find/remembering'
import {pageOf} from '../find/page-of'
import {facetsOf} from '../present/facets'
import {hitOf} from '../present/hit'
import {listedProduct} from '../present/listed-product'
import {filterKeyOf, refinementsOf} from '../present/refinements'
import {sortingOptions, sortNamed} from '../present/sorting-options'
import {suggestedTerms} from '../present/suggested-terms'
import {
    hitWishOf,
    productSearchQuery,
    questionOf,
    refinementsIn,
    type Refinement,
    type SearchQuery
} from './product-search-query'

export const searchPath = '/search/shopper-search/v1/organizations/:organizationId'
export const searchScope = 'sfcc.shopper-product-search'

type Result = ShopperSearchTypes.ProductSearchResult

const remembered = remembering<Pick<Result, 'hits' | 'refinements'>>()

/** Products by words, refined, sorted and in pages. */
export const productSearch = endpoint({
    method: 'GET',
    path: `${searchPath}/product-search`,
    scope: searchScope,
    query: productSearchQuery,
    handle: ({query, world}) => selected(resultOf(world, query), query.select)
})

const resultOf = (world: World, query: SearchQuery): Result => {
    const refinements = refinementsIn(query)
    const frame = frameOf(query, refinements)
    const question = questionOf(world, query, refinements)
    if (!question) return frame
    const findings = findingsOf(world, question)
    return {
        ...frame,
        ...remembered(findings, JSON.stringify(query), () =>
            foundOf(world, {query, question, findings})
        ),
        searchPhraseSuggestions: phraseSuggestions(findings),
        total: findings.passing.length
    }
}

type Found = {
    query: SearchQuery
    question: NonNullable<ReturnType<typeof questionOf>>
    findings: Findings
}

const foundOf = (
    world: World,
    {query, question, findings}: Found
): Pick<Result, 'hits' | 'refinements'> => {
    const wish = hitWishOf(query, question)
    const category = question.category ?? findCategory(world, 'root')
    const place = {...question, columns: findings.columns}
    return {
        hits: pageOf(findings, question)
            .flatMap((listing) => listedProduct(world, listing, place) ?? [])
            .flatMap((listed) => hitOf(world, listed, wish) ?? []),
        refinements: category
            ? refinementsOf(facetsOf(world, findings, {...question, category}))
            : []
    }
}

const longestEcho = 50

/** What does not depend on what is found. */
const frameOf = (query: SearchQuery, refinements: readonly Refinement[]): Result => {
    const known = refinements.filter(({id}) => filterKeyOf(id) !== undefined)
    return {
        limit: query.limit,
        offset: query.offset,
        total: 0,
        query: (query.q ?? '').slice(0, longestEcho),
        hits: [],
        refinements: [],
        searchPhraseSuggestions: {suggestedTerms: []},
        sortingOptions: sortingOptions(localeOf(query)),
        selectedSortingOption: sortNamed(query.sort).id,
        ...(known.length > 0 && {
            selectedRefinements: Object.fromEntries(known.map(({id, value}) => [id, value]))
        })
    }
}

const phraseSuggestions = ({matches}: Findings) => ({
    suggestedTerms: suggestedTerms(matches?.words ?? [])
})
