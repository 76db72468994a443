import {CommerceApiProvider} from '@salesforce/commerce-sdk-react'
import type {ReactNode} from 'react'
import type {Commerce} from '@app/commerce/client'
import {type SdkClients, sdkClients} from '@app/commerce/sdk/sdk-clients'
import {currency, type Locale} from '@app/lib/address/locales'
import {storefrontConfig} from '../storefront-config'

const quiet = {
    debug: () => undefined,
    info: () => undefined,
    log: () => undefined,
    warn: () => undefined,
    error: () => undefined
}

/** The tokens are in cookies that no script can read; our own server adds them (docs/decisions/0015). */
const fetchOptions = {credentials: 'same-origin'} as const

/** The SDK's clients for this shop, which call by the given Commerce. */
export const clientsOf = (own: Commerce): SdkClients => {
    const {clientId, organizationId, shortCode} = storefrontConfig().commerceApi
    return sdkClients(own, {clientId, organizationId, shortCode})
}

type ShopperApiProps = {
    apis: SdkClients
    locale: Locale
    children: ReactNode
}

/**
 * The commerce SDK around what uses its hooks: its clients call by our `Commerce`, it does not start the session, and no
 * token is readable (docs/decisions/0030).
 */
export const ShopperApi = ({apis, locale, children}: ShopperApiProps) => {
    const {commerceApi, defaultSite} = storefrontConfig()
    const {clientId, organizationId, shortCode, apiPath} = commerceApi
    const {origin} = window.location
    return (
        <CommerceApiProvider
            clientId={clientId}
            organizationId={organizationId}
            shortCode={shortCode}
            siteId={defaultSite}
            locale={locale}
            currency={currency}
            proxy={`${origin}${apiPath}`}
            publicClientProxyEndpoint={`${origin}/mobify/slas/public`}
            redirectURI={`${origin}/callback`}
            headers={{'x-site-id': defaultSite}}
            apiClients={apis}
            fetchOptions={fetchOptions}
            enableHttpOnlySessionCookies
            disableAuthInit
            logger={quiet}
            silenceWarnings
        >
            {children}
        </CommerceApiProvider>
    )
}
