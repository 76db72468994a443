import type {Commerce} from '@app/commerce/client'
import type {Query} from '@app/commerce/query'
import {type Searcher, searchService} from '@app/commerce/search/search-service'
import {urlMapping} from '@app/commerce/url-mapping'
import {
    afterMapping,
    afterSearchService,
    type SearchOutcome
} from '@app/domain/catalogue/search-outcome'
import {withDeadline} from '@app/lib/browser/async'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {resultsAddress} from './search-navigation'

/** The time limit of both calls together, in milliseconds; after it the results page is shown. */
const PATIENCE_MS = 1500

export type Destination = {go: 'in-app' | 'full-load'; to: string}

export type Search = {
    commerce: Commerce
    searcher: Searcher
    fetchQuery: <T>(query: Query<T>) => Promise<T>
    /** Hosts that a redirect may lead to [D-12]. */
    redirectHosts: readonly string[]
    /** Logs a failed query [ERR-008]; never the term, which is personal. */
    warn: (message: string) => void
}

const noted = (error: unknown, {warn}: Pick<Search, 'warn'>): void =>
    warn(`A search query failed: ${error instanceof Error ? error.message : 'unknown'}`)

const resultOf = async <T>(
    call: () => Promise<T>,
    search: Pick<Search, 'warn'>
): Promise<T | 'failed'> => {
    try {
        return await call()
    } catch (error) {
        noted(error, search)
        return 'failed'
    }
}

const outcomeOf = async (term: string, search: Search): Promise<SearchOutcome> => {
    const {commerce, searcher, fetchQuery} = search
    const served = await resultOf(() => fetchQuery(searchService(commerce, term, searcher)), search)
    const outcome = afterSearchService(served)
    if (outcome.go !== 'ask-mapping') return outcome
    const mapped = await resultOf(() => fetchQuery(urlMapping(commerce, term)), search)
    return afterMapping(mapped === 'failed' ? mapped : {destination: mapped ?? undefined})
}

/**
 * Where a submitted term leads [SEARCH-014…021]: the search service is called first, then the URL mapping; otherwise,
 * and whenever one of them fails or returns a forbidden address [D-12], to the results.
 */
export const searchDestination = async (term: string, search: Search): Promise<Destination> => {
    const results: Destination = {go: 'in-app', to: resultsAddress(term)}
    const outcome = await withDeadline(PATIENCE_MS, () => outcomeOf(term, search)).catch(
        (error: unknown): SearchOutcome => {
            noted(error, search)
            return {go: 'results'}
        }
    )
    if (outcome.go !== 'in-app' && outcome.go !== 'full-load') return results
    const to = safeRedirect(outcome.to, search.redirectHosts)
    return to === undefined ? results : {go: outcome.go, to}
}
