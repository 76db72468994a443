import {findCustomer, saveProfile} from '../shoppers/customers/customer'
import type {World} from '../world/world'
import {approvalOf} from './approval/approval'
import {agreementsOf} from './agreements/agreement'
import {rentalAccountOf, saveRentalAccount} from './rental-account'

const firstNumber = 70_020_000

/**
 * With the first signed agreement a customer becomes a renter: they get their two numbers, and an account at the
 * agreement's store with the data of the application [D-18]. For a guest this happens when they register. A second call
 * changes nothing.
 */
export const noteRenter = (world: World, customerId: string) => {
    const customer = findCustomer(world, customerId)
    const [signed] = agreementsOf(world, customerId).filter(
        ({signing}) => signing.signerStatus === 'Completed'
    )
    if (!customer || !signed || customer.profile.custom.c_racCustomerID !== undefined) return
    const number = firstNumber + Number(customer.customerNo)
    const {phone, address, secrets} = approvalOf(world, customerId)?.applicant ?? {secrets: {}}
    const account = rentalAccountOf(world, customerId)
    saveRentalAccount(world, customerId, {
        ...account,
        storeNumber: signed.storeNumber,
        phone: account.phone ?? phone,
        address: account.address ?? address,
        secrets: {...secrets, ...account.secrets}
    })
    const {profile} = customer
    saveProfile(world, customer, {
        ...profile,
        custom: {
            ...profile.custom,
            c_racCustomerID: String(number),
            c_racGlobalCustomerID: `GC${number}`
        }
    })
}
