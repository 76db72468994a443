import {z} from 'zod'
import type {PaymentAnswer} from '@contract/payments'
import {endpoint} from '../../core/endpoint'
import {defined} from '../../core/json'
import {centsOf, dollars} from '../../core/money'
import {siteQuery} from '../../core/query-values'
import {badRequest, problem} from '../../core/response'
import type {World} from '../../world/world'
import {todayAtStore} from '../days'
import {
    customPath,
    day,
    holderOf,
    identifier,
    OwnRequest,
    ownScope,
    rentalAccountOf
} from '../rental-account'
import {answeredBy, declinedEnd, mustHaveMoney} from './card-ends'
import {insertPayment, paidBefore, paidUnder, type Payment, payPart} from './payment'
import {
    type CardKind,
    insertMethod,
    isExpired,
    markDeclined,
    methodsOf,
    mostMethods,
    ownMethod,
    redeemCardToken
} from './payment-method'
import {takeAutopay} from './take-autopay'

export const idempotencyKey = z.string().min(8).max(128)
export const amount = z.number().positive().max(100_000).transform(centsOf)

const Part = z.object({
    agreementId: identifier.optional(),
    customerClubId: identifier.optional(),
    kind: z.enum(['DUE', 'EARLY_PURCHASE']).default('DUE'),
    amount,
    dueDate: day.optional()
})

/** From a saved card, or from a typed one, which is saved only where the customer asks for it (D-43). */
const Request = OwnRequest.extend({
    idempotencyKey,
    paymentMethodId: identifier.optional(),
    token: z.string().min(1).max(128).optional(),
    saveCard: z.enum(['Y', 'N']).default('N'),
    payments: z.array(Part).min(1).max(50)
})

type From = {paymentMethodId: string} | {token: string; saveCard: 'Y' | 'N'}

/** Pays all parts, or nothing. The same key pays only once; asked again, it returns the first receipt. */
export const submitPayment = endpoint({
    method: 'POST',
    path: customPath('submit-payment', 'payment'),
    scope: ownScope,
    query: siteQuery,
    body: Request,
    atomic: false,
    handle: async ({body, shopper, world}): Promise<PaymentAnswer> => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        const {idempotencyKey: key, payments: parts} = body
        const from = fromOf(body)
        const requested = {customerId, key, request: {...from, parts}}
        const known = paidBefore(world, requested)
        if (known) return presentPayment(known)
        mustDiffer(parts.map(({agreementId, customerClubId}) => agreementId ?? customerClubId))
        const card = goodCard(world, from, customerId)
        const {lastFour} = card
        if (card.id !== undefined) markDeclined(world, card.id, lastFour === declinedEnd)
        await mustHaveMoney(lastFour)
        const take = () => {
            takeAutopay(world, customerId)
            for (const part of parts) payPart(world, customerId, part)
            if ('token' in from && from.saveCard === 'Y') saveTyped(world, customerId, card)
            return insertPayment(world, requested, {lastFour, parts})
        }
        // Another tab may have paid while the bank was answering.
        const paid = world.transaction(() => paidBefore(world, requested) ?? take())
        return answeredBy(lastFour, presentPayment(paid))
    }
})

const fromOf = ({paymentMethodId, token, saveCard}: z.output<typeof Request>): From => {
    if (paymentMethodId !== undefined && token === undefined) return {paymentMethodId}
    if (token !== undefined && paymentMethodId === undefined) return {token, saveCard}
    return badRequest('A payment is from a saved card or from a typed one.')
}

const mustDiffer = (ids: readonly (string | undefined)[]) => {
    if (new Set(ids).size < ids.length) badRequest('The same thing is paid twice.')
}

const goodCard = (world: World, from: From, customerId: string): CardKind & {id?: string} => {
    const card =
        'token' in from
            ? redeemCardToken(world, from.token)
            : ownMethod(world, from.paymentMethodId, customerId)
    const today = todayAtStore(world, rentalAccountOf(world, customerId).storeNumber)
    if (isExpired(card, today)) {
        return problem(400, 'payment-method-expired', 'The card has expired.')
    }
    return card
}

/** A card that is saved already, and a card too many, are not saved again: the payment is made all the same. */
const saveTyped = (world: World, customerId: string, card: CardKind) => {
    const {cardType, lastFour, expirationDate} = card
    const saved = methodsOf(world, customerId)
    const isSaved = saved.some(
        (one) =>
            one.cardType === cardType &&
            one.lastFour === lastFour &&
            one.expirationDate === expirationDate
    )
    if (isSaved || saved.length >= mostMethods) return
    insertMethod(world, {id: world.newId(), customerId, cardType, lastFour, expirationDate})
}

/** The receipt of a payment whose response was lost; 404 if nothing was taken with this key [D-30]. */
export const paymentStatus = endpoint({
    method: 'POST',
    path: customPath('submit-payment', 'status'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({idempotencyKey}),
    handle: ({body, shopper, world}): PaymentAnswer =>
        presentPayment(
            paidUnder(world, holderOf(world, body.customerId, shopper).id, body.idempotencyKey) ??
                problem(404, 'payment-not-found', 'Nothing was paid under this key.')
        )
})

export const presentPayment = ({no, total, paidAt, lastFour, parts}: Payment): PaymentAnswer => ({
    referenceNumber: `HWP${String(no).padStart(8, '0')}`,
    paymentDate: new Date(paidAt).toISOString(),
    totalAmount: dollars(total),
    lastFour,
    payments: parts.map(({agreementId, customerClubId, kind, amount: cents}) =>
        defined({agreementId, customerClubId, kind, amount: dollars(cents)})
    )
})
