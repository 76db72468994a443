import {QueryClientProvider} from '@tanstack/react-query'
import Cookies from 'js-cookie'
import type {ReactNode} from 'react'
import type {SdkClients} from '@app/commerce/sdk/sdk-clients'
import {createQueryClient} from '@app/shell/query-client'
import {ShopperApi} from '@app/shell/session/shopper-api'
import {shopperOfToken} from '../../../server/session/access-token'

/** Sets the cookies that a script can read, as our server sets them with a token. */
export const setSdkCookies = (token: string, now: Date): void => {
    const known = shopperOfToken(token, now)
    if (!known) throw new Error('The sandbox gave no token')
    Cookies.set('cc-at-expires_Homeward', String(known.expiresAt.getTime() / 1000))
    Cookies.set('customer_id_Homeward', known.customerId)
}

/** The commerce SDK around a part of the page, which calls by these clients. */
export const WithSdk = ({apis, children}: {apis: SdkClients; children: ReactNode}) => (
    <QueryClientProvider client={createQueryClient()}>
        <ShopperApi apis={apis} locale="en-US">
            {children}
        </ShopperApi>
    </QueryClientProvider>
)
