import {CommerceApiProvider} from '@salesforce/commerce-sdk-react'
import {useMemo, type ReactNode} from 'react'
import type {Commerce} from '@app/commerce/client'
import {sdkClients} from '@app/commerce/shopper/sdk-clients'
import {currency} from '@app/lib/locales'
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

export type ShopperApiProps = {
    /** The platform, called with the shopper's own token, renewed when it is due. */
    own: Commerce
    children: ReactNode
}

/**
 * The commerce SDK around what uses its hooks: its clients call by our `Commerce`, it does not start the session, and no
 * token is readable (docs/decisions/0030).
 */
export const ShopperApi = ({own, children}: ShopperApiProps) => {
    const {commerceApi, defaultSite} = storefrontConfig()
    const {clientId, organizationId, shortCode, apiPath} = commerceApi
    const {origin} = window.location
    const apiClients = useMemo(
        () => sdkClients(own, {clientId, organizationId, shortCode}),
        [own, clientId, organizationId, shortCode]
    )
    return (
        <CommerceApiProvider
            clientId={clientId}
            organizationId={organizationId}
            shortCode={shortCode}
            siteId={defaultSite}
            locale={own.locale}
            currency={currency}
            proxy={`${origin}${apiPath}`}
            publicClientProxyEndpoint={`${origin}/mobify/slas/public`}
            redirectURI={`${origin}/callback`}
            headers={{'x-site-id': defaultSite}}
            apiClients={apiClients}
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
