import {z} from 'zod'
import type {DraftAnswer} from '@contract/approval'
import {endpoint} from '../../core/endpoint'
import {siteQuery} from '../../core/query-values'
import {answer, badRequest, problem} from '../../core/response'
import type {Migration} from '../../world/database'
import {lock, unlock} from '../../world/keys'
import type {Shopper, World} from '../../world/world'
import {customPath, holderOf, OwnRequest, ownScope} from '../rental-account'

export const applicationDraftMigration: Migration = {
    id: 'application-draft-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE application_draft (
                customer_id TEXT PRIMARY KEY,
                started_at INTEGER NOT NULL,
                saved_at INTEGER NOT NULL,
                -- JSON of what the customer typed, locked.
                document TEXT NOT NULL
            ) STRICT;
        `)
    }
}

const api = 'application-draft'
const lifetime = 7 * 24 * 60 * 60 * 1000
const longest = 16_000

/** Names of fields that are never stored: identity, birth date, accounts, cards, passwords, other people [D-24, D-26]. */
const forbiddenName =
    /ssn|itin|social.?security|tax.?id|identity.?number|birth|dob|account.?n|routing|^bank|card|cvv|password|pin$|landlord|reference/i
const postalName = /postal|zip/i
const identityNumber = /(^|\D)(\d{3}[- ]\d{2}[- ]\d{4}|\d{9})(\D|$)/
const accountNumber = /\d(?:[- ]?\d){11,18}/

/** Whether a draft contains anything that must not be stored, by a field's name or by what its value looks like. */
const hasForbidden = (value: unknown, name = ''): boolean => {
    if (forbiddenName.test(name)) return true
    if (typeof value === 'string') {
        const isSecret = identityNumber.test(value) || accountNumber.test(value)
        return isSecret && !postalName.test(name)
    }
    if (typeof value !== 'object' || value === null) return false
    return Object.entries(value).some(([key, part]) => hasForbidden(part, key))
}

/** The customer of a draft. A guest's draft stays in the browser's tab. */
const customerOf = (world: World, name: string, shopper: Shopper): string => {
    const {id, customer} = holderOf(world, name, shopper)
    return customer ? id : problem(403, 'customer-required', 'Only customers have a draft here.')
}

type Row = {startedAt: number; savedAt: number; document: string}

const moment = (time: number) => new Date(time).toISOString()

const draftOf = (world: World, customerId: string): Row | undefined => {
    const row = world
        .statement<Row>(
            `SELECT started_at AS startedAt, saved_at AS savedAt, document
             FROM application_draft WHERE customer_id = ?`
        )
        .get(customerId)
    return row && world.now().getTime() < row.startedAt + lifetime ? row : undefined
}

const presentDraft = (world: World, customerId: string): DraftAnswer => {
    const row = draftOf(world, customerId)
    if (!row) return {draft: null}
    const draft: unknown = JSON.parse(unlock(world, row.document))
    return {
        draft: Draft.parse(draft),
        startedAt: moment(row.startedAt),
        savedAt: moment(row.savedAt),
        expiresAt: moment(row.startedAt + lifetime)
    }
}

const Draft = z.record(z.string().max(64), z.json())

/** Saves the answers so far and replaces the earlier ones. A draft ends seven days after it was first saved [D-24]. */
const saveDraft = endpoint({
    method: 'POST',
    path: customPath(api, 'save'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({draft: Draft}),
    handle: ({body, shopper, world}): DraftAnswer => {
        const id = customerOf(world, body.customerId, shopper)
        const text = JSON.stringify(body.draft)
        if (text.length > longest) badRequest('The draft is too long.')
        if (hasForbidden(body.draft)) badRequest('The draft has something that is never stored.')
        const now = world.now().getTime()
        world
            .statement(
                `INSERT OR REPLACE INTO application_draft
                     (customer_id, started_at, saved_at, document)
                 VALUES (?, ?, ?, ?)`
            )
            .run(id, draftOf(world, id)?.startedAt ?? now, now, lock(world, text))
        return presentDraft(world, id)
    }
})

/** The stored draft; none after seven days. */
const readDraft = endpoint({
    method: 'POST',
    path: customPath(api, 'read'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}) =>
        presentDraft(world, customerOf(world, body.customerId, shopper))
})

const deleteDraft = endpoint({
    method: 'POST',
    path: customPath(api, 'delete'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}) => {
        const id = customerOf(world, body.customerId, shopper)
        world.statement('DELETE FROM application_draft WHERE customer_id = ?').run(id)
        return answer(204)
    }
})

export const draftEndpoints = [saveDraft, readDraft, deleteDraft]
