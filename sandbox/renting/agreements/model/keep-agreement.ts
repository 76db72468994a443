import {notFound} from '../../../core/problem'
import {stored} from '../../../core/values/stored'
import type {World} from '../../../world/world'
import type {Agreement} from './agreement'

type Row = {document: string}

const asAgreement = ({document}: Row): Agreement => stored(document)

/** A customer's agreements, oldest first. */
export const agreementsOf = ({statement}: World, customerId: string): Agreement[] =>
    statement<Row>('SELECT document FROM agreement WHERE customer_id = ? ORDER BY no')
        .all(customerId)
        .map(asAgreement)

/** By id or by number; anybody else's is as good as none. */
export const ownAgreement = (world: World, name: string, customerId: string): Agreement =>
    agreementsOf(world, customerId).find(({id, number}) => name === id || name === number) ??
    notFound('agreement', name)

export const keepAgreement = (world: World, agreement: Agreement): Agreement => {
    world
        .statement(
            `INSERT INTO agreement (id, customer_id, envelope_id, document) VALUES (?, ?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET
                 envelope_id = excluded.envelope_id,
                 document = excluded.document`
        )
        .run(
            agreement.id,
            agreement.customerId,
            agreement.signing.envelopeId ?? null,
            JSON.stringify(agreement)
        )
    return agreement
}

/** The number of the next agreement, counted up over all stores. */
export const nextAgreementNumber = ({statement}: World): string => {
    const row = statement<{last: number | null}>('SELECT max(no) AS last FROM agreement').get()
    return String(100_001 + (row?.last ?? 0))
}
