import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import {isStoreLocked} from '@app/domain/store/choice/is-store-locked'
import {useVisit} from '@app/routing/visit'

/** Whether the shopper's store is theirs for good: it came with their sign-in [STORE-054]. */
export const useStoreLock = (): boolean => {
    const {choice} = useVisit()
    const {session} = useShopperSession()
    const foundByIdentityProvider =
        session.state === 'ready' && session.registered && session.foundByProvider === true
    return isStoreLocked({storeId: choice?.storeId, foundByIdentityProvider})
}
