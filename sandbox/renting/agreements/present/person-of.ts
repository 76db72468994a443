import type {RentalCustomer} from '@contract/agreements'
import {defined} from '../../../core/values/defined'
import {unlock} from '../../../world/secret-box'
import type {World} from '../../../world/world'
import type {Holder} from '../account/holder-of'
import {rentalAccountOf, type RentalAccount} from '../account/rental-account'

/** Who a customer is; of the birth date only the year, of the tax number only the end. [ENTITY-020] */
export const personOf = (world: World, {id, customer}: Holder): RentalCustomer => {
    const account = rentalAccountOf(world, id)
    const {c_racCustomerID, c_racGlobalCustomerID} = customer?.profile.custom ?? {}
    return defined({
        customerId: typeof c_racCustomerID === 'string' ? c_racCustomerID : id,
        globalCustomerId:
            typeof c_racGlobalCustomerID === 'string' ? c_racGlobalCustomerID : undefined,
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
        storeNumber: account.storeNumber
    })
}

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
