import type {DecisionAnswer} from '@contract/approval'
import {z} from 'zod'
import {holderOf} from '../../agreements/account/holder-of'
import {identifier, OwnRequest, schedule} from '../../agreements/account/own-request'
import {rentalAccountOf} from '../../agreements/account/rental-account'
import {customPath, ownScope} from '../../agreements/custom-path'
import {addYears, type Day} from '../../agreements/model/days'
import {todayAtStore} from '../../agreements/model/today-at-store'
import {endpoint} from '../../../core/endpoint'
import {badRequest, problem} from '../../../core/problem'
import {siteQuery} from '../../../core/query-values'
import {centsOf} from '../../../core/values/money'
import {ownBasket} from '../../../shoppers/baskets/model/keep-basket'
import {decide} from '../model/decide'
import {keepApproval} from '../model/keep-approval'
import {applicantSecrets} from '../model/applicant-secrets'
import {withDecision} from '../model/temporary-basket'
import {pageNames, presentApproval} from '../present/present-approval'

const leastAge = 18

/** Decides on the form that a temporary basket carries. Refused with 400 when something of it is missing. [APPR-001] */
export const decision = endpoint({
    method: 'POST',
    path: customPath('get-decision', 'decision'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        tempBasketId: identifier,
        incomeAmount: z.number().positive().max(1_000_000),
        payFrequency: schedule
    }),
    handle: ({body, shopper, world}): DecisionAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const basket = ownBasket(world, body.tempBasketId, shopper)
        const account = rentalAccountOf(world, id)
        const today = todayAtStore(world, basket.storeId ?? account.storeNumber)
        const {ssn, birthDate} = applicantSecrets(world, basket)
        mustBeOfAge(birthDate, today)
        if (!/^\d{9}$/.test(ssn)) badRequest('The social security number must have nine digits.')
        const applicant = {
            ssn,
            income: centsOf(body.incomeAmount),
            payFrequency: body.payFrequency
        }
        const approval = decide(applicant, {today, decisionId: world.newId()})
        keepApproval(world, id, approval)
        withDecision(world, basket, approval)
        return {
            pageName: pageNames[approval.response],
            approval: presentApproval(world, id, approval)
        }
    }
})

const mustBeOfAge = (birthDate: Day, today: Day) => {
    if (!z.iso.date().safeParse(birthDate).success) badRequest('The birth date is missing.')
    if (addYears(birthDate, leastAge) > today) {
        problem(400, 'applicant-too-young', `An applicant must be ${leastAge} years old.`)
    }
}
