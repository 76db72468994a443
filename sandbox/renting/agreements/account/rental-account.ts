import type {YesNo} from '@contract/approval'
import type {Cents} from '../../../core/values/money'
import {stored} from '../../../core/values/stored'
import {defaultStore} from '../../../stores/find-stores'
import type {World} from '../../../world/world'

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

/** Whoever has never been in a store belongs to the default one. */
export const rentalAccountOf = (world: World, customerId: string): RentalAccount => {
    const row = world
        .statement<{document: string}>('SELECT document FROM rental_account WHERE customer_id = ?')
        .get(customerId)
    return row ? asAccount(row.document) : {...unknown, storeNumber: defaultStore(world).id}
}

const asAccount = (document: string): RentalAccount => stored(document)

const unknown: Omit<RentalAccount, 'storeNumber'> = {
    remotePaymentAllowed: 'Y',
    isBlacklisted: false,
    balances: [],
    secrets: {}
}

export const keepRentalAccount = ({statement}: World, customerId: string, account: RentalAccount) =>
    statement('INSERT OR REPLACE INTO rental_account (customer_id, document) VALUES (?, ?)').run(
        customerId,
        JSON.stringify(account)
    )
