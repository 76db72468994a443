import {z} from 'zod'
import type {YesNo} from '@contract/approval'
import {parseStored} from '../core/json'
import type {Cents} from '../core/money'
import {problem} from '../core/response'
import {type Customer, findCustomer} from '../shoppers/customers/customer'
import {defaultStore} from '../stores/store'
import type {Shopper, World} from '../world/world'

/** A call of the retailer's own. [API-003] */
export const customPath = <Api extends string, Name extends string>(api: Api, name: Name) =>
    `/custom/${api}/v1/organizations/:organizationId/${name}` as const

/** For what is the same for everybody. */
export const readScope = 'c_homeward'

/** For whatever is somebody's own, reading too: a token that many share has it not. */
export const ownScope = 'c_homeward.rw'

export const identifier = z.string().min(1).max(64)

/** Every call about somebody names them. */
export const OwnRequest = z.looseObject({customerId: identifier})

/** A day that the calendar has. */
export const day = z.iso.date()

export const yesNo = z.enum(['Y', 'N'])
export const schedule = z.enum(['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY'])

/** Whose data a call is about. A guest has no profile. */
export type Holder = {id: string; customer: Customer | undefined}

/** A shopper names themselves by the platform's id, the rent-to-own or the global number; anybody else is nobody. */
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
    /** Locked texts: birthDate, taxId. */
    secrets: Record<string, string>
}

/** What is on record; undefined for anyone who has never rented. */
export const findRentalAccount = (
    {statement}: World,
    customerId: string
): RentalAccount | undefined => {
    const row = statement<{document: string}>(
        'SELECT document FROM rental_account WHERE customer_id = ?'
    ).get(customerId)
    return row && asAccount(row.document)
}

/** Anyone who has never been in a store belongs to the default one. */
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
