import {useIdentity} from '@app/commerce/session/identity'
import {useHydrated} from '@app/lib/browser/react-hooks'

/**
 * Whether there can be a checkout: a visitor without a session has no cart and no order ('nobody'). 'unknown' before
 * hydration.
 */
export const useCheckoutShopper = (): 'unknown' | 'nobody' | 'somebody' => {
    const isLive = useHydrated()
    const identity = useIdentity()
    if (identity.state === 'guest' && identity.customerId === undefined) return 'nobody'
    return isLive ? 'somebody' : 'unknown'
}
