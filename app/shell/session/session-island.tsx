import {ShopperSession, type ShopperSessionProps} from '@app/commerce/shopper/shopper-session'
import type {Locale} from '@app/lib/locales'
import {storefrontConfig} from '../storefront-config'
import {useSdkOnDemand} from './sdk-on-demand'

type Props = Omit<ShopperSessionProps, 'isHybrid' | 'signIn'> & {locale: Locale}

/**
 * The shopper's session, in a chunk of its own: loaded once the page is usable, and only if a session exists or is
 * needed (docs/decisions/0007); the SDK even later, if at all (docs/decisions/0025).
 */
export const SessionIsland = ({locale, ...session}: Props) => {
    const {signIn, island} = useSdkOnDemand(locale)
    return (
        <>
            {island}
            <ShopperSession {...session} signIn={signIn} isHybrid={storefrontConfig().hybrid} />
        </>
    )
}
