/** Where a submitted term leads; a `to` from data still has to pass the check of redirects (D-12). */
export type SearchOutcome =
    | {go: 'full-load'; to: string}
    | {go: 'in-app'; to: string}
    | {go: 'results'}
    | {go: 'ask-mapping'}

export type SearchServiceResult = {totalSize: number; redirect?: string | undefined} | 'failed'
export type UrlMappingResult = {destination?: string | undefined} | 'failed'

const isAbsolute = (address: string): boolean => /^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(address)

const redirectTo = (to: string): SearchOutcome => ({
    go: isAbsolute(to) ? 'full-load' : 'in-app',
    to
})

/** What to do after the search service's response [SEARCH-016] [SEARCH-017] [SEARCH-018] [SEARCH-021]. */
export const afterSearchService = (answer: SearchServiceResult): SearchOutcome => {
    if (answer === 'failed') return {go: 'results'}
    if (answer.totalSize === 0 && answer.redirect) return redirectTo(answer.redirect)
    return {go: 'ask-mapping'}
}

/** What to do after the URL mapping's response [SEARCH-019] [SEARCH-020] [SEARCH-021]. */
export const afterMapping = (answer: UrlMappingResult): SearchOutcome =>
    answer !== 'failed' && answer.destination ? redirectTo(answer.destination) : {go: 'results'}
