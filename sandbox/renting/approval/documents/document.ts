import type {VerificationDocument as WantedDocument} from '@contract/approval'
import {findCustomer} from '../../../shoppers/customers/customer'
import {sendNotice} from '../../../shoppers/messages/notice'
import {lock} from '../../../world/keys'
import type {World} from '../../../world/world'
import {type Approval, approvalOf, bankAccount, saveApproval} from '../approval'

const beginnings: Record<string, readonly number[]> = {
    'application/pdf': [0x25, 0x50, 0x44, 0x46],
    'image/jpeg': [0xff, 0xd8, 0xff],
    'image/png': [0x89, 0x50, 0x4e, 0x47]
}

/** The kind of a file by its first bytes, not by its name; undefined for a kind that is not accepted. */
export const fileKind = (bytes: Uint8Array): string | undefined =>
    Object.entries(beginnings).find(([, start]) =>
        start.every((byte, index) => bytes[index] === byte)
    )?.[0]

export type VerificationDocument = {
    id: string
    verifyType: string
    fileName: string
    submittedAt: number
}

const columns = 'id, verify_type AS verifyType, file_name AS fileName, submitted_at AS submittedAt'

/** Newest first. */
export const documentsOf = ({statement}: World, customerId: string): VerificationDocument[] =>
    statement<VerificationDocument>(
        `SELECT ${columns} FROM verification_document WHERE customer_id = ?
         ORDER BY submitted_at DESC, rowid DESC`
    ).all(customerId)

type NewDocument = Pick<VerificationDocument, 'verifyType' | 'fileName'> & {content: string}

/** Stores a file encrypted; nothing ever reads it again. */
export const insertDocument = (
    world: World,
    customerId: string,
    {verifyType, fileName, content}: NewDocument
): VerificationDocument => {
    const stored = {id: world.newId(), verifyType, fileName, submittedAt: world.now().getTime()}
    world
        .statement(
            `INSERT INTO verification_document
                 (id, customer_id, verify_type, file_name, submitted_at, content)
             VALUES (?, ?, ?, ?, ?, ?)`
        )
        .run(stored.id, customerId, verifyType, fileName, stored.submittedAt, lock(world, content))
    return stored
}

const hasBank = ({statement}: World, customerId: string): boolean =>
    statement('SELECT 1 FROM bank_account WHERE customer_id = ?').get(customerId) !== undefined

/** A document that was sent is no longer required, nor a bank account that was verified. */
export const verificationDocuments = (
    world: World,
    customerId: string,
    {wanted, isIdentityVerified}: Approval
): WantedDocument[] => {
    const shown = new Set(documentsOf(world, customerId).map(({verifyType}) => verifyType))
    if (isIdentityVerified) shown.add('IDENTITY')
    if (hasBank(world, customerId)) shown.add(bankAccount)
    return wanted.map((verifyType) => ({
        verifyType,
        verifyRequired: shown.has(verifyType) ? 'N' : 'Y'
    }))
}

/** Removes the conditions of an approval when all are fulfilled [D-25], and mails that to a customer. */
export const settle = (world: World, customerId: string): void => {
    const approval = approvalOf(world, customerId)
    if (approval?.response !== '4') return
    const requested = verificationDocuments(world, customerId, approval)
    if (requested.some(({verifyRequired}) => verifyRequired === 'Y')) return
    saveApproval(world, customerId, {...approval, response: '1', conditionalReason: undefined})
    const customer = findCustomer(world, customerId)
    if (!customer) return
    const to = customer.profile.email || customer.login
    sendNotice(world, {to, kind: 'decision', locale: undefined, page: '/approved'})
}
