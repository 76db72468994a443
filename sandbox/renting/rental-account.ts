import {z} from 'zod'
import type {YesNo} from '@contract/approval'
import {parseStored} from '../core/json'
import type {Cents} from '../core/money'
import {problem} from '../core/response'
import {type Customer, findCustomer} from '../shoppers/customers/customer'
import {defaultStore} from '../stores/store'
import type {Shopper, World} from '../world/world'

/** The path of one of the retailer's own calls. [API-003] */
export const customPath = <Api extends string, Name extends string>(api: Api, name: Name) =>
    `/custom/${api}/v1/organizations/:organizationId/${name}` as const

/** The scope for data that is the same for everybody. */
export const readScope = 'c_homeward'

/** The scope for personal data, for reading too. Tokens that are shared by many shoppers do not have it. */
export const ownScope = 'c_homeward.rw'

export const identifier = z.string().min(1).max(64)

/** Every call about a customer contains their id. */
export const OwnRequest = z.looseObject({customerId: identifier})

/** A day that exists in the calendar. */
export const day = z.iso.date()

export const yesNo = z.enum(['Y', 'N'])
export const schedule = z.enum(['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY'])

/** The customer that a call is about. A guest has no profile. */
export type Holder = {id: string; customer: Customer | undefined}

/**
 * The customer of a call, who is named by the platform's id, the rent-to-own number or the global number. Any other
 * customer's number is refused.
 */
export const holderOf = (world: World, name: string, {customerId, isGuest}: Shopper): Holder => {
    const customer = isGuest ? undefined : findCustomer(world, customerId)
    const {c_racCustomerID, c_racGlobalCustomerID} = customer?.profile.custom ?? {}
    if (![customerId, c_racCustomerID, c_racGlobalCustomerID].includes(name)) {
        problem(404, 'customer-not-found', 'No such customer was found.')
    }
    return {id: customerId, customer}
}

/** What the retailer's own system knows of a customer, besides the storefront's profile. */
export type RentalAccount = {
    storeNumber: string
    remotePaymentAllowed: YesNo
    isBlacklisted: boolean
    phone?: string | undefined
    address?: {address1: string; city: string; stateCode: string; postalCode: string} | undefined
    balances: {type: 'SUSP' | 'COA'; amount: Cents; agreementId?: string | undefined}[]
    /** Encrypted texts: birthDate, taxId. */
    secrets: Record<string, string>
}

/** The stored rental account; undefined for a customer who has never rented. */
export const findRentalAccount = (
    {statement}: World,
    customerId: string
): RentalAccount | undefined => {
    const row = statement<{document: string}>(
        'SELECT document FROM rental_account WHERE customer_id = ?'
    ).get(customerId)
    return row && asAccount(row.document)
}

/** The rental account. A customer without one gets the default store. */
export const rentalAccountOf = (world: World, customerId: string): RentalAccount =>
    findRentalAccount(world, customerId) ?? {...unknown, storeNumber: defaultStore(world).id}

const asAccount = (document: string): RentalAccount => parseStored(document)

const unknown: Omit<RentalAccount, 'storeNumber'> = {
    remotePaymentAllowed: 'Y',
    isBlacklisted: false,
    balances: [],
    secrets: {}
}

export const saveRentalAccount = ({statement}: World, customerId: string, account: RentalAccount) =>
    statement('INSERT OR REPLACE INTO rental_account (customer_id, document) VALUES (?, ?)').run(
        customerId,
        JSON.stringify(account)
    )
