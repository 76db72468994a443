import {z} from 'zod'
import type {SavedPaymentMethod, SavedPaymentMethodsAnswer} from '@contract/payments'
import {endpoint} from '../../core/endpoint'
import {defined} from '../../core/json'
import {siteQuery} from '../../core/query-values'
import {answer, badRequest, problem} from '../../core/response'
import type {World} from '../../world/world'
import {agreementsOf, ownAgreement, saveAgreement} from '../agreements/agreement'
import {clubsOf, ownClub, saveClub} from '../agreements/club'
import {todayAtStore} from '../days'
import {
    customPath,
    type Holder,
    holderOf,
    identifier,
    OwnRequest,
    ownScope,
    rentalAccountOf,
    yesNo
} from '../rental-account'
import {
    dropMethod,
    insertMethod,
    isExpired,
    methodsOf,
    ownMethod,
    type PaymentMethod,
    redeemCardToken
} from './payment-method'

const api = 'saved-payment-methods'
const mostMethods = 20

/** [ENTITY-037] */
const presentMethod = ({id, cardType, lastFour, expirationDate}: PaymentMethod) =>
    ({
        paymentMethodId: id,
        paymentMethodType: 'CARD',
        cardType,
        lastFour,
        expirationDate
    }) satisfies SavedPaymentMethod

/** [API-050] */
export const getSavedPaymentMethods = endpoint({
    method: 'POST',
    path: customPath(api, 'getsavedpaymentmethods'),
    scope: ownScope,
    query: siteQuery,
    body: z.looseObject({customerExtId: identifier, ccOnly: z.boolean().optional()}),
    handle: ({body, shopper, world}): SavedPaymentMethodsAnswer => ({
        paymentMethods: methodsOf(world, holderOf(world, body.customerExtId, shopper).id).map(
            presentMethod
        )
    })
})

/** Keeps the card that a token of the card frame stands for. */
export const addPaymentMethod = endpoint({
    method: 'POST',
    path: customPath(api, 'addpaymentmethod'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({token: z.string().min(1).max(128)}),
    handle: ({body, shopper, world}) => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        if (methodsOf(world, customerId).length >= mostMethods) {
            problem(409, 'too-many-payment-methods', `At most ${mostMethods} cards are kept.`)
        }
        const {cardType, lastFour, expirationDate} = redeemCardToken(world, body.token)
        const id = world.newId()
        return presentMethod(
            insertMethod(world, {id, customerId, cardType, lastFour, expirationDate})
        )
    }
})

/** Refused with 409 for a card that autopay takes from. */
export const removePaymentMethod = endpoint({
    method: 'POST',
    path: customPath(api, 'removepaymentmethod'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({paymentMethodId: identifier}),
    handle: ({body, shopper, world}) => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        const {id} = ownMethod(world, body.paymentMethodId, customerId)
        const isNeeded = [...agreementsOf(world, customerId), ...clubsOf(world, customerId)].some(
            ({autopayMethodId}) => autopayMethodId === id
        )
        if (isNeeded) problem(409, 'payment-method-in-use', 'Autopay takes from this card.')
        dropMethod(world, id)
        return answer(204)
    }
})

/** Turns autopay on or off for one agreement or one club; on needs a card that is good. */
export const autopay = endpoint({
    method: 'POST',
    path: customPath('auto-pay', 'autopay'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        agreementId: identifier.optional(),
        customerClubId: identifier.optional(),
        autoPay: yesNo,
        paymentMethodId: identifier.optional()
    }),
    handle: ({body, shopper, world}) => {
        const holder = holderOf(world, body.customerId, shopper)
        const {agreementId, customerClubId, autoPay} = body
        const autopayMethodId =
            autoPay === 'Y' ? goodCard(world, body.paymentMethodId, holder) : undefined
        if (agreementId) {
            const agreement = ownAgreement(world, agreementId, holder.id)
            if (agreement.refCode === 'PAIDOUT') {
                problem(409, 'nothing-due', 'The agreement is paid out.')
            }
            const autopaySince = todayAtStore(world, agreement.storeNumber)
            saveAgreement(world, {...agreement, autopayMethodId, autopaySince})
        } else if (customerClubId) {
            saveClub(world, {...ownClub(world, customerClubId, holder.id), autopayMethodId})
        } else {
            badRequest('Autopay is for an agreement or for a club.')
        }
        return defined({agreementId, customerClubId, autoPay, paymentMethodId: autopayMethodId})
    }
})

const goodCard = (world: World, id: string | undefined, {id: customerId}: Holder): string => {
    const method = ownMethod(world, id ?? '', customerId)
    const today = todayAtStore(world, rentalAccountOf(world, customerId).storeNumber)
    if (isExpired(method, today)) {
        problem(400, 'payment-method-expired', 'The card has expired.')
    }
    return method.id
}
