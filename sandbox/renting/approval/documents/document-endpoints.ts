import {z} from 'zod'
import type {DocumentsAnswer} from '@contract/approval'
import {endpoint} from '../../../core/endpoint'
import {siteQuery} from '../../../core/query-values'
import {megabyte} from '../../../core/request'
import {badRequest, problem} from '../../../core/response'
import type {World} from '../../../world/world'
import {customPath, holderOf, OwnRequest, ownScope} from '../../rental-account'
import {approvalOf, bankAccount} from '../approval'
import {
    documentsOf,
    fileKind,
    insertDocument,
    settle,
    type VerificationDocument,
    verificationDocuments
} from './document'

const api = 'verification-documents'
const mostDocuments = 20
const largestFile = 10 * megabyte
// Base64 needs four characters for three bytes; the other fields are short.
const largestRequest = Math.ceil(largestFile / 3) * 4 + 4096

/** The documents that are needed, and what happened to them. [G-44] */
export const documents = endpoint({
    method: 'POST',
    path: customPath(api, 'documents'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}) =>
        overview(world, holderOf(world, body.customerId, shopper).id)
})

/** Accepts a picture or a PDF of at most 10 MB, for a document that is needed [G-44]. */
export const submitDocument = endpoint({
    method: 'POST',
    path: customPath(api, 'submitdocument'),
    scope: ownScope,
    query: siteQuery,
    bodyLimit: largestRequest,
    body: OwnRequest.extend({
        verifyType: z.string().min(1).max(64),
        fileName: z.string().min(1).max(200),
        content: z.base64().min(1)
    }),
    handle: ({body, shopper, world}) => {
        const {id} = holderOf(world, body.customerId, shopper)
        const {verifyType, fileName, content} = body
        const isWanted = approvalOf(world, id)?.wanted.includes(verifyType)
        if (!isWanted || verifyType === bankAccount) {
            return problem(409, 'document-not-wanted', 'Nobody asked for such a document.')
        }
        if (!fileKind(Buffer.from(content.slice(0, 16), 'base64'))) {
            return badRequest('A document is a PDF, a JPEG or a PNG.')
        }
        if (Buffer.byteLength(content, 'base64') > largestFile) {
            return problem(413, 'document-too-large', 'A document may have 10 MB.')
        }
        if (documentsOf(world, id).length >= mostDocuments) {
            return problem(409, 'too-many-documents', `At most ${mostDocuments} are taken.`)
        }
        insertDocument(world, id, {verifyType, fileName, content})
        settle(world, id)
        return overview(world, id)
    }
})

const overview = (world: World, customerId: string): DocumentsAnswer => {
    const approval = approvalOf(world, customerId)
    const submitted = documentsOf(world, customerId)
    const wanted = approval ? verificationDocuments(world, customerId, approval) : []
    return {
        verificationDocuments: wanted
            .filter(({verifyType}) => verifyType !== bankAccount)
            .map((document) => ({
                ...document,
                ...presentSubmitted(
                    submitted.find(({verifyType}) => verifyType === document.verifyType)
                )
            }))
    }
}

const presentSubmitted = (document: VerificationDocument | undefined) =>
    document && {
        documentId: document.id,
        fileName: document.fileName,
        submittedDate: new Date(document.submittedAt).toISOString()
    }
