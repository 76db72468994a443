import {useIdentity} from '@app/commerce/shopper/identity'
import {isOwnStoreDue} from '@app/domain/store-choice'
import {ifAllowed} from '@app/lib/browser'
import {useAppContext} from '@app/routing/app-context'

const KEY = 'own-store'

/**
 * Whether this browser has changed to the renter's own store since they signed in. Apart from the code that does it,
 * which is loaded for renters only.
 */
export const ownStoreMark = {
    isSet: (): boolean => ifAllowed(() => window.localStorage.getItem(KEY)) === '1',
    set: (): void => void ifAllowed(() => window.localStorage.setItem(KEY, '1')),
    clear: (): void => void ifAllowed(() => window.localStorage.removeItem(KEY))
}

/** Whether the customer has still to be brought to the store of their account. */
export const useIsOwnStoreDue = (): boolean => {
    const {choice} = useAppContext()
    const identity = useIdentity()
    const foundByIdentityProvider =
        identity.state === 'customer' && identity.foundByProvider === true
    return isOwnStoreDue({isDone: ownStoreMark.isSet(), foundByIdentityProvider, choice})
}
