import {z} from 'zod'
import type {
    DecisionAnswer,
    ExistingApprovalAnswer,
    InstantApprovalAnswer,
    PageName
} from '@contract/approval'
import {endpoint, type Endpoint} from '../../core/endpoint'
import {centsOf} from '../../core/money'
import {localeOf, siteQuery} from '../../core/query-values'
import {badRequest, problem} from '../../core/response'
import {presentBasket} from '../../shoppers/baskets/present-basket'
import {basketsOf, ownBasket} from '../../shoppers/baskets/stored-baskets'
import {sendNotice} from '../../shoppers/messages/notice'
import {defaultStore, findStore, type Store} from '../../stores/store'
import {addYears, type Day, todayAtStore} from '../days'
import {
    customPath,
    holderOf,
    identifier,
    OwnRequest,
    ownScope,
    rentalAccountOf,
    schedule
} from '../rental-account'
import {
    applicantRecord,
    applicantSecrets,
    type Approval,
    approvalInForce,
    approvalOf,
    decide,
    saveApproval
} from './approval'
import {draftEndpoints} from './application-draft'
import {Consents, noteConsents} from './offers/consent-record'
import {documents, submitDocument} from './documents/document-endpoints'
import {claimOffer} from './offers/offer-endpoints'
import {pageNames, presentApproval} from './present-approval'
import {newTemporaryBasket, withDecision} from './temporary-basket'
import {payfone, verifyBank, verifyIdentity} from './verification/verification-endpoints'

/** Whether a store has a decision engine; true if the store does not say [VERIFY-005]. */
const hasEngine = (store: Pick<Store, 'c_decisionEngineEnabled'> | undefined): boolean =>
    store?.c_decisionEngineEnabled !== false

/** The next page for a shopper who wants to be approved, and a temporary basket for it. [API-044, G-23] */
export const instantApproval = endpoint({
    method: 'POST',
    path: customPath('get-instant-approval', 'instantapproval'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        storeId: identifier.optional(),
        basketId: identifier.optional(),
        email: z.string().max(256).optional(),
        phone: z.string().max(32).optional()
    }),
    handle: ({body, query, shopper, world}): InstantApprovalAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const store = body.storeId ? findStore(world, body.storeId) : defaultStore(world)
        if (!store) return badRequest('There is no such store.')
        // Without a decision engine there can be no decision.
        if (!hasEngine(store)) return {pageName: 'ServiceFailure'}
        const {isBlacklisted} = rentalAccountOf(world, id)
        const approval = approvalInForce(world, id, todayAtStore(world, store.id))
        const basket = newTemporaryBasket(world, shopper, {
            storeId: body.storeId,
            email: body.email,
            approval
        })
        return {
            pageName: isBlacklisted ? 'Declined' : pageFor(approval),
            tempBasket: presentBasket(world, basket, localeOf(query)),
            ...(approval && {approval: presentApproval(world, id, approval, localeOf(query))})
        }
    }
})

const pageFor = (approval: Approval | undefined): PageName =>
    approval ? pageNames[approval.response] : 'PreFilledWebForm'

/** The last decision, valid or not. It is also written to the temporary basket, if the request names one. [API-047] */
export const existingApproval = endpoint({
    method: 'POST',
    path: customPath('get-existing-approval', 'existingapproval'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        includeBlacklist: z.boolean().optional(),
        tempBasketId: identifier.optional(),
        marketingUtm: z.string().max(500).optional()
    }),
    handle: ({body, query, shopper, world}): ExistingApprovalAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const approval = approvalOf(world, id)
        // A decision that is no longer valid is returned, but not written to the basket.
        const basket = basketsOf(world, shopper.customerId, true).find(
            (own) => own.id === body.tempBasketId
        )
        if (basket && approval) withDecision(world, basket, approval)
        const {isBlacklisted} = rentalAccountOf(world, id)
        return {
            ...(approval && {approval: presentApproval(world, id, approval, localeOf(query))}),
            ...(body.includeBlacklist && {isBlacklisted})
        }
    }
})

const resultPages: Record<Approval['response'], string> = {
    1: '/approved',
    2: '/declined',
    4: '/pre-approvedPage'
}

const leastAge = 18

/** Another person: stored encrypted and never returned [D-26]. */
const OtherPerson = z.object({
    name: z.string().min(1).max(100),
    phone: z.string().regex(/^[+\d][-\d ().]{6,30}$/, 'is no phone number')
})

/**
 * Decides on the form in a temporary basket. Refused with 400 if a part of the form is missing. A shopper who was
 * refused within the last 30 days gets the same refusal again, whatever the form contains [APPR-001, D-33].
 */
export const decision = endpoint({
    method: 'POST',
    path: customPath('get-decision', 'decision'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        tempBasketId: identifier,
        incomeAmount: z.number().positive().max(1_000_000),
        payFrequency: schedule,
        incomeSource: z.string().max(64).optional(),
        monthsAtAddress: z.number().int().min(0).max(1200).optional(),
        landlord: OtherPerson.optional(),
        references: z
            .array(OtherPerson.extend({relation: z.string().min(1).max(64).optional()}))
            .min(2)
            .max(4)
            .optional(),
        consents: Consents.optional()
    }),
    handle: ({body, query, shopper, world}): DecisionAnswer => {
        const {id, customer} = holderOf(world, body.customerId, shopper)
        const basket = ownBasket(world, body.tempBasketId, shopper)
        const account = rentalAccountOf(world, id)
        const storeId = basket.storeId ?? account.storeNumber
        if (!hasEngine(findStore(world, storeId))) return {pageName: 'ServiceFailure'}
        const today = todayAtStore(world, storeId)
        const {ssn, birthDate} = applicantSecrets(world, basket)
        mustBeOfAge(birthDate, today)
        if (!/^\d{9}$/.test(ssn)) badRequest('The social security number must have nine digits.')
        const applicant = {
            ssn,
            income: centsOf(body.incomeAmount),
            payFrequency: body.payFrequency
        }
        noteConsents(world, id, body.consents)
        const held = approvalInForce(world, id, today)
        const decided = decide(applicant, {today, decisionId: world.newId()})
        const approval =
            held?.response === '2'
                ? held
                : saveApproval(world, id, {
                      ...decided,
                      applicant: applicantRecord(world, basket, body)
                  })
        withDecision(world, basket, approval)
        const to = basket.email ?? customer?.profile.email
        if (to) {
            const page = resultPages[approval.response]
            sendNotice(world, {to, kind: 'decision', locale: basket.locale, page})
        }
        return {
            pageName: pageNames[approval.response],
            approval: presentApproval(world, id, approval, localeOf(query))
        }
    }
})

const mustBeOfAge = (birthDate: Day, today: Day) => {
    if (!z.iso.date().safeParse(birthDate).success) badRequest('The birth date is missing.')
    if (addYears(birthDate, leastAge) > today) {
        problem(400, 'applicant-too-young', `An applicant must be ${leastAge} years old.`)
    }
}

/** All calls from the first question to the decision and its conditions. */
export const approvalEndpoints: readonly Endpoint[] = [
    instantApproval,
    existingApproval,
    decision,
    payfone,
    verifyIdentity,
    verifyBank,
    documents,
    submitDocument,
    claimOffer,
    ...draftEndpoints
]
