import type {UpdateCustomerRequest} from '@contract/agreements'
import {savedOnce} from '../outcome/saved-once'
import type {Shopper} from '../session/session'
import {useShopperMutation} from '../session/use-shopper-mutation'
import {type ActEnd, actOnce} from './act-once'
import {type RentalAddress, type RentalCustomer, rentalCustomer} from './rental-customer'

/** What renters may change themselves: their address, or the phone number on which they are called (ten digits). */
export type ContactChange = {address: Omit<RentalAddress, 'isPrimary'>} | {phone: string}

const bodyOf = (customerId: string, change: ContactChange): UpdateCustomerRequest => {
    if ('phone' in change) return {customerId, phoneNumber: change.phone}
    const {line1, city, state, postalCode} = change.address
    return {customerId, address: {addressLine1: line1, city, state, postalCode}}
}

const isStored = ({addresses, phones}: RentalCustomer, change: ContactChange): boolean => {
    if ('phone' in change) return phones.some(({number}) => number === change.phone)
    const {line1, city, state, postalCode} = change.address
    return addresses.some(
        (one) =>
            one.line1 === line1 &&
            one.city === city &&
            one.state === state &&
            one.postalCode === postalCode
    )
}

/** Saves a renter's address or phone in the rental system [ACCT-038] (G-43). */
export const saveContact = (
    {commerce, customerId}: Shopper,
    change: ContactChange
): Promise<void> => {
    const path = '/custom/get-customer/v1/organizations/{org}/updatecustomer'
    const body = bodyOf(customerId, change)
    return savedOnce({
        call: () => commerce.fetch({path, body, customerId}),
        isSaved: async () => isStored(await rentalCustomer(commerce, customerId).fetch(), change)
    })
}

export const useSaveContact = () =>
    useShopperMutation({changes: [['account', 'customer']], run: saveContact})

/** Which text was shown to the customer who withdraws a consent, in which language, and when (ISO 8601). */
export type Withdrawal = {version: string; locale: string; agreedAt: string}

/**
 * Withdraws the consent to electronic records: documents come by mail from then on, and what is signed stays signed (15
 * USC 7001(c)). If the result of the call is unknown, the record is looked up.
 */
export const useWithdrawRecordsConsent = () =>
    useShopperMutation({
        changes: [['account', 'customer']],
        run: ({commerce, customerId}: Shopper, withdrawal: Withdrawal): Promise<ActEnd<never>> => {
            const path = '/custom/get-customer/v1/organizations/{org}/updatecustomer'
            const consents = [{kind: 'electronic-records-withdrawn', ...withdrawal}]
            const body: UpdateCustomerRequest = {customerId, consents}
            return actOnce({
                call: () => commerce.fetch({path, body, customerId}),
                refusals: new Map<undefined, never>(),
                isDone: async () => {
                    const {electronicRecords} = await rentalCustomer(commerce, customerId).fetch()
                    return electronicRecords?.isAgreed === false
                }
            })
        }
    })
