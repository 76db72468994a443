import type {UpdateCustomerRequest} from '@contract/agreements'
import type {Shopper} from '../shopper/session'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import {type RentalAddress, type RentalCustomer, toRentalCustomer} from './rental-customer'

/** What a renter may change themselves: where they live, or the number under which they are called (ten digits). */
export type ContactChange = {address: Omit<RentalAddress, 'isPrimary'>} | {phone: string}

const bodyOf = (customerId: string, change: ContactChange): UpdateCustomerRequest => {
    if ('phone' in change) return {customerId, phoneNumber: change.phone}
    const {line1, city, state, postalCode} = change.address
    return {customerId, address: {addressLine1: line1, city, state, postalCode}}
}

/** Writes a renter's address or phone into the rental system, and reads there what stands now [ACCT-038] (G-43). */
export const useSaveContact = () =>
    useShopperMutation({
        changes: [['account', 'customer']],
        run: async (
            {commerce, customerId}: Shopper,
            change: ContactChange
        ): Promise<RentalCustomer> => {
            const path = '/custom/get-customer/v1/organizations/{org}/updatecustomer'
            const body = bodyOf(customerId, change)
            return toRentalCustomer(await commerce.fetch({path, body, customerId}))
        }
    })
