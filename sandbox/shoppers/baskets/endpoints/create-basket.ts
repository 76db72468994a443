import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {problem} from '../../../core/problem'
import {flag, localeOf} from '../../../core/query-values'
import type {Shopper} from '../../sign-in/shopper'
import type {World} from '../../../world/world'
import {findAccount} from '../../customers/account'
import {filledBasket} from '../model/filled-basket'
import {basketsOf, dropExpired, keepBasket} from '../model/keep-basket'
import {newBasket} from '../model/new-basket'
import {presentBasket} from '../present/present-basket'
import {BasketRequest} from '../requests/basket'
import {basketQuery, basketsPath, writeScope, type Version} from './basket-path'

const mostTemporary = 4

const Query = basketQuery.extend({
    taxMode: z.enum(['internal', 'external']).optional(),
    populateCustomerDetails: flag.optional()
})

/** Only the second version knows temporary baskets; the first refuses the word. [API-030] */
export const createBasket = (version: Version) =>
    endpoint({
        method: 'POST',
        path: basketsPath(version),
        scope: writeScope,
        query: version === 'v2' ? Query.extend({temporary: flag.optional()}) : withoutTemporary,
        body: BasketRequest.optional(),
        handle: ({query, body, shopper, world}) => {
            const isTemporary = query.temporary ?? false
            dropExpired(world)
            mustHaveRoom(world, shopper, isTemporary)
            const empty = named(world, newBasket(world, shopper, isTemporary), shopper)
            const basket = body ? filledBasket(world, empty, body) : empty
            return presentBasket(world, keepBasket(world, basket), localeOf(query))
        }
    })

const withoutTemporary = Query.extend({temporary: z.undefined().optional()})

/** A registered shopper's basket knows name and address from the account. */
const named = (world: World, basket: ReturnType<typeof newBasket>, shopper: Shopper) => {
    const account = shopper.isGuest ? undefined : findAccount(world, shopper.customerId)
    if (!account) return basket
    const {firstName, lastName, email} = account
    return {...basket, customerName: `${firstName} ${lastName}`.trim(), email}
}

const mustHaveRoom = (world: World, {customerId}: Shopper, isTemporary: boolean) => {
    const there = basketsOf(world, customerId, isTemporary).map(({id}) => id)
    if (there.length < (isTemporary ? mostTemporary : 1)) return
    const kind = isTemporary ? 'temporary baskets' : 'baskets'
    const basketIds = there.join(', ')
    problem(
        400,
        `customer-${kind.replace(' ', '-')}-quota-exceeded`,
        `The maximum number of ${kind} per customer was exceeded. Please reuse or delete one of the existing ${kind} (${basketIds}).`,
        {basketIds}
    )
}
