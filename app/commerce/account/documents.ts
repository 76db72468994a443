import * as z from 'zod/mini'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Cents} from '@app/domain/prices/money'
import type {Locale} from '@app/lib/address/locales'
import {anyList, readAnswer, readItems} from '../answer'
import {type Commerce} from '../client'
import {cents, day as dayOf, flag, record, text} from '../json'
import type {Query} from '../query'

/** A document of an agreement, opened as a PDF. */
export type AgreementDocument =
    | {id: string; kind: 'agreement'; day: CalendarDay; isSigned: boolean}
    | {id: string; kind: 'receipt'; day: CalendarDay; reference: string; amount: Cents}

const toDocument = (raw: unknown): AgreementDocument[] => {
    const {documentId, documentType, documentDate, signed, referenceNumber, amount} = record(raw)
    const [id, day] = [text(documentId), dayOf(documentDate)]
    if (id === undefined || day === undefined) return []
    if (documentType === 'AGREEMENT') {
        return [{id, kind: 'agreement', day, isSigned: flag(signed) ?? false}]
    }
    const [reference, paid] = [text(referenceNumber), cents(amount)]
    if (documentType !== 'RECEIPT' || reference === undefined || paid === undefined) return []
    return [{id, kind: 'receipt', day, reference, amount: paid}]
}

const DocumentsAnswer = z.looseObject({documents: anyList})

/** The documents of a response; one without an id, a day or a known kind is left out. */
export const toDocuments = (raw: unknown, log?: Pick<Commerce, 'warn'>): AgreementDocument[] =>
    readItems(readAnswer(DocumentsAnswer, raw).documents, toDocument, log)

/** The agreement itself and the receipts of its payments, newest first (D-30). */
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
        return toDocuments(await own.fetch({path, body, customerId}), own)
    }
})

/** The checkout page that a document is opened from; if the document is not available, our server redirects back to it. */
export type OpenedFrom = 'review' | 'sign' | 'signed' | 'confirmation'

/** The address at which our server returns a document to its owner, in their language. It is not the address of a page. */
export const documentAddress = (
    agreementId: string,
    documentId: string,
    locale: Locale,
    from?: OpenedFrom
): string => {
    const query = new URLSearchParams({locale, ...(from && {from})})
    return `/api/agreement-documents/${encodeURIComponent(agreementId)}/${encodeURIComponent(documentId)}?${query.toString()}`
}
