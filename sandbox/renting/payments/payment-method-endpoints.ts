import {z} from 'zod'
import type {SavedPaymentMethod, SavedPaymentMethodsAnswer} from '@contract/payments'
import {endpoint} from '../../core/endpoint'
import {siteQuery} from '../../core/query-values'
import {answer, problem} from '../../core/response'
import type {World} from '../../world/world'
import {agreementsOf} from '../agreements/agreement'
import {clubsOf} from '../agreements/services/club'
import {type Day, todayAtStore} from '../days'
import {
    customPath,
    holderOf,
    identifier,
    OwnRequest,
    ownScope,
    rentalAccountOf
} from '../rental-account'
import {
    type CardKind,
    defaultMethodOf,
    dropMethod,
    insertMethod,
    isExpired,
    makeDefault,
    markDeclined,
    methodsOf,
    mostMethods,
    ownMethod,
    type PaymentMethod,
    redeemCardToken
} from './payment-method'

const api = 'saved-payment-methods'
const todayOf = (world: World, customerId: string): Day =>
    todayAtStore(world, rentalAccountOf(world, customerId).storeNumber)

const mustNotBeExpired = (world: World, card: CardKind, customerId: string) => {
    if (!isExpired(card, todayOf(world, customerId))) return
    problem(400, 'payment-method-expired', 'The card has expired.')
}

/** [ENTITY-037] */
const presentMethod = (world: World, method: PaymentMethod): SavedPaymentMethod => {
    const {id, customerId, cardType, lastFour, expirationDate, isDeclined} = method
    return {
        paymentMethodId: id,
        paymentMethodType: 'CARD',
        cardType,
        lastFour,
        expirationDate,
        isDefault:
            defaultMethodOf(world, customerId, todayOf(world, customerId)) === id ? 'Y' : 'N',
        isDeclined: isDeclined ? 'Y' : 'N'
    }
}

/** [API-050] */
export const getSavedPaymentMethods = endpoint({
    method: 'POST',
    path: customPath(api, 'getsavedpaymentmethods'),
    scope: ownScope,
    query: siteQuery,
    body: z.looseObject({customerExtId: identifier, ccOnly: z.boolean().optional()}),
    handle: ({body, shopper, world}): SavedPaymentMethodsAnswer => ({
        paymentMethods: methodsOf(world, holderOf(world, body.customerExtId, shopper).id).map(
            (method) => presentMethod(world, method)
        )
    })
})

/** Saves the card of a token from the card frame. */
export const addPaymentMethod = endpoint({
    method: 'POST',
    path: customPath(api, 'addpaymentmethod'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({token: z.string().min(1).max(128)}),
    handle: ({body, shopper, world}) => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        if (methodsOf(world, customerId).length >= mostMethods) {
            problem(409, 'too-many-payment-methods', `At most ${mostMethods} cards are saved.`)
        }
        const card = redeemCardToken(world, body.token)
        mustNotBeExpired(world, card, customerId)
        const id = world.newId()
        return presentMethod(world, insertMethod(world, {id, customerId, ...card}))
    }
})

/** Makes a card the default one. */
export const defaultPaymentMethod = endpoint({
    method: 'POST',
    path: customPath(api, 'defaultpaymentmethod'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({paymentMethodId: identifier}),
    handle: ({body, shopper, world}) => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        const method = ownMethod(world, body.paymentMethodId, customerId)
        mustNotBeExpired(world, method, customerId)
        // Its owner says that a declined card is good again.
        markDeclined(world, method.id, false)
        makeDefault(world, method)
        return presentMethod(world, {...method, isDeclined: 0})
    }
})

/** Removes a card. Refused with 409 for a card that autopay uses. */
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
