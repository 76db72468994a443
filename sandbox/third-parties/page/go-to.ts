import {answer} from '../../core/answer'

/** Sends a browser on. */
export const goTo = (location: string, headers: Record<string, string> = {}) =>
    answer(303, undefined, {location, 'cache-control': 'no-store', ...headers})

/** An address with more in its query; what is undefined is left out. */
export const withQuery = (address: string, query: Record<string, string | undefined>): string => {
    const url = new URL(address)
    for (const [name, value] of Object.entries(query)) {
        if (value !== undefined) url.searchParams.set(name, value)
    }
    return url.href
}
