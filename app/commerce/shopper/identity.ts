import {createContext, useContext} from 'react'
import type {CommerceFailure} from '../client'

/** What the platform's record says of a customer; everything is undefined until it has been read. */
export type CustomerRecord = {
    firstName?: string
    lastName?: string
    email?: string
    /** By which they sign in; not always an e-mail address, where the provider made it [WISH-008]. */
    login?: string
    /** Where to reach them by phone; as it was given. */
    phone?: string
    /** The customer came through the identity provider, which gave them their store [STORE-054]. */
    foundByProvider?: boolean
    /** The customer's number in the rental system; anyone who has one is a renter [ROLE-004]. */
    rentalId?: string
    /** There is a decision on record that may be an approval [APPR-007]; what it is worth is asked apart. */
    mayHaveApproval?: boolean
}

/** Known to the rental system, and found by the identity provider [ROLE-007]. */
export const isRenter = ({rentalId, foundByProvider = false}: CustomerRecord): boolean =>
    rentalId !== undefined && foundByProvider

export type CustomerIdentity = CustomerRecord & {
    state: 'customer'
    customerId: string
    /** Whether the record has been read: until then nothing can be said of what it does not hold. */
    record: 'loading' | 'failed' | 'read'
}

/** How a customer's session ended without their asking for it here: it could not be renewed, it rested, or another tab signed out. */
export type SessionEnd = 'by-itself' | 'inactivity' | 'elsewhere'

/** Who the shopper is. Our own server decides it from the access token, never a cookie that happens to exist [D-14]. */
export type Identity =
    /** Not decided yet. Who was signed in when this browser last looked is a hint, for the header alone. */
    | {state: 'unknown'; firstName?: string}
    /** Not signed in; without a customer id where this browser has no session at all. */
    | {
          state: 'guest'
          customerId?: string
          /** They were signed in here until now, and have to be informed that they are not any more [D-14]. */
          ended?: SessionEnd
      }
    | CustomerIdentity
    /** Could not be decided. Anyone who was signed in when this browser last looked is shown as no guest. */
    | {state: 'failed'; failure: CommerceFailure; retry: () => void; firstName?: string}

const IdentityContext = createContext<Identity>({state: 'unknown'})

export const IdentityProvider = IdentityContext.Provider

/** Who the shopper is, as far as this page knows. Renders its caller again only when that changes. */
export const useIdentity = (): Identity => useContext(IdentityContext)
