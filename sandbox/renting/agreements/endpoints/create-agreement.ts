import type {CreateAgreementAnswer} from '@contract/agreements'
import {endpoint} from '../../../core/endpoint'
import {badRequest, problem} from '../../../core/problem'
import {siteQuery} from '../../../core/query-values'
import {hasApproval} from '../../approval/model/has-approval'
import {ownBasket} from '../../../shoppers/baskets/model/keep-basket'
import {defaultStore} from '../../../stores/find-stores'
import {holderOf} from '../account/holder-of'
import {day, identifier, OwnRequest, schedule} from '../account/own-request'
import {customPath, ownScope} from '../custom-path'
import {drawnUp} from '../model/drawn-up'
import {addDays} from '../model/days'
import {agreementsOf, keepAgreement} from '../model/keep-agreement'
import {todayAtStore} from '../model/today-at-store'
import {presentAgreement} from '../present/present-agreement'

const mostDaysAhead = 31

/**
 * Draws up an agreement for each piece of a temporary basket, to be signed and paid. Asking again draws the same ones
 * up anew, as long as none is signed. Refused with 409 without a standing approval.
 */
export const createAgreement = endpoint({
    method: 'POST',
    path: customPath('create-agreement', 'createagreement'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        tempBasketId: identifier,
        paymentSchedule: schedule,
        firstDueDate: day
    }),
    handle: ({body, shopper, world}): CreateAgreementAnswer => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        const basket = ownBasket(world, body.tempBasketId, shopper)
        if (!basket.lines.length) badRequest('The basket is empty.')
        const storeNumber = basket.storeId ?? defaultStore(world).id
        const today = todayAtStore(world, storeNumber)
        if (!hasApproval(world, customerId, today)) {
            return problem(409, 'approval-required', 'There is no approval for this customer.')
        }
        if (body.firstDueDate < today || body.firstDueDate > addDays(today, mostDaysAhead)) {
            badRequest(`The first payment must be due within ${mostDaysAhead} days.`)
        }
        const signed = agreementsOf(world, customerId).some(
            ({id, signing}) => id.startsWith(basket.id) && signing.signerStatus === 'Completed'
        )
        if (signed) return problem(409, 'already-signed', 'The agreement is signed already.')
        const {paymentSchedule, firstDueDate} = body
        const terms = {customerId, storeNumber, schedule: paymentSchedule, firstDueDate, today}
        const agreements = drawnUp(world, basket, terms)
        return {
            agreement: agreements.map((one) => presentAgreement(world, keepAgreement(world, one)))
        }
    }
})
