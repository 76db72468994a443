import {CommerceApiProvider} from '@salesforce/commerce-sdk-react'
import {ShopperBasket, type ShopperBasketProps} from '@app/commerce/basket/shopper-basket'
import type {Commerce, Locale} from '@app/commerce/client'
import {useMemo} from 'react'
import {storefrontConfig} from '../storefront-config'
import {browserCommerce} from '../browser-context'

type Props = Omit<ShopperBasketProps, 'commerce'> & {locale: Locale; commerce: Commerce}

const quiet = {
    debug: () => undefined,
    info: () => undefined,
    log: () => undefined,
    warn: () => undefined,
    error: () => undefined
}

/**
 * The shopper's session with the two commerce SDK packages, in a chunk of its own: loaded after the page is usable, and
 * only where a session exists or is needed (docs/decisions/0007).
 */
export const SessionIsland = ({locale, commerce: open, ...basket}: Props) => {
    const {commerceApi, defaultSite} = storefrontConfig()
    const {origin} = window.location
    const own = useMemo(() => browserCommerce(locale, 'shopper'), [locale])
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
            logger={quiet}
            silenceWarnings
        >
            <ShopperBasket {...basket} commerce={{open, own}} />
        </CommerceApiProvider>
    )
}
