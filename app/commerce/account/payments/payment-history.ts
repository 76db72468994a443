import * as z from 'zod/mini'
import type {Cents} from '@app/domain/prices/money'
import {anyList, readAnswer, readItems} from '../../answer'
import type {Commerce} from '../../client'
import {cents, list, moment, record, text} from '../../json'
import type {Query} from '../../query'

/** What one payment paid for. */
export type PaidPart = {
    id: string
    of: 'agreement' | 'club'
    kind: 'due' | 'early-purchase'
    amount: Cents
}

/** A payment that was made, as its receipt describes it. */
export type PastPayment = {
    reference: string
    /** The moment of it, ISO 8601. */
    paidAt: string
    total: Cents
    /** The last digits of the card or account; null if the platform does not say. */
    lastFour: string | null
    parts: PaidPart[]
}

const toPart = (raw: unknown): PaidPart[] => {
    const {agreementId, customerClubId, kind, amount} = record(raw)
    const club = text(customerClubId)
    const [id, paid] = [text(agreementId) ?? club, cents(amount)]
    if (id === undefined || paid === undefined) return []
    return [
        {
            id,
            of: id === club ? 'club' : 'agreement',
            kind: kind === 'EARLY_PURCHASE' ? 'early-purchase' : 'due',
            amount: paid
        }
    ]
}

/** A payment as its receipt describes it; undefined without a reference, a time or a total. */
export const toPastPayment = (raw: unknown): PastPayment | undefined => {
    const {referenceNumber, paymentDate, totalAmount, lastFour, payments} = record(raw)
    const [reference, paidAt, total] = [
        text(referenceNumber),
        moment(paymentDate),
        cents(totalAmount)
    ]
    if (reference === undefined || paidAt === undefined || total === undefined) return undefined
    return {
        reference,
        paidAt,
        total,
        lastFour: text(lastFour)?.slice(-4) ?? null,
        parts: list(payments).flatMap(toPart)
    }
}

const HistoryAnswer = z.looseObject({payments: anyList})

/** The payments of a response, newest first as the platform returns them. */
export const toPaymentHistory = (raw: unknown, log?: Pick<Commerce, 'warn'>): PastPayment[] =>
    readItems(
        readAnswer(HistoryAnswer, raw).payments,
        (one) => [toPastPayment(one) ?? []].flat(),
        log
    )

/** Every payment of the account, newest first. */
export const paymentHistory = (own: Commerce, customerId: string): Query<PastPayment[]> => ({
    key: ['account', 'payment-history'],
    staleTime: 60_000,
    fetch: async () => {
        const path = '/custom/payment-history/v1/organizations/{org}/paymenthistory'
        return toPaymentHistory(await own.fetch({path, body: {customerId}, customerId}), own)
    }
})
