import {endpoint} from '../../../core/endpoint'
import {notFound} from '../../../core/problem'
import {list} from '../../../core/query-values'
import {keepLogin, keepProfile, ownCustomer} from '../model/keep-customer'
import {presentCustomer, presentGuest} from '../model/present-customer'
import {withProfile} from '../model/with-profile'
import {ProfileRequest} from '../requests/profile'
import {customerPath, customerQuery} from './customer-path'

const both = ['addresses', 'paymentinstruments']

export const getCustomer = endpoint({
    method: 'GET',
    path: customerPath,
    scope: 'sfcc.shopper-myaccount',
    query: customerQuery.extend({expand: list(10).default(both)}),
    handle: ({params: {customerId}, query: {expand}, shopper, world}) => {
        if (shopper.isGuest) {
            return customerId === shopper.customerId
                ? presentGuest(shopper)
                : notFound('customer', customerId)
        }
        return presentCustomer(ownCustomer(world, customerId, shopper), {
            addresses: expand.includes('addresses'),
            cards: expand.includes('paymentinstruments')
        })
    }
})

export const updateCustomer = endpoint({
    method: 'PATCH',
    path: customerPath,
    scope: 'sfcc.shopper-myaccount.rw',
    query: customerQuery,
    body: ProfileRequest,
    handle: ({params, body, shopper, world}) => {
        const customer = ownCustomer(world, params.customerId, shopper)
        const {login} = body
        const named = login ? keepLogin(world, customer, login) : customer
        const changed = keepProfile(world, named, withProfile(world, named.profile, body))
        return presentCustomer(changed, {addresses: true, cards: true})
    }
})
