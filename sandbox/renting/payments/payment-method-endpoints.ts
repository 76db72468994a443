import {z} from 'zod'
import type {SavedPaymentMethod, SavedPaymentMethodsAnswer} from '@contract/payments'
import {endpoint} from '../../core/endpoint'
import {siteQuery} from '../../core/query-values'
import {answer, problem} from '../../core/response'
import type {World} from '../../world/world'
import {agreementsOf} from '../agreements/agreement'
import {clubsOf} from '../agreements/club'
import {customPath, holderOf, identifier, OwnRequest, ownScope} from '../rental-account'
import {
    defaultMethodOf,
    dropMethod,
    insertMethod,
    makeDefault,
    methodsOf,
    ownMethod,
    type PaymentMethod,
    redeemCardToken
} from './payment-method'

const api = 'saved-payment-methods'
const mostMethods = 20

/** [ENTITY-037] */
const presentMethod = (world: World, method: PaymentMethod): SavedPaymentMethod => {
    const {id, customerId, cardType, lastFour, expirationDate} = method
    return {
        paymentMethodId: id,
        paymentMethodType: 'CARD',
        cardType,
        lastFour,
        expirationDate,
        isDefault: defaultMethodOf(world, customerId) === id ? 'Y' : 'N'
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
        const {cardType, lastFour, expirationDate} = redeemCardToken(world, body.token)
        const id = world.newId()
        return presentMethod(
            world,
            insertMethod(world, {id, customerId, cardType, lastFour, expirationDate})
        )
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
        makeDefault(world, method)
        return presentMethod(world, method)
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
