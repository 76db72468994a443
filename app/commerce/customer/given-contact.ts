import {useStore} from 'zustand'
import {createStore} from 'zustand/vanilla'
import type {Recipient} from '@app/domain/basket/recipient'

/** Who somebody is and where they live, as they have said it in an application. */
export type GivenContact = Recipient & {
    email: string
    country: string
    /** The id of the customer, also of a guest, who said it. */
    customerId: string
}

/** In this document's memory alone. */
const given = createStore<{contact: GivenContact | null}>(() => ({contact: null}))

/** Keeps what an applicant has said, so that no later form asks for it again. */
export const keepContact = (contact: GivenContact): void => given.setState({contact})

/** What this shopper has said of themself in this document; null if nothing, or if somebody else did. */
export const useGivenContact = (customerId: string | undefined): GivenContact | null => {
    const contact = useStore(given, (held) => held.contact)
    return contact?.customerId === customerId ? contact : null
}
