/** The parameters of a query as they were written, each with its name as a page reads it. */
const parametersIn = (search: string): {name: string; written: string}[] =>
    search
        .replace(/^\?/, '')
        .split('&')
        .filter(Boolean)
        .map((written) => ({name: [...new URLSearchParams(written).keys()][0] ?? '', written}))

/** The query of an address, with its question mark; empty if it has none. */
export const searchOf = (address: string): string => /^[^?#]*(\?[^#]*)/.exec(address)?.[1] ?? ''

/**
 * The target of a redirect with the query of the address that it redirects from (D-45): each parameter as it was written,
 * repeated and in its order, except for those that the target has itself and those that it `expresses` in another way, as
 * `/shop-all` says that there is no `q`. `search` may begin with its question mark; a fragment of the target stays at its end.
 */
export const withQueryOf = (
    search: string,
    target: string,
    expresses: readonly string[] = []
): string => {
    const expressed = new Set([
        ...expresses,
        ...parametersIn(searchOf(target)).map(({name}) => name)
    ])
    const carried = parametersIn(search)
        .filter(({name}) => !expressed.has(name))
        .map(({written}) => written)
    if (carried.length === 0) return target
    const [whole = '', ...fragment] = target.split('#')
    const address = whole.replace(/[?&]$/, '')
    const separator = address.includes('?') ? '&' : '?'
    return [`${address}${separator}${carried.join('&')}`, ...fragment].join('#')
}
