import {badRequest} from '../../core/problem'

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
