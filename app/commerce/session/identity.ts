import {createContext, useContext} from 'react'
import type {CommerceFailure} from '../client'

/** The platform's record of a customer; every field is undefined until it has been read. */
export type CustomerRecord = {
    firstName?: string
    lastName?: string
    email?: string
    /** The login; not always an e-mail address, if the provider created it [WISH-008]. */
    login?: string
    /** The phone number, as it was given. */
    phone?: string
    /** The customer was found by the identity provider, which assigns their store [STORE-054]. */
    foundByProvider?: boolean
    /** The customer's number in the rental system; a customer who has one is a renter [ROLE-004]. */
    rentalId?: string
    /** There is a decision on record that may be an approval [APPR-007]; its amount is a query of its own. */
    mayHaveApproval?: boolean
}

/** Whether the customer is known to the rental system, and was found by the identity provider [ROLE-007]. */
export const isRenter = ({rentalId, foundByProvider = false}: CustomerRecord): boolean =>
    rentalId !== undefined && foundByProvider

export type CustomerIdentity = CustomerRecord & {
    state: 'customer'
    customerId: string
    /** Whether the record has been read: until then a missing field means nothing. */
    record: 'loading' | 'failed' | 'read'
}

/**
 * How a customer's session ended without a sign-out on this page: it could not be renewed, the customer was inactive,
 * or another tab signed out.
 */
export type SessionEnd = 'by-itself' | 'inactivity' | 'elsewhere'

/** Who the shopper is. Our own server decides it from the access token; a cookie alone never does [D-14]. */
export type Identity =
    /** Not decided yet. The name of the customer who was signed in last is only a hint for the header. */
    | {state: 'unknown'; firstName?: string}
    /** Not signed in; without a customer id where this browser has no session at all. */
    | {
          state: 'guest'
          customerId?: string
          /** They were signed in here until now, and have to be told that they no longer are [D-14]. */
          ended?: SessionEnd
      }
    | CustomerIdentity
    /** Could not be decided. A customer who was signed in before is not shown as a guest. */
    | {state: 'failed'; failure: CommerceFailure; retry: () => void; firstName?: string}

const IdentityContext = createContext<Identity>({state: 'unknown'})

export const IdentityProvider = IdentityContext.Provider

/** Who the shopper is, as far as this page knows. Renders its caller again only when that changes. */
export const useIdentity = (): Identity => useContext(IdentityContext)
