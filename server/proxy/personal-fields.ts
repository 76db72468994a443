/** Fields that a browser never gets, at any depth of a response [D-26, G-68]. */
const WITHHELD = new Set([
    'c_ssn',
    'c_dob',
    'c_payfoneresponse',
    'c_landlord',
    'c_references',
    'hashedlogin',
    'password',
    'taxid',
    'taxidtype',
    'taxidmasked',
    'dateofbirth',
    'birthday',
    'dob',
    'ssn',
    'accountnumber',
    'routingnumber'
])

const isWithheld = (name: string): boolean => WITHHELD.has(name.toLowerCase())

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** What is on file of a person without saying it: the names of the attributes that a form need not ask again. */
const onFile = (entries: readonly [string, unknown][]): Record<string, string[]> => {
    const names = entries
        .filter(([name, value]) => name.startsWith('c_') && isWithheld(name) && isFilled(value))
        .map(([name]) => name)
    return names.length > 0 ? {c_onFile: names} : {}
}

/**
 * An answer without what is only ever written: identity numbers, birth dates, what was looked up about a person. An object
 * that had some of it names them in `c_onFile`.
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
