/**
 * Fields that are never sent to a browser, at any depth of a response [D-26, G-68]: what identifies a person, what opens
 * an account, and what somebody said about third persons. Spelled without the platform's "c_", signs and capitals.
 */
export const withheldFields = [
    'ssn',
    'socialsecuritynumber',
    'itin',
    'taxid',
    'taxidtype',
    'taxidmasked',
    'identitynumber',
    'driverslicense',
    'driverslicensenumber',
    'dob',
    'dateofbirth',
    'birthdate',
    'birthday',
    'payfoneresponse',
    'landlord',
    'references',
    'password',
    'passwordhash',
    'hashedpassword',
    'hashedlogin',
    'accountnumber',
    'bankaccountnumber',
    'routingnumber',
    'bankroutingnumber',
    'cardnumber',
    'creditcardnumber',
    'securitycode',
    'cvv'
] as const

const WITHHELD: ReadonlySet<string> = new Set(withheldFields)

/** A name however it is spelled: c_routingNumber, routing_number and RoutingNumber are one field. */
const plainName = (name: string): string =>
    name
        .replace(/^c_/i, '')
        .replace(/[^a-z0-9]/gi, '')
        .toLowerCase()

/**
 * The look-up's own answer, with which the shopper's form is filled in: name and address, by the number that they have
 * proved to be theirs [VERIFY-001]. Stored as an attribute, `c_payfoneResponse`, it is withheld like the rest.
 */
const LOOK_UP_ANSWER = 'payfoneResponse'

const isWithheld = (name: string): boolean =>
    name !== LOOK_UP_ANSWER && WITHHELD.has(plainName(name))

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** The names of the removed attributes that have a value, so that a form need not ask for them again. */
const onFile = (entries: readonly [string, unknown][]): Record<string, string[]> => {
    const names = entries
        .filter(([name, value]) => name.startsWith('c_') && isWithheld(name) && isFilled(value))
        .map(([name]) => name)
    return names.length > 0 ? {c_onFile: names} : {}
}

/**
 * A response without fields that are only ever written: identity numbers, birth dates, data looked up about a person.
 * An object that had some of them lists their names in `c_onFile`.
 */
export const withoutPersonalFields = (answer: unknown): unknown => {
    if (Array.isArray(answer)) return answer.map(withoutPersonalFields)
    if (typeof answer !== 'object' || answer === null) return answer
    const entries: [string, unknown][] = Object.entries(answer)
    return {
        ...Object.fromEntries(
            entries
                .filter(([name]) => !isWithheld(name))
                .map(([name, value]) => [name, withoutPersonalFields(value)])
        ),
        ...onFile(entries)
    }
}
