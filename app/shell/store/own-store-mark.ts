import {useIdentity} from '@app/commerce/session/identity'
import {isOwnStoreDue} from '@app/domain/stores/store-choice'
import {localTexts} from '@app/lib/browser/browser-storage'
import {useAppContext} from '@app/routing/route/app-context'

const KEY = 'own-store'

/**
 * Whether this browser has changed to the renter's own store since they signed in. Apart from the code that does it,
 * which is loaded for renters only.
 */
export const ownStoreMark = {
    isSet: (): boolean => localTexts.get(KEY) === '1',
    set: (): void => void localTexts.set(KEY, '1'),
    clear: (): void => localTexts.remove(KEY)
}

/** Whether the customer has still to be brought to the store of their account. */
export const useIsOwnStoreDue = (): boolean => {
    const {choice} = useAppContext()
    const identity = useIdentity()
    const foundByIdentityProvider =
        identity.state === 'customer' && identity.foundByProvider === true
    return isOwnStoreDue({isDone: ownStoreMark.isSet(), foundByIdentityProvider, choice})
}
