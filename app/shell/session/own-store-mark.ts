import {ifAllowed} from '@app/lib/browser'

const KEY = 'own-store'

/**
 * Whether this browser has shown its renter their own store since they signed in. Apart from the code that shows it, which
 * is loaded for renters alone.
 */
export const ownStoreMark = {
    isSet: (): boolean => ifAllowed(() => window.localStorage.getItem(KEY)) === '1',
    set: (): void => void ifAllowed(() => window.localStorage.setItem(KEY, '1')),
    clear: (): void => void ifAllowed(() => window.localStorage.removeItem(KEY))
}
