import * as z from 'zod/mini'
import {anyList, readAnswer} from '../answer'
import type {Commerce} from '../client'
import {CommerceError, errorCodeOf} from '../client'
import {record, text} from '../json'
import type {Query} from '../query'
import {type RequestedDocument, toRequestedDocuments} from './existing-approval'

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

const deadlineMs = 60_000

const uploadError = (status: number, body: string): CommerceError => {
    let type: string | undefined
    try {
        type = text(record(JSON.parse(body)).type)
    } catch {
        type = undefined
    }
    return new CommerceError({
        status,
        code: errorCodeOf(status),
        ...(type !== undefined && {detail: type})
    })
}

/**
 * Uploads one document through our own server, with its progress as a share between 0 and 1; times out after a minute
 * (D-35). Resolves with the kind it was sent for; rejects with a CommerceError whose detail is the server's reason.
 */
export const uploadDocument = (
    kind: string,
    file: Blob,
    {signal, onProgress}: UploadWatch
): Promise<string> =>
    new Promise((resolve, reject) => {
        const request = new XMLHttpRequest()
        const fail = (status: number) => reject(uploadError(status, request.responseText))
        request.open('POST', '/api/documents')
        request.setRequestHeader('x-requested-with', 'storefront')
        request.timeout = deadlineMs
        request.upload.onprogress = ({loaded, total}) => onProgress(total > 0 ? loaded / total : 0)
        request.onload = () => (request.status < 300 ? resolve(kind) : fail(request.status))
        request.onerror = () => fail(503)
        request.ontimeout = () => fail(504)
        request.onabort = () => fail(499)
        signal.addEventListener('abort', () => request.abort(), {once: true})
        const form = new FormData()
        form.set('verifyType', kind.toUpperCase())
        form.set('file', file)
        request.send(form)
    })
