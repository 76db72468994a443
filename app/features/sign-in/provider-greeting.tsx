import {useEffect} from 'react'
import {useIdentity} from '@app/commerce/shopper/identity'
import {tellEvent} from '@app/commerce/shopper/shop-event'
import {useWelcome} from './use-welcome'

/** Greets whoever comes back from the identity provider, once it is known who they are [AUTH-008, D-16]. */
export const ProviderGreeting = ({onGreeted}: {onGreeted: () => void}) => {
    const identity = useIdentity()
    const welcome = useWelcome()
    const isKnown = identity.state === 'customer' && identity.record !== 'loading'
    const customerId = isKnown ? identity.customerId : undefined
    const firstName = isKnown ? (identity.firstName ?? '') : ''
    useEffect(() => {
        if (customerId === undefined) return
        welcome({customerId, firstName, basket: 'kept', wishList: 'kept'})
        tellEvent({event: 'signed-in', by: 'provider'})
        onGreeted()
    }, [customerId, firstName, welcome, onGreeted])
    return null
}
