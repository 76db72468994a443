import {createCommerce, type Call, type Commerce, type Locale} from '@app/commerce/commerce'
import {shopDay} from '@app/lib/timing/wall-clock'
import {storefront} from '../kit/storefront'

/** Deadline of a call from the browser, milliseconds [D-09]. */
const deadlineMs = 10_000

/** The address of what our own server answers. */
const ownAddress = ({path, query = {}}: Call): string => {
    const given = Object.entries(query).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]]
    )
    return `/api${path}?${new URLSearchParams(given).toString()}`
}

/**
 * The platform as a browser asks it. Everybody's answers come with the server's shared token (docs/decisions/0008), the
 * shopper's own through the proxy, which turns their session's cookie into a token; no token is ever in a script's reach.
 */
export const browserCommerce = (locale: Locale, whose: 'everybody' | 'shopper'): Commerce => {
    const {commerceApi, defaultSite, wasPriceRules} = storefront()
    const {organizationId, clientId, apiPath, ocapiPath} = commerceApi
    return createCommerce({
        ...{siteId: defaultSite, locale, organizationId, clientId, deadlineMs, wasPriceRules},
        base: {api: whose === 'everybody' ? '/api/commerce' : apiPath, ocapi: ocapiPath},
        today: () => shopDay(new Date()),
        token: () => Promise.resolve(null),
        fetch: (input, init) => fetch(input, init),
        own: (call, signal) => fetch(ownAddress(call), {signal})
    })
}
