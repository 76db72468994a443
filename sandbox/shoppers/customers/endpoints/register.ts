import {endpoint} from '../../../core/endpoint'
import {handOverBaskets} from '../../baskets/model/keep-basket'
import {Password} from '../password-rules'
import {hashedPassword} from '../password'
import {findCustomerByLogin, insertCustomer, loginIsTaken} from '../model/keep-customer'
import {presentCustomer} from '../model/present-customer'
import {emptyProfile, withProfile} from '../model/with-profile'
import {RegistrationRequest} from '../requests/profile'
import {customerQuery, customersPath} from './customer-path'

/**
 * A new registered customer. Signing in is another call [AUTH-025]. The basket that the guest has filled becomes the
 * customer's at once: there is nothing to merge.
 */
export const registerCustomer = endpoint({
    method: 'POST',
    path: customersPath,
    scope: 'sfcc.shopper-customers.register',
    query: customerQuery,
    body: RegistrationRequest.extend({password: Password}),
    // Hashing takes its time; the login is asked for again when it is written.
    atomic: false,
    handle: async ({body, shopper, world}) => {
        const {login} = body.customer
        if (findCustomerByLogin(world, login)) loginIsTaken(login)
        const passwordHash = await hashedPassword(body.password)
        return world.transaction(() => {
            if (findCustomerByLogin(world, login)) loginIsTaken(login)
            const profile = withProfile(world, emptyProfile, body.customer)
            const id = world.newId()
            insertCustomer(world, {id, login, passwordHash, profile})
            if (shopper.isGuest) handOverBaskets(world, shopper.customerId, id)
            const customer = findCustomerByLogin(world, login)
            if (!customer) throw new Error('A customer who was just written is not there.')
            return presentCustomer(customer, {addresses: false, cards: false})
        })
    }
})
