import {useEffect, useRef} from 'react'
import {useIdentity} from '@app/commerce/shopper/identity'
import {useSessionActions} from '@app/commerce/shopper/session'
import {onEvent} from '@app/commerce/shopper/shop-event'
import {isLoginPath} from '@app/domain/login-path'
import {usePageLocation} from '@app/routing/location'
import type {LayoutName} from '@app/routing/route'

/**
 * Gives a guest who has ordered another session once they go on to the shop, so that nobody after them finds their order in
 * it [D-05]. Not on the confirmation, which is theirs, nor on the way to an account, which takes the agreements over [D-17].
 */
export const useNewSessionAfterOrder = (layout: LayoutName): void => {
    const {state} = useIdentity()
    const {startNewSession} = useSessionActions()
    const {path} = usePageLocation()
    const hasOrdered = useRef(false)
    useEffect(
        () =>
            onEvent(({event}) => {
                if (event === 'ordered') hasOrdered.current = true
            }),
        []
    )
    const isInShop = layout === 'full' && !isLoginPath(path)
    useEffect(() => {
        if (!hasOrdered.current || !isInShop || state !== 'guest') return
        hasOrdered.current = false
        // Where it fails the session goes on; the platform ends it in its own time.
        startNewSession().catch(() => undefined)
    }, [isInShop, state, startNewSession])
}
