import {useEffect} from 'react'
import {useIdentity} from '@app/commerce/session/identity'
import {takeSignIn} from '@app/commerce/session/stored-hints'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {useWelcome} from './use-welcome'

/**
 * Greets a shopper who returns from the identity provider, and says which parts of their guest session could not be
 * kept [AUTH-008, D-16, D-17].
 */
export const ProviderGreeting = ({onGreeted}: {onGreeted: () => void}) => {
    const identity = useIdentity()
    const welcome = useWelcome()
    const isKnown = identity.state === 'customer' && identity.record !== 'loading'
    const customerId = isKnown ? identity.customerId : undefined
    const firstName = isKnown ? (identity.firstName ?? '') : ''
    useEffect(() => {
        if (customerId === undefined) return
        const {basket, wishList} = takeSignIn() ?? {basket: 'unchanged', wishList: 'unchanged'}
        welcome({customerId, firstName, basket, wishList})
        emitShopEvent({event: 'signed-in', by: 'provider'})
        onGreeted()
    }, [customerId, firstName, welcome, onGreeted])
    return null
}
