import {problem} from '../../../core/problem'
import type {Customer} from '../../../shoppers/customers/model/customer'
import {findCustomer} from '../../../shoppers/customers/model/keep-customer'
import type {Shopper} from '../../../shoppers/sign-in/shopper'
import type {World} from '../../../world/world'

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
