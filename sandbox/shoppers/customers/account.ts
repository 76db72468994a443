import {findCustomer} from './model/keep-customer'
import type {World} from '../../world/world'

/** What signing in and baskets need to know of a customer. */
export type Account = {
    id: string
    login: string
    email: string
    firstName: string
    lastName: string
}

export const findAccount = (world: World, id: string): Account | undefined => {
    const customer = findCustomer(world, id)
    if (!customer) return undefined
    const {login, profile} = customer
    const {firstName, lastName, email} = profile
    return {id, login, firstName, lastName, email}
}
