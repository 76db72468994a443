import {ifAllowed} from '@app/lib/browser'

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
