import {useEffect, useRef} from 'react'
import {useIdentity} from '@app/commerce/session/identity'
import {useSessionActions} from '@app/commerce/session/session'
import {onEvent} from '@app/commerce/session/shop-event'
import {isLoginPath} from '@app/domain/person/login-path'
import {usePageLocation} from '@app/routing/route/location'
import type {LayoutName} from '@app/routing/route/route'

/**
 * Gives a guest who has ordered another session once they continue shopping, so that nobody after them finds their
 * order in it [D-05]. Not on the confirmation page, which shows the order, nor on the way to an account, to which the
 * agreements are moved [D-17].
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
        // If it fails the session continues; the platform ends it later.
        startNewSession().catch(() => undefined)
    }, [isInShop, state, startNewSession])
}
