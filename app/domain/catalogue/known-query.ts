/**
 * Every query parameter that some page depends on, in the order in which addresses have them (D-01). Each route
 * declares its own.
 */
export const queryKeys = [
    'q',
    'refine',
    'sort',
    'limit',
    'offset',
    'view',
    'tab',
    'approval',
    'zip',
    'shown',
    'code',
    'token',
    'email',
    'key',
    'at',
    'group',
    'mode',
    'pdToken',
    'choice'
] as const

export type QueryKey = (typeof queryKeys)[number]

/** An empty zip was sent by somebody who gave none, and the locator says so [STORE-007]; any other empty value is none. */
const EVEN_EMPTY: QueryKey = 'zip'

/**
 * A query string with only the parameters that a page knows, in a fixed order, so that a cached page has one key
 * (D-01). Kept small and without imports: the request processor runs it before every page.
 */
export const knownQuery = (query: string, known: readonly QueryKey[]): string => {
    const given = new URLSearchParams(query)
    const pairs = queryKeys
        .filter((key) => known.includes(key))
        .flatMap((key) =>
            [...new Set(given.getAll(key))]
                .filter((value) => value !== '' || key === EVEN_EMPTY)
                .sort()
                .map((value) => [key, value])
        )
    return new URLSearchParams(pairs).toString()
}
