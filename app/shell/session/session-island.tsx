import {CommerceApiProvider} from '@salesforce/commerce-sdk-react'
import {ShopperSession, type ShopperSessionProps} from '@app/commerce/shopper/shopper-session'
import type {Locale} from '@app/lib/locales'
import {storefrontConfig} from '../storefront-config'

type Props = Omit<ShopperSessionProps, 'isHybrid'> & {locale: Locale}

const quiet = {
    debug: () => undefined,
    info: () => undefined,
    log: () => undefined,
    warn: () => undefined,
    error: () => undefined
}

/**
 * The shopper's session with the two commerce SDK packages, in a chunk of its own: loaded after the page is usable, and
 * only where a session exists or is needed (docs/decisions/0007). The session begins by itself, so the SDK does not.
 */
export const SessionIsland = ({locale, ...session}: Props) => {
    const {commerceApi, defaultSite, hybrid} = storefrontConfig()
    const {origin} = window.location
    return (
        <CommerceApiProvider
            clientId={commerceApi.clientId}
            organizationId={commerceApi.organizationId}
            shortCode={commerceApi.shortCode}
            siteId={defaultSite}
            locale={locale}
            currency="USD"
            proxy={`${origin}${commerceApi.apiPath}`}
            publicClientProxyEndpoint={`${origin}/mobify/slas/public`}
            redirectURI={`${origin}/callback`}
            headers={{'x-site-id': defaultSite}}
            enableHttpOnlySessionCookies
            disableAuthInit
            logger={quiet}
            silenceWarnings
        >
            <ShopperSession {...session} isHybrid={hybrid} />
        </CommerceApiProvider>
    )
}
