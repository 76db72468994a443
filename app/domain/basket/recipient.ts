/** Who receives the pieces, and where; for a pick-up, the shopper's home address, which the agreement names. */
export type Recipient = {
    firstName: string
    lastName: string
    phone: string
    address1: string
    address2: string
    city: string
    state: string
    postalCode: string
}

/** A recipient of whom nothing is typed yet. */
export const noRecipient: Recipient = {
    firstName: '',
    lastName: '',
    phone: '',
    address1: '',
    address2: '',
    city: '',
    state: '',
    postalCode: ''
}

type InCountry = Recipient & {country: string}

/** Where what is known of a recipient comes from; what the basket has was said last. */
type Sources = {
    basket: {recipient: Recipient | null; email: string | null} | null
    /** The customer's own record. */
    known: {firstName: string; lastName: string; email: string}
    /** Said in an application. */
    given?: (InCountry & {email: string}) | null
    /** The preferred address of the address book. */
    saved?: InCountry | null
    /** The phone number of the customer's record. */
    phone?: string
    store: {state: string}
}

/** An address in another country is left out, as stores deliver in their own. */
const addressIn = ({basket, given, saved}: Sources): Recipient | null =>
    basket?.recipient ?? [given, saved].find((one) => one?.country === 'US') ?? null

/** Fields by name: an address of the platform has more of them. */
const recipientOf = (from: Recipient): Recipient => {
    const {firstName, lastName, phone, address1, address2, city, state, postalCode} = from
    return {firstName, lastName, phone, address1, address2, city, state, postalCode}
}

/**
 * Who receives the order, from what the shopper has said before, the latest first. Without an address the state is the
 * store's.
 */
export const knownRecipient = (sources: Sources) => {
    const {basket, known, given, phone = '', store} = sources
    const {firstName, lastName} = known
    const address = addressIn(sources)
    const whole = recipientOf(address ?? {...noRecipient, firstName, lastName, state: store.state})
    return {
        ...whole,
        phone: whole.phone || phone,
        email: basket?.email || known.email || (given?.email ?? ''),
        isAddressKnown: address !== null
    }
}
