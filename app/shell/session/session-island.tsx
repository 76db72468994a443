import type {Commerce} from '@app/commerce/client'
import {sdkClients} from '@app/commerce/shopper/sdk-clients'
import {ShopperSession, type ShopperSessionProps} from '@app/commerce/shopper/shopper-session'
import {storefrontConfig} from '../storefront-config'
import {useSdkSignIn} from './sdk-sign-in'
import {ShopperApi} from './shopper-api'

type Props = Omit<ShopperSessionProps, 'isHybrid' | 'signIn' | 'clientsOf'>

const clientsOf = (own: Commerce) => {
    const {clientId, organizationId, shortCode} = storefrontConfig().commerceApi
    return sdkClients(own, {clientId, organizationId, shortCode})
}

const SessionOfSdk = (session: Props) => (
    <ShopperSession
        {...session}
        signIn={useSdkSignIn()}
        clientsOf={clientsOf}
        isHybrid={storefrontConfig().hybrid}
    />
)

/**
 * The shopper's session and the commerce SDK, in a chunk of their own: loaded once the page is usable, and only if a
 * session exists or is needed (docs/decisions/0007, 0030).
 */
export const SessionIsland = (session: Props) => (
    <ShopperApi own={session.commerce.own}>
        <SessionOfSdk {...session} />
    </ShopperApi>
)
