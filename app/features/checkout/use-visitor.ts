import {useIdentity} from '@app/commerce/shopper/identity'
import {useHydrated} from '@app/lib/react-hooks'

/** Whether there is anybody whose checkout it could be: who has no session has no cart, and has ordered nothing. */
export const useVisitor = (): 'unknown' | 'nobody' | 'somebody' => {
    const isLive = useHydrated()
    const identity = useIdentity()
    if (identity.state === 'guest' && identity.customerId === undefined) return 'nobody'
    return isLive ? 'somebody' : 'unknown'
}
