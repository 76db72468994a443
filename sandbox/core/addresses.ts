import {answer, badRequest} from './response'

/** Where a browser reaches the third parties' pages: behind a proxy it is not where the call came in. */
export const publicBase = (url: URL) => process.env.SANDBOX_PUBLIC_BASE ?? url.origin

/** Where pictures are asked for: by a proxy of their own, or else where everything is. */
export const pictureBase = (url: URL) => process.env.SANDBOX_IMAGE_BASE ?? publicBase(url)

const usual = 'http://localhost:3000,http://127.0.0.1:3000'

/** Whose pages may be gone back to, or may frame ours. The first is the storefront's own address. */
export const storefrontOrigins = (): [string, ...string[]] => {
    const [first = '', ...others] = (process.env.SANDBOX_STOREFRONT_ORIGINS ?? usual).split(',')
    return [first, ...others]
}

/** Refuses with 400 an address that is not the storefront's, so that nobody is sent elsewhere. */
export const mustBeStorefront = (address: string): URL => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    const isKnown = url && storefrontOrigins().includes(url.origin) && !url.username
    return isKnown ? url : badRequest('The address is not one of the storefront.')
}

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
