import * as z from 'zod/mini'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {SavedPaymentMethodsRequest} from '@contract/payments'
import {anyList, readAnswer, readItems} from '../../answer'
import type {Commerce} from '../../client'
import {day, flag, record, text} from '../../json'
import type {Query} from '../../query'

/** A saved payment method: of a card or account only what tells it apart from others [ENTITY-037]. */
export type PaymentMethod = {
    id: string
    kind: 'card' | 'bank'
    /** Such as Visa; empty if the platform does not say. */
    brand: string
    lastFour: string
    /** The last day on which a card is good; null for what never ends. */
    lastGoodDay: CalendarDay | null
    /** The one to pay with unless another is chosen. */
    isDefault: boolean
    /** The bank declined the last payment with it; left out otherwise (D-43). */
    isDeclined?: true
}

const toMethod = (raw: unknown): PaymentMethod[] => {
    const {paymentMethodId, paymentMethodType, cardType, lastFour, expirationDate} = record(raw)
    const {isDefault, isDeclined} = record(raw)
    const id = text(paymentMethodId)
    const lastGoodDay = day(expirationDate)
    // A card whose end cannot be read must not look as if it never ended (D-43).
    if (id === undefined || text(expirationDate) !== lastGoodDay) return []
    return [
        {
            id,
            kind: text(paymentMethodType) === 'BANK' ? 'bank' : 'card',
            brand: text(cardType) ?? '',
            lastFour: text(lastFour)?.slice(-4) ?? '',
            lastGoodDay: lastGoodDay ?? null,
            isDefault: flag(isDefault) ?? false,
            ...(flag(isDeclined) === true && {isDeclined: true})
        }
    ]
}

const MethodsAnswer = z.looseObject({paymentMethods: anyList})

/** The saved payment methods of a response, in its order; one without an id is left out. */
export const toPaymentMethods = (raw: unknown, log?: Pick<Commerce, 'warn'>): PaymentMethod[] =>
    readItems(readAnswer(MethodsAnswer, raw).paymentMethods, toMethod, log)

/** The customer's saved payment methods [API-050]. */
export const paymentMethods = (own: Commerce, customerId: string): Query<PaymentMethod[]> => ({
    key: ['account', 'payment-methods'],
    staleTime: 60_000,
    fetch: async () => {
        const path = '/custom/saved-payment-methods/v1/organizations/{org}/getsavedpaymentmethods'
        const body: SavedPaymentMethodsRequest = {customerExtId: customerId, ccOnly: false}
        return toPaymentMethods(await own.fetch({path, body, customerId}), own)
    }
})
