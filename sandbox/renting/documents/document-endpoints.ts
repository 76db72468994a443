import type {AgreementDocument, DocumentAnswer, DocumentsListAnswer} from '@contract/agreements'
import {endpoint, type Endpoint} from '../../core/endpoint'
import {dollars} from '../../core/money'
import {pdfOf, type PdfDocument} from '../../core/pdf'
import type {Locale} from '../../core/locales'
import {localeOf, siteQuery} from '../../core/query-values'
import {notFound} from '../../core/response'
import type {World} from '../../world/world'
import {type Agreement, ownAgreement} from '../agreements/agreement'
import {type Payment, paymentsOf} from '../payments/payment'
import {customPath, holderOf, identifier, OwnRequest, ownScope} from '../rental-account'
import {agreementDocument, isSigned} from './agreement-document'
import {dayOf, receiptDocument, referenceOf} from './receipt-document'
import {sampleDocument, sampleId} from './sample-document'

const api = 'agreement-documents'

/** The id of the agreement itself among its documents; the id of a receipt is its reference. */
const itself = 'agreement'

const paymentsFor = (world: World, {id, customerId}: Agreement): Payment[] =>
    paymentsOf(world, customerId).filter(({parts}) =>
        parts.some(({agreementId}) => agreementId === id)
    )

const OfAgreement = OwnRequest.extend({agreementId: identifier})

/** The documents of an agreement: the agreement itself, and a receipt of each payment, newest first. */
export const listDocuments = endpoint({
    method: 'POST',
    path: customPath(api, 'documents'),
    scope: ownScope,
    query: siteQuery,
    body: OfAgreement,
    handle: ({body, shopper, world}): DocumentsListAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const agreement = ownAgreement(world, body.agreementId, id)
        const receipts = paymentsFor(world, agreement).map((payment): AgreementDocument => ({
            documentId: referenceOf(payment),
            documentType: 'RECEIPT',
            documentDate: dayOf(payment),
            referenceNumber: referenceOf(payment),
            amount: dollars(payment.total)
        }))
        return {
            documents: [
                {
                    documentId: itself,
                    documentType: 'AGREEMENT',
                    documentDate: agreement.openDate,
                    signed: isSigned(agreement) ? 'Y' : 'N'
                },
                ...receipts
            ]
        }
    }
})

type Paper = {fileName: string; document: PdfDocument}

const paperOf = (world: World, agreement: Agreement, documentId: string, locale: Locale): Paper => {
    if (documentId === itself) {
        return {
            fileName: `agreement-${agreement.number}.pdf`,
            document: agreementDocument(world, agreement, locale)
        }
    }
    const payment =
        paymentsFor(world, agreement).find((one) => referenceOf(one) === documentId) ??
        notFound('document', documentId)
    return {
        fileName: `receipt-${documentId}.pdf`,
        document: receiptDocument(world, agreement.customerId, {payment, locale})
    }
}

const ownPaper = (
    world: World,
    holderId: string,
    {agreementId, documentId}: {agreementId: string; documentId: string},
    locale: Locale
): Paper => {
    const agreement = ownAgreement(world, agreementId, holderId)
    return paperOf(world, agreement, documentId, locale)
}

/**
 * One of these documents as a PDF; 404 if it belongs to somebody else. Everybody may read the agreement 'sample',
 * before they agree to sign one [D-29].
 */
export const readDocument = endpoint({
    method: 'POST',
    path: customPath(api, 'document'),
    scope: ownScope,
    query: siteQuery,
    body: OfAgreement.extend({documentId: identifier}),
    handle: ({body, query, shopper, world}): DocumentAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const {documentId} = body
        const locale = localeOf(query)
        const {fileName, document} =
            body.agreementId === sampleId
                ? {fileName: 'sample-agreement.pdf', document: sampleDocument(locale)}
                : ownPaper(world, id, body, locale)
        const content = pdfOf(document).toString('base64')
        return {documentId, fileName, contentType: 'application/pdf', content}
    }
})

export const agreementDocumentEndpoints: readonly Endpoint[] = [listDocuments, readDocument]
