import {useGivenContact} from '@app/commerce/customer/given-contact'
import {profileOf} from '@app/commerce/customer/profile'
import {knownRecipient, type Recipient} from '@app/domain/basket/recipient'
import {useShopper} from '@app/commerce/session/session'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import type {Checkout} from '../frame/use-checkout'

/** Who receives the order as far as the shop knows, and whether it knows where. */
export type Known = Recipient & {email: string; isAddressKnown: boolean}

const none = {addresses: [], phone: ''}

/**
 * What the shopper has told already, so that it is not asked again: in this checkout, in an application in this document,
 * or in their address book; undefined while that is read. A book that cannot be read asks for everything.
 */
export const useKnownRecipient = (checkout: Checkout): Known | undefined => {
    const shopper = useShopper()
    const given = useGivenContact(shopper?.customerId)
    const isKnown = Boolean(checkout.basket?.recipient ?? given)
    const isBookNeeded = !isKnown && shopper?.registered === true
    const book = usePersonalQuery(profileOf, isBookNeeded)
    if (isBookNeeded && book.state === 'loading') return undefined
    const {addresses, phone} = book.state === 'ready' ? book.value : none
    return knownRecipient({...checkout, given, saved: addresses[0] ?? null, phone})
}
