import {assignStore} from './assign-store'

const choice = {storeId: '0202', zip: '75024', source: 'chosen'}
const zipOnly = {zip: '75024', source: 'ip'}
const customer = {storeId: '0101', foundByIdentityProvider: false}
const locked = {storeId: '0101', foundByIdentityProvider: true}
const newCustomer = {foundByIdentityProvider: true}

const fromCustomer = {storeId: '0101', from: 'customer', locked: false}
const fromChoice = {storeId: '0202', from: 'choice', locked: false}
const nearest = {storeId: '0303', from: 'auto-assign', locked: false}

test.each`
    situation                               | facts                                                                                     | assigned
    ${'a customer with a store'}            | ${{customer, choice: null}}                                                               | ${fromCustomer}
    ${'a customer with a store who chose'}  | ${{customer, choice}}                                                                     | ${fromCustomer}
    ${'one found by the identity provider'} | ${{customer: locked, choice}}                                                             | ${{...fromCustomer, locked: true}}
    ${'a customer without a store'}         | ${{customer: newCustomer, choice}}                                                        | ${fromChoice}
    ${'a guest who chose'}                  | ${{choice}}                                                                               | ${fromChoice}
    ${'a guest who chose, auto-assign on'}  | ${{choice, autoAssignEnabled: true, nearestStoreId: '0303'}}                              | ${fromChoice}
    ${'a guest with only a zip'}            | ${{choice: zipOnly, autoAssignEnabled: true, nearestStoreId: '0303'}}                     | ${nearest}
    ${'a guest, auto-assign on'}            | ${{choice: null, autoAssignEnabled: true, nearestStoreId: '0303'}}                        | ${nearest}
    ${'a new customer, auto-assign on'}     | ${{customer: newCustomer, choice: null, autoAssignEnabled: true, nearestStoreId: '0303'}} | ${nearest}
    ${'a guest, auto-assign off'}           | ${{choice: null, nearestStoreId: '0303'}}                                                 | ${undefined}
    ${'a guest with no store near'}         | ${{choice: null, autoAssignEnabled: true}}                                                | ${undefined}
`('$situation [STORE-053] [STORE-054] [STORE-055] (G-50)', ({facts, assigned}) => {
    expect(assignStore({autoAssignEnabled: false, ...facts})).toEqual(assigned)
})
