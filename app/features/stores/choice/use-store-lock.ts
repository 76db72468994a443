import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import {isStoreLocked} from '@app/domain/store/choice/is-store-locked'
import {useVisit} from '@app/routing/visit'

/**
 * Whether the shopper's store is known to be theirs for good: it came with their sign-in [STORE-054]. Until that is known
 * the buttons stand, and a change that is asked for waits (`changeUnlessLocked`).
 */
export const useStoreLock = (): boolean => {
    const {choice} = useVisit()
    const {session} = useShopperSession()
    if (session.state !== 'ready') return false
    const {registered, foundByProvider: foundByIdentityProvider = false} = session
    return isStoreLocked({storeId: choice?.storeId, registered, foundByIdentityProvider})
}
