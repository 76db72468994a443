import {stored} from '../../../core/values/stored'
import {findCustomer, keepProfile} from '../../../shoppers/customers/model/keep-customer'
import type {World} from '../../../world/world'
import type {Approval} from './approval'

export const approvalOf = ({statement}: World, customerId: string): Approval | undefined => {
    const row = statement<{document: string}>(
        'SELECT document FROM approval WHERE customer_id = ?'
    ).get(customerId)
    return row && asApproval(row.document)
}

const asApproval = (document: string): Approval => stored(document)

/** A registered customer's profile says it too. */
export const keepApproval = (world: World, customerId: string, approval: Approval): Approval => {
    world
        .statement('INSERT OR REPLACE INTO approval (customer_id, document) VALUES (?, ?)')
        .run(customerId, JSON.stringify(approval))
    const customer = findCustomer(world, customerId)
    if (customer) {
        const {profile} = customer
        const custom = {...profile.custom, c_customerDEApproval: inShort(approval)}
        keepProfile(world, customer, {...profile, custom})
    }
    return approval
}

/** As baskets and profiles carry it. */
export const inShort = ({response, expiresOn}: Approval): string =>
    JSON.stringify({approvalResponse: response, approvalExpirationDate: expiresOn})
