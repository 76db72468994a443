import type {BankAnswer} from '@contract/approval'
import {z} from 'zod'
import {holderOf} from '../../agreements/account/holder-of'
import {OwnRequest} from '../../agreements/account/own-request'
import {customPath, ownScope} from '../../agreements/custom-path'
import {endpoint} from '../../../core/endpoint'
import {siteQuery} from '../../../core/query-values'
import {lock} from '../../../world/secret-box'
import {isRoutingNumber} from '../model/routing-number'

/** Notes where a customer banks. The account's number is kept locked, and only its end is shown. [G-25] */
export const verifyBank = endpoint({
    method: 'POST',
    path: customPath('bank-verification', 'verifybank'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        routingNumber: z.string().refine(isRoutingNumber, 'is no routing number'),
        accountNumber: z.string().regex(/^\d{4,17}$/, 'is no account number'),
        accountType: z.enum(['CHECKING', 'SAVINGS'])
    }),
    handle: ({body, shopper, world}): BankAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const {routingNumber, accountNumber, accountType} = body
        const accountLastFour = accountNumber.slice(-4)
        world
            .statement(
                `INSERT OR REPLACE INTO bank_account
                     (customer_id, routing_number, last_four, account_type, account_number)
                 VALUES (?, ?, ?, ?, ?)`
            )
            .run(id, routingNumber, accountLastFour, accountType, lock(world, accountNumber))
        return {verified: true, routingNumber, accountLastFour}
    }
})
