import * as z from 'zod/mini'
import {anyList, readAnswer} from '../answer'
import type {Commerce} from '../client'
import {CommerceError, errorCodeOf} from '../client'
import {record, text} from '../json'
import type {Query} from '../query'
import {savedOnce} from '../outcome/saved-once'
import {type RequestedDocument, toRequestedDocuments} from './existing-approval'
import type {Applicant} from './instant-approval'

const DocumentsAnswer = z.looseObject({verificationDocuments: anyList})

/** Which documents the decision requires, and which have been received [VERIFY-002] [VERIFY-003]. */
export const requestedDocuments = (
    own: Commerce,
    customerId: string
): Query<RequestedDocument[]> => ({
    key: ['asked-documents'],
    staleTime: 0,
    fetch: async () => {
        const path = '/custom/verification-documents/v1/organizations/{org}/documents'
        const answer = await own.fetch({path, body: {customerId}, customerId})
        return toRequestedDocuments(readAnswer(DocumentsAnswer, answer).verificationDocuments, own)
    }
})

/** How an upload reports its progress and is aborted. */
export type UploadWatch = {signal: AbortSignal; onProgress: (share: number) => void}

/** A document, and what kind it is sent as. */
export type SentDocument = {kind: string; file: Blob}

const deadlineMs = 60_000

const uploadError = (status: number, body: string): CommerceError => {
    const failure = {status, code: errorCodeOf(status)}
    try {
        const data: unknown = JSON.parse(body)
        const type = text(record(data).type)
        return new CommerceError({...failure, ...(type !== undefined && {detail: type})}, {data})
    } catch {
        return new CommerceError(failure)
    }
}

/**
 * Uploads one document through our own server, with its progress as a share between 0 and 1; times out after a minute
 * (D-35). Rejects with a CommerceError whose detail is the server's reason.
 */
const upload = (
    {kind, file}: SentDocument,
    {signal, onProgress}: UploadWatch
): Promise<SentDocument> =>
    new Promise((resolve, reject) => {
        const request = new XMLHttpRequest()
        const fail = (status: number) => reject(uploadError(status, request.responseText))
        request.open('POST', '/api/documents')
        request.setRequestHeader('x-requested-with', 'storefront')
        request.timeout = deadlineMs
        request.upload.onprogress = ({loaded, total}) => onProgress(total > 0 ? loaded / total : 0)
        request.onload = () => (request.status < 300 ? resolve({kind, file}) : fail(request.status))
        request.onerror = () => fail(503)
        request.ontimeout = () => fail(504)
        request.onabort = () => fail(499)
        signal.addEventListener('abort', () => request.abort(), {once: true})
        const form = new FormData()
        form.set('verifyType', kind.toUpperCase())
        form.set('file', file)
        request.send(form)
    })

/**
 * Sends a document, and returns the kind that it was sent for. If the answer was lost, the list of documents says whether
 * it was received (D-49). Rejects with a CommerceError.
 */
export const sendDocument = async (
    {commerce, customerId}: Applicant,
    document: SentDocument,
    watch: UploadWatch
): Promise<string> => {
    await savedOnce({
        call: () => upload(document, watch),
        isSaved: async () => {
            if (watch.signal.aborted) return false
            const requested = await requestedDocuments(commerce, customerId).fetch()
            const own = requested.find(({kind}) => kind === document.kind)
            return own !== undefined && (own.isSubmitted || !own.isRequired)
        }
    })
    return document.kind
}
