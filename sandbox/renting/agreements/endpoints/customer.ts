import type {CustomerDetailAnswer, RentalCustomer} from '@contract/agreements'
import {endpoint} from '../../../core/endpoint'
import {siteQuery} from '../../../core/query-values'
import {defined} from '../../../core/values/defined'
import {dollars} from '../../../core/values/money'
import {presentCustomer} from '../../../shoppers/customers/model/present-customer'
import type {World} from '../../../world/world'
import {holderOf, type Holder} from '../account/holder-of'
import {mayPayOnline} from '../account/may-pay-online'
import {OwnRequest} from '../account/own-request'
import {rentalAccountOf} from '../account/rental-account'
import {customPath, ownScope} from '../custom-path'
import {agreementsOf} from '../model/keep-agreement'
import {clubsOf} from '../model/club'
import {personOf} from '../present/person-of'

/** [API-046, ENTITY-020] */
export const getCustomer = endpoint({
    method: 'POST',
    path: customPath('get-customer', 'getcustomer'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}) =>
        customerAnswer(world, holderOf(world, body.customerId, shopper))
})

const customerAnswer = (world: World, holder: Holder): RentalCustomer => {
    const {customer} = holder
    const platform = customer && presentCustomer(customer, {addresses: false, cards: false})
    return {...platform, ...personOf(world, holder)}
}

/** What belongs to the account besides its agreements. [API-051, ENTITY-036, ENTITY-041] */
export const customerDetailInfo = endpoint({
    method: 'POST',
    path: customPath('get-customer', 'customerdetailinfo'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}): CustomerDetailAnswer => {
        const holder = holderOf(world, body.customerId, shopper)
        const account = rentalAccountOf(world, holder.id)
        return {
            customer: customerAnswer(world, holder),
            accountBalance: account.balances.map(({type, amount, agreementId}) =>
                defined({
                    customerAccountTypeRef: type,
                    accountBalance: dollars(amount),
                    agreementId,
                    storeNumber: account.storeNumber
                })
            ),
            agreementAccess: [
                ...agreementsOf(world, holder.id).map((agreement) => ({
                    agreementId: agreement.id,
                    paymentAllowed: mayPayOnline(account, agreement)
                })),
                ...clubsOf(world, holder.id).map(({id}) => ({
                    customerClubId: id,
                    paymentAllowed: account.remotePaymentAllowed === 'Y'
                }))
            ]
        }
    }
})
