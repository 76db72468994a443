import {type Call, type Commerce, createCommerce} from '@app/commerce/client'
import {browserLog} from '@app/lib/browser/browser'
import type {Locale} from '@app/lib/address/locales'
import {dayAt} from '@app/lib/browser/wall-clock'
import type {AppContext} from '@app/routing/route/app-context'
import type {PageState} from '@app/routing/data/state'
import {shownTrace} from './errors/clean-trace'
import {configureSite, storefrontConfig} from './storefront-config'

/** The deadline of a call from the browser, in milliseconds [D-09]. */
const deadlineMs = 10_000

/** The address of an endpoint of our own server. */
export const ownAddress = ({path, query = {}}: Call): string => {
    const given = Object.entries(query).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]]
    )
    const search = new URLSearchParams(given).toString()
    return search === '' ? `/api${path}` : `/api${path}?${search}`
}

/** The request to an endpoint of our own server. */
const ownRequest = ({body}: Call, signal: AbortSignal): RequestInit =>
    body === undefined
        ? {signal}
        : {
              method: 'POST',
              headers: {'content-type': 'application/json'},
              body: JSON.stringify(body),
              signal
          }

/**
 * The platform as a browser calls it. Public data comes with the server's shared token (docs/decisions/0008), the
 * shopper's own through the proxy, which turns the session's cookie into a token; no script can read a token.
 */
export const browserCommerce = (locale: Locale, whose: 'everybody' | 'shopper'): Commerce => {
    const {commerceApi, defaultSite, wasPriceRules, basketAnalysis} = storefrontConfig()
    const {organizationId, clientId, apiPath, ocapiPath} = commerceApi
    return createCommerce({
        siteId: defaultSite,
        locale,
        organizationId,
        clientId,
        deadlineMs,
        wasPriceRules,
        hasBasketAnalysis: basketAnalysis,
        warn: browserLog.warn,
        base: {api: whose === 'everybody' ? '/api/commerce' : apiPath, ocapi: ocapiPath},
        today: (timeZone) => dayAt(timeZone, new Date()),
        token: () => Promise.resolve(null),
        fetch: (input, init) => fetch(input, init),
        bff: (call, signal) => fetch(ownAddress(call), ownRequest(call, signal))
    })
}

/** The app context of the page, as the server wrote it into the HTML. */
export const appContextFromState = (state: PageState): AppContext => {
    const {locale, site, origin, choice, storeId} = state
    if (site) configureSite(site.id)
    const commerce = browserCommerce(locale, 'everybody')
    const {redirectHosts, thirdParties} = storefrontConfig()
    const {cardFrame, videoPlayer, wallets} = thirdParties
    return {
        locale,
        ...(site && {site}),
        origin,
        choice,
        storeId: storeId ?? undefined,
        commerce,
        redirectHosts,
        cardFrame,
        videoPlayer,
        wallets,
        traceOf: shownTrace
    }
}
