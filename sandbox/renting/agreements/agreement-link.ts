import {z} from 'zod'
import type {LinkedAgreementAnswer} from '@contract/agreements'
import {defaultLocale} from '../../core/locales'
import {endpoint} from '../../core/endpoint'
import {siteQuery} from '../../core/query-values'
import {problem} from '../../core/response'
import type {Basket} from '../../shoppers/baskets/basket'
import {findCustomer} from '../../shoppers/customers/customer'
import {sendAgreementLink} from '../../shoppers/messages/message'
import {hashOf, newSecret} from '../../shoppers/sign-in/session'
import type {Migration} from '../../world/database'
import type {World} from '../../world/world'
import {customPath, holderOf, OwnRequest, ownScope} from '../rental-account'
import {type Agreement, agreementsOf, saveAgreement} from './agreement'

export const agreementLinkMigration: Migration = {
    id: 'agreement-links-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE agreement_link (
                token_hash TEXT PRIMARY KEY,
                agreement_id TEXT NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT;
        `)
    }
}

const lifetime = 7 * 24 * 60 * 60 * 1000

/** Mails a link to continue with an agreement, when it is created for the first time. Without an address no mail is sent. */
export const mailLink = (
    world: World,
    {email, locale, customerId}: Basket,
    agreement: Agreement
) => {
    const to = email ?? findCustomer(world, customerId)?.profile.email
    if (!to) return
    const token = newSecret()
    const expiresAt = world.now().getTime() + lifetime
    world
        .statement(
            'INSERT INTO agreement_link (token_hash, agreement_id, expires_at) VALUES (?, ?, ?)'
        )
        .run(hashOf(token), agreement.id, expiresAt)
    sendAgreementLink(world, {to, locale: locale ?? defaultLocale, token, expiresAt})
}

/**
 * Exchanges the token of a mailed link for its agreement; a token works once. A guest's agreement becomes the caller's.
 * 404 for an agreement of another customer, and for a token that is unknown, used or older than seven days.
 */
export const linkAgreement = endpoint({
    method: 'POST',
    path: customPath('agreement-signing', 'link'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({token: z.string().min(1).max(128)}),
    handle: ({body, shopper, world}): LinkedAgreementAnswer => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        const link = world
            .statement<{agreementId: string; ownerId: string}>(
                `DELETE FROM agreement_link WHERE token_hash = ? AND expires_at > ?
                 RETURNING agreement_id AS agreementId,
                     (SELECT customer_id FROM agreement WHERE id = agreement_id) AS ownerId`
            )
            .get(hashOf(body.token), world.now().getTime())
        const isTheirs = link && (link.ownerId === customerId || !findCustomer(world, link.ownerId))
        const agreement =
            isTheirs && agreementsOf(world, link.ownerId).find(({id}) => id === link.agreementId)
        if (!agreement) return problem(404, 'agreement-link-not-found', 'The link does not hold.')
        if (link.ownerId !== customerId) move(world, agreement, customerId)
        return {agreementId: agreement.id, agreementNumber: agreement.number}
    }
})

const move = (world: World, agreement: Agreement, customerId: string) => {
    for (const table of ['agreement', 'appointment', 'signing_envelope'] as const) {
        const column = table === 'agreement' ? 'id' : 'agreement_id'
        world
            .statement(`UPDATE ${table} SET customer_id = ? WHERE ${column} = ?`)
            .run(customerId, agreement.id)
    }
    saveAgreement(world, {...agreement, customerId})
}
