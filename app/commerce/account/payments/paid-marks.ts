import type {PaidMark} from '@app/domain/payments/account-payments'
import {localTexts} from '@app/lib/browser/browser-storage'
import {list, number, record, recordInJson, text} from '../../json'

const PAID = 'recently-paid'

const toMark = (raw: unknown): PaidMark[] => {
    const {id, paidAt} = record(raw)
    const [paidId, moment] = [text(id), number(paidAt)]
    return paidId === undefined || moment === undefined ? [] : [{id: paidId, paidAt: moment}]
}

/** The marks that this browser stores for a customer; those of other customers are ignored. */
export const readMarks = (customerId: string): PaidMark[] => {
    const stored = recordInJson(localTexts.get(PAID) ?? undefined)
    return stored.customerId === customerId ? list(stored.marks).flatMap(toMark) : []
}

export const writeMarks = (customerId: string, marks: readonly PaidMark[]): void => {
    if (marks.length === 0) localTexts.remove(PAID)
    else localTexts.set(PAID, JSON.stringify({customerId, marks}))
}

/** Removes what was paid from this browser, as at sign-out. */
export const forgetPaid = (): void => writeMarks('', [])
