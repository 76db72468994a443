import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {endpoint} from '../../core/endpoint'
import {list, localeOf, siteQuery} from '../../core/query-values'
import {notFound} from '../../core/response'
import {handOverRenting} from '../../renting/hand-over'
import {presentBasket} from '../baskets/present-basket'
import {basketsOf, handOverBaskets} from '../baskets/stored-baskets'
import {
    findCustomerByLogin,
    insertCustomer,
    loginIsTaken,
    ownCustomer,
    saveLogin,
    saveProfile
} from './customer'
import {hashedPassword, Password} from './password'
import {presentCustomer, presentGuest} from './present-customer'
import {
    emptyProfile,
    foundAtProvider,
    ProfileRequest,
    RegistrationRequest,
    withProfile
} from './profile'

const base = '/customer/shopper-customers/v1/organizations/:organizationId'

export const customersPath = `${base}/customers` as const
export const customerPath = `${customersPath}/:customerId` as const
export const publicListsPath = `${base}/product-lists` as const

export const customerQuery = siteQuery

/**
 * Registers a customer. Signing in is another call [AUTH-025]. The guest's basket becomes the customer's at once, so
 * there is nothing to merge. So does the guest's application [D-17].
 */
export const registerCustomer = endpoint({
    method: 'POST',
    path: customersPath,
    scope: 'sfcc.shopper-customers.register',
    query: customerQuery,
    body: RegistrationRequest.extend({password: Password}),
    // Hashing takes time, so the login is checked again when the customer is saved.
    atomic: false,
    handle: async ({body, shopper, world}) => {
        const {login} = body.customer
        if (findCustomerByLogin(world, login)) loginIsTaken(login)
        const passwordHash = await hashedPassword(body.password)
        return world.transaction(() => {
            if (findCustomerByLogin(world, login)) loginIsTaken(login)
            const profile = foundAtProvider(withProfile(world, emptyProfile, body.customer))
            const id = world.newId()
            insertCustomer(world, {id, login, passwordHash, profile})
            if (shopper.isGuest) {
                handOverBaskets(world, shopper.customerId, id)
                handOverRenting(world, shopper.customerId, id)
            }
            const customer = findCustomerByLogin(world, login)
            if (!customer) throw new Error('A customer who was just written is not there.')
            return presentCustomer(customer, {addresses: false, cards: false})
        })
    }
})

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
        const named = login ? saveLogin(world, customer, login) : customer
        const changed = saveProfile(world, named, withProfile(world, named.profile, body))
        return presentCustomer(changed, {addresses: true, cards: true})
    }
})

/** The open basket of a shopper, guest or registered; temporary ones are not listed. */
export const getCustomerBaskets = endpoint({
    method: 'GET',
    path: `${customerPath}/baskets`,
    scope: 'sfcc.shopper-myaccount.baskets',
    query: customerQuery,
    handle: ({params, query, shopper, world}): ShopperCustomersTypes.BasketsResult => {
        if (params.customerId !== shopper.customerId) notFound('customer', params.customerId)
        const baskets = basketsOf(world, shopper.customerId, false).map((basket) =>
            presentBasket(world, basket, localeOf(query))
        )
        return {total: baskets.length, ...(baskets.length && {baskets})}
    }
})
