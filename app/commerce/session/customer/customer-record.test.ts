import type {Customer} from '@contract/customer'
import {toCustomerRecord} from './customer-record'

const whole: Customer = {
    customerId: 'c-1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    login: 'ada-00u1',
    password: 'secret',
    hashedLogin: 'hash',
    customerType: 'registered',
    isGuest: false,
    isRegistered: true,
    c_racCustomerID: '70010004',
    c_racGlobalCustomerID: 'GC70010004',
    c_customerFoundbyOKTAId: true,
    c_customerDEApproval: '{"approvalResponse":"1"}'
}

test('a customer’s record is read by name, so that no password and no hash of a login is ever stored [ENTITY-019, ROLE-007]', () => {
    expect(toCustomerRecord(whole)).toEqual({
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        login: 'ada-00u1',
        rentalId: '70010004',
        foundByProvider: true,
        mayHaveApproval: false
    })
})

test.each`
    raw                               | record
    ${{}}                             | ${{foundByProvider: false}}
    ${{login: 'ada@example.com'}}     | ${{foundByProvider: false, email: 'ada@example.com', login: 'ada@example.com'}}
    ${{login: 'okta-emea-00u77'}}     | ${{foundByProvider: false, login: 'okta-emea-00u77'}}
    ${{phoneMobile: '3105550142'}}    | ${{foundByProvider: false, phone: '3105550142'}}
    ${{phoneHome: '3105550143'}}      | ${{foundByProvider: false, phone: '3105550143'}}
    ${{c_racCustomerID: 70010004}}    | ${{foundByProvider: false, rentalId: '70010004'}}
    ${{c_customerFoundbyOKTAId: 'x'}} | ${{foundByProvider: false}}
`('of $raw what it says is read, and nothing is made up [ROLE-007]', ({raw, record}) => {
    expect(toCustomerRecord({customerId: 'ada', ...raw})).toEqual({
        ...record,
        mayHaveApproval: false
    })
})
