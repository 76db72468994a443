import {aCommerce} from '../../../tests/support/a-commerce'
import recorded from './recorded-answers.json'
import {
    customerDetails,
    rentalCustomer,
    toCustomerDetails,
    toRentalCustomer
} from './rental-customer'

const emerson = {
    rentalId: '70010009',
    firstName: 'Emerson',
    lastName: 'Wood',
    email: 'emerson@homeward.example',
    addresses: [
        {
            line1: '209 Sample Avenue',
            city: 'Beverly Hills',
            state: 'CA',
            postalCode: '90210',
            isPrimary: true
        }
    ],
    phones: [{number: '2135550109', isPrimary: true}],
    isRemotePaymentAllowed: true,
    storeNumber: '01001',
    electronicRecords: null
}

test('a rental customer is read by name: no birth date, tax number or hash is stored [ENTITY-020]', () => {
    const customer = toRentalCustomer(recorded.getcustomer)

    expect(customer).toEqual(emerson)
    expect(JSON.stringify(customer)).not.toMatch(/\*\*|1979|9C0492/)
})

test.each([
    [{remotePaymentAllowed: 'N'}, {isRemotePaymentAllowed: false}],
    [{storeNumber: undefined}, {storeNumber: null}],
    [{c_racCustomerID: undefined}, {rentalId: null}],
    [{emailAddress: undefined}, {email: 'emerson@homeward.example'}],
    [{phones: [{phoneType: 'HOME'}]}, {phones: []}],
    [
        {electronicRecords: {agreed: 'N', since: '2030-06-05'}},
        {electronicRecords: {isAgreed: false, since: '2030-06-05'}}
    ],
    [{electronicRecords: {agreed: 'perhaps', since: '2030-06-05'}}, {electronicRecords: null}],
    [{phones: [{phoneNumber: '1', primary: 'N'}]}, {phones: [{number: '1', isPrimary: false}]}]
])('a rental customer with %j is read as %j [ENTITY-020]', (own, expected) => {
    expect(toRentalCustomer({...recorded.getcustomer, ...own})).toEqual({...emerson, ...expected})
})

test('balances and what may be paid are read from the details [ENTITY-036] [ENTITY-041]', () => {
    expect(toCustomerDetails(recorded.customerdetailinfo)).toEqual({
        balances: [{kind: 'set-aside', amount: 12_50, agreementId: null}],
        permissions: [{id: 'agreement-blake-1', isAllowed: true}]
    })
})

test.each([
    [{accountBalance: [{customerAccountTypeRef: 'COA', accountBalance: 3, agreementId: 'a'}]}, 1],
    [{accountBalance: [{customerAccountTypeRef: 'COA', accountBalance: 0}]}, 0],
    [{accountBalance: [{customerAccountTypeRef: 'OTHER', accountBalance: 3}]}, 0]
])('details with %j have %d balances [ENTITY-036]', (raw, count) => {
    expect(toCustomerDetails({...raw, agreementAccess: []}).balances).toHaveLength(count)
})

test.each([
    [
        {customerClubId: 'club', paymentAllowed: true},
        {id: 'club', isAllowed: true}
    ],
    [
        {agreementId: 'a', paymentAllowed: false},
        {id: 'a', isAllowed: false}
    ]
])('access %j is the permission %j [ENTITY-041]', (access, permission) => {
    const details = {accountBalance: [], agreementAccess: [access, {paymentAllowed: true}]}

    expect(toCustomerDetails(details).permissions).toEqual([permission])
})

test('customer and details are fetched by POST with the customer id [API-046] [API-051]', async () => {
    const {commerce, calls} = aCommerce(({path}) =>
        path.endsWith('/getcustomer') ? recorded.getcustomer : recorded.customerdetailinfo
    )

    await rentalCustomer(commerce, 'ada').fetch()
    await customerDetails(commerce, 'ada').fetch()

    const path = '/custom/get-customer/v1/organizations/{org}'
    const body = {customerId: 'ada'}
    expect(calls).toEqual([
        {path: `${path}/getcustomer`, body, customerId: 'ada'},
        {path: `${path}/customerdetailinfo`, body, customerId: 'ada'}
    ])
})
