import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {basketsOf} from '../../baskets/model/keep-basket'
import {presentBasket} from '../../baskets/present/present-basket'
import {endpoint} from '../../../core/endpoint'
import {notFound} from '../../../core/problem'
import {localeOf} from '../../../core/query-values'
import {customerPath, customerQuery} from './customer-path'

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
