import type {CalendarDay} from '@app/domain/calendar'
import type {Cents} from '@app/domain/money'
import type {Locale} from '@app/lib/locales'
import {type Commerce} from '../client'
import {cents, flag, list, record, text} from '../json'
import type {Query} from '../query'

/** A paper of an agreement, to be opened as a PDF. */
export type AgreementDocument =
    | {id: string; kind: 'agreement'; day: CalendarDay; isSigned: boolean}
    | {id: string; kind: 'receipt'; day: CalendarDay; reference: string; amount: Cents}

const toDocument = (raw: unknown): AgreementDocument[] => {
    const {documentId, documentType, documentDate, signed, referenceNumber, amount} = record(raw)
    const [id, day] = [text(documentId), text(documentDate)]
    if (id === undefined || day === undefined) return []
    if (documentType === 'AGREEMENT') {
        return [{id, kind: 'agreement', day, isSigned: flag(signed) ?? false}]
    }
    const [reference, paid] = [text(referenceNumber), cents(amount)]
    if (documentType !== 'RECEIPT' || reference === undefined || paid === undefined) return []
    return [{id, kind: 'receipt', day, reference, amount: paid}]
}

/** The papers of an answer; what has no id, day or known kind is left out. */
export const toDocuments = (raw: unknown): AgreementDocument[] =>
    list(record(raw).documents).flatMap(toDocument)

/** The agreement itself and the receipt of every payment, newest first (D-30). */
export const agreementDocuments = (
    own: Commerce,
    customerId: string,
    agreementId: string
): Query<AgreementDocument[]> => ({
    key: ['account', 'documents', agreementId],
    staleTime: 60_000,
    fetch: async () => {
        const path = '/custom/agreement-documents/v1/organizations/{org}/documents'
        const body = {customerId, agreementId}
        return toDocuments(await own.fetch({path, body, customerId}))
    }
})

/** A page of the checkout that a paper is opened from: where it is not available, one is led back there. */
export type OpenedFrom = 'review' | 'sign' | 'signed' | 'confirmation'

/** Where our server hands a paper to its owner, in their language: an address of its own, not of a page. */
export const documentAddress = (
    agreementId: string,
    documentId: string,
    locale: Locale,
    from?: OpenedFrom
): string => {
    const query = new URLSearchParams({locale, ...(from && {from})})
    return `/api/agreement-documents/${encodeURIComponent(agreementId)}/${encodeURIComponent(documentId)}?${query.toString()}`
}
