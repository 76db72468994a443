import {z} from 'zod'
import type {CustomerDetailAnswer, RentalCustomer} from '@contract/agreements'
import {endpoint} from '../../core/endpoint'
import {defined} from '../../core/json'
import {dollars} from '../../core/money'
import {siteQuery} from '../../core/query-values'
import {problem} from '../../core/response'
import {presentCustomer} from '../../shoppers/customers/present-customer'
import {unlock} from '../../world/keys'
import type {World} from '../../world/world'
import {Consents, electronicRecordsOf, noteConsents} from '../approval/offers/consent-record'
import {dayAtStore} from '../days'
import {
    customPath,
    findRentalAccount,
    type Holder,
    holderOf,
    OwnRequest,
    ownScope,
    type RentalAccount,
    rentalAccountOf,
    saveRentalAccount
} from '../rental-account'
import {agreementsOf} from './agreement'
import {clubsOf} from './services/club'
import {mayPayOnline} from './due'

/** The person of a customer; only the year of the birth date and the end of the tax number. [ENTITY-020] */
export const personOf = (world: World, {id, customer}: Holder): RentalCustomer => {
    const account = rentalAccountOf(world, id)
    const {c_racCustomerID, c_racGlobalCustomerID} = customer?.profile.custom ?? {}
    return defined({
        customerId: textIn(c_racCustomerID) ?? id,
        globalCustomerId: textIn(c_racGlobalCustomerID),
        firstName: customer?.profile.firstName,
        lastName: customer?.profile.lastName,
        emailAddress: customer?.profile.email,
        dateOfBirth: shown(world, account.secrets.birthDate, (day) => `${day.slice(0, 4)}-**-**`),
        taxId: shown(world, account.secrets.taxId, (text) => `***-**-${text.slice(-4)}`),
        addresses: addressesOf(account),
        phones: account.phone
            ? [{phoneNumber: account.phone, phoneType: 'MOBILE', primary: 'Y' as const}]
            : [],
        isRegistered: customer !== undefined,
        customerType: c_racCustomerID ? 'RENTER' : 'PROSPECT',
        remotePaymentAllowed: account.remotePaymentAllowed,
        // Undefined if the customer has no store.
        storeNumber: findRentalAccount(world, id)?.storeNumber,
        electronicRecords: recordsOf(world, id, account)
    })
}

const recordsOf = (world: World, id: string, {storeNumber}: RentalAccount) => {
    const records = electronicRecordsOf(world, id)
    return records && {...records, since: dayAtStore(world, storeNumber, records.since)}
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)

const shown = (world: World, locked: string | undefined, mask: (text: string) => string) =>
    locked && mask(unlock(world, locked))

const addressesOf = ({address}: RentalAccount): RentalCustomer['addresses'] =>
    address
        ? [
              {
                  addressType: 'PRIM',
                  addressLine1: address.address1,
                  city: address.city,
                  state: address.stateCode,
                  postalCode: address.postalCode
              }
          ]
        : []

/** [API-046, ENTITY-020] */
export const getCustomer = endpoint({
    method: 'POST',
    path: customPath('get-customer', 'getcustomer'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}) =>
        customerAnswer(world, holderOf(world, body.customerId, shopper))
})

const word = z.string().trim().min(1).max(100)

const Address = z.object({
    addressLine1: word,
    city: word,
    state: z.string().regex(/^[A-Z]{2}$/),
    postalCode: z.string().regex(/^\d{5}$/)
})

/** Changes a renter's address and phone, and their consents. Refused with 409 for a customer without a rental account. */
export const updateCustomer = endpoint({
    method: 'POST',
    path: customPath('get-customer', 'updatecustomer'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        address: Address.optional(),
        phoneNumber: z
            .string()
            .regex(/^\d{10}$/)
            .optional(),
        consents: Consents.optional()
    }),
    handle: ({body, shopper, world}) => {
        const holder = holderOf(world, body.customerId, shopper)
        const account = findRentalAccount(world, holder.id)
        if (!account) return problem(409, 'not-a-renter', 'There is no rental account yet.')
        const {address, phoneNumber, consents} = body
        noteConsents(world, holder.id, consents)
        saveRentalAccount(world, holder.id, {
            ...account,
            ...(phoneNumber && {phone: phoneNumber}),
            ...(address && {
                address: {
                    address1: address.addressLine1,
                    city: address.city,
                    stateCode: address.state,
                    postalCode: address.postalCode
                }
            })
        })
        return customerAnswer(world, holder)
    }
})

const customerAnswer = (world: World, holder: Holder): RentalCustomer => {
    const {customer} = holder
    const platform = customer && presentCustomer(customer, {addresses: false, cards: false})
    return {...platform, ...personOf(world, holder)}
}

/** The account data that does not belong to an agreement. [API-051, ENTITY-036, ENTITY-041] */
export const customerDetailInfo = endpoint({
    method: 'POST',
    path: customPath('get-customer', 'customerdetailinfo'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}): CustomerDetailAnswer => {
        const holder = holderOf(world, body.customerId, shopper)
        const account = rentalAccountOf(world, holder.id)
        return {
            customer: customerAnswer(world, holder),
            accountBalance: account.balances.map(({type, amount, agreementId}) =>
                defined({
                    customerAccountTypeRef: type,
                    accountBalance: dollars(amount),
                    agreementId,
                    storeNumber: account.storeNumber
                })
            ),
            agreementAccess: [
                ...agreementsOf(world, holder.id).map((agreement) => ({
                    agreementId: agreement.id,
                    paymentAllowed: mayPayOnline(account, agreement)
                })),
                ...clubsOf(world, holder.id).map(({id}) => ({
                    customerClubId: id,
                    paymentAllowed: account.remotePaymentAllowed === 'Y'
                }))
            ]
        }
    }
})
