import {answer, badRequest} from './response'

/** The address at which a browser reaches the third parties' pages: behind a proxy it differs from the call's own. */
export const publicBase = (url: URL) => process.env.SANDBOX_PUBLIC_BASE ?? url.origin

/** The address at which pictures are requested: their own proxy, or else the same as for everything. */
export const pictureBase = (url: URL) => process.env.SANDBOX_IMAGE_BASE ?? publicBase(url)

const here = 'sandbox:'

/** Data that name a page of the sandbox itself, as `sandbox:/jobs`, get its address in the response. */
export const addressOf = (stored: string, url: URL) =>
    stored.startsWith(here) ? publicBase(url) + stored.slice(here.length) : stored

const usual = 'http://localhost:3000,http://127.0.0.1:3000'

/** The origins that may be redirected to, or may frame our pages. The first is the storefront's own address. */
export const storefrontOrigins = (): [string, ...string[]] => {
    const [first = '', ...others] = (process.env.SANDBOX_STOREFRONT_ORIGINS ?? usual).split(',')
    return [first, ...others]
}

/** Refuses with 400 an address that is not the storefront's, so that nobody is redirected elsewhere. */
export const mustBeStorefront = (address: string): URL => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    const isKnown = url && storefrontOrigins().includes(url.origin) && !url.username
    return isKnown ? url : badRequest('The address is not one of the storefront.')
}

/** Redirects a browser. */
export const goTo = (location: string, headers: Record<string, string> = {}) =>
    answer(303, undefined, {location, 'cache-control': 'no-store', ...headers})

/** An address with parameters added to its query; undefined ones are left out. */
export const withQuery = (address: string, query: Record<string, string | undefined>): string => {
    const url = new URL(address)
    for (const [name, value] of Object.entries(query)) {
        if (value !== undefined) url.searchParams.set(name, value)
    }
    return url.href
}
