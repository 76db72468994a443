import {withheldFields, withoutPersonalFields} from './personal-fields'

test.each`
    answer                                                         | given
    ${{basketId: 'b', c_ssn: '***-**-6786', c_dob: ''}}            | ${{basketId: 'b', c_onFile: ['c_ssn']}}
    ${{c_payfoneResponse: '{"name":"A"}'}}                         | ${{c_onFile: ['c_payfoneResponse']}}
    ${{customerId: 'c', hashedLogin: 'h', login: 'a@b.example'}}   | ${{customerId: 'c', login: 'a@b.example'}}
    ${{data: [{orderNo: '1', C_SSN: '1', lines: [{taxId: '1'}]}]}} | ${{data: [{orderNo: '1', lines: [{}]}]}}
    ${{total: 0, empty: null, is: false, list: []}}                | ${{total: 0, empty: null, is: false, list: []}}
    ${[]}                                                          | ${[]}
    ${'text'}                                                      | ${'text'}
    ${null}                                                        | ${null}
`('from the response $answer a browser gets $given [D-26, G-68]', ({answer, given}) => {
    expect(withoutPersonalFields(answer)).toEqual(given)
})

/** What the platform or the rental system calls the fields that a browser never gets (D-26, G-68). */
const spellings = [
    ['ssn', 'c_ssn', 'SSN', 'C_SSN'],
    ['socialSecurityNumber', 'social_security_number', 'c_socialSecurityNumber'],
    ['itin', 'c_itin', 'ITIN'],
    ['taxId', 'taxID', 'tax_id', 'c_taxId'],
    ['taxIdType', 'taxIDType', 'tax_id_type'],
    ['taxIdMasked', 'taxIDMasked', 'tax_id_masked'],
    ['identityNumber', 'identity_number'],
    ['driversLicense', 'drivers_license'],
    ['driversLicenseNumber', 'drivers-license-number'],
    ['dob', 'c_dob', 'DOB'],
    ['dateOfBirth', 'date_of_birth', 'c_dateOfBirth'],
    ['birthDate', 'birthdate', 'birth_date', 'c_birthDate'],
    ['birthday', 'c_birthday', 'Birthday'],
    ['payfoneResponse', 'c_payfoneResponse', 'payfone_response'],
    ['landlord', 'c_landlord'],
    ['references', 'c_references'],
    ['password', 'c_password', 'Password'],
    ['passwordHash', 'password_hash'],
    ['hashedPassword', 'hashed_password'],
    ['hashedLogin', 'hashed_login', 'c_hashedLogin'],
    ['accountNumber', 'account_number', 'c_accountNumber', 'AccountNumber'],
    ['bankAccountNumber', 'bank_account_number'],
    ['routingNumber', 'routing_number', 'c_routingNumber', 'RoutingNumber', 'routing-number'],
    ['bankRoutingNumber', 'bank_routing_number'],
    ['cardNumber', 'card_number'],
    ['creditCardNumber', 'credit_card_number'],
    ['securityCode', 'security_code'],
    ['cvv', 'CVV', 'c_cvv']
]

/** All but the look-up's own answer, which fills in the form of who asked for it. */
const names = spellings.flat().filter((name) => name !== 'payfoneResponse')

const nestings: [string, (inner: unknown) => unknown][] = [
    ['at the top', (inner) => inner],
    ['in an object', (inner) => ({customer: inner})],
    ['in a list', (inner) => [inner]],
    ['in a list of a list', (inner) => ({data: [[inner]]})],
    ['deep inside', (inner) => ({data: [{orders: {hits: [{lines: [{a: {b: inner}}]}]}}]})]
]

test('the look-up by phone fills the form in, and nothing in it identifies anybody [VERIFY-001] (D-26)', () => {
    const answer = {
        isPrefill: true,
        payfoneResponse: {
            firstName: 'Ana',
            postalCode: '90210',
            ssn: '512438861',
            dob: '1988-02-29'
        }
    }

    expect(withoutPersonalFields(answer)).toEqual({
        isPrefill: true,
        payfoneResponse: {firstName: 'Ana', postalCode: '90210'}
    })
})

describe('what a browser never gets (D-26, G-68)', () => {
    test('has a spelling in this table for each field of the list', () => {
        const plain = spellings.map(([name = '']) => name.toLowerCase())

        expect([...withheldFields].sort()).toEqual(plain.sort())
    })

    test.each(names)('%s is withheld wherever it is in a response, and whatever it is', (name) => {
        for (const [, nested] of nestings) {
            for (const value of ['secret', 123456789, {number: 'secret'}, ['secret'], null]) {
                const given = JSON.stringify(
                    withoutPersonalFields(nested({id: 'x', [name]: value}))
                )

                expect(given).not.toMatch(/secret|123456789/)
                expect(given).not.toContain(`"${name}":`)
                expect(given).toContain('"id":"x"')
            }
        }
    })
})

test.each([
    'lastFour',
    'lastFourSsn',
    'accountLastFour',
    'agreementNumber',
    'maskedNumber',
    'numberLastDigits',
    'customerReference',
    'referenceNumber',
    'passwordless',
    'login'
])('%s is given as it is: the last four, or no secret at all', (name) => {
    expect(withoutPersonalFields({[name]: '6786'})).toEqual({[name]: '6786'})
})
