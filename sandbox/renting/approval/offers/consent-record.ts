import {z} from 'zod'
import type {Consent, YesNo} from '@contract/approval'
import {localeIds} from '../../../core/locales'
import type {Migration} from '../../../world/database'
import type {World} from '../../../world/world'

export const consentRecordMigration: Migration = {
    id: 'consent-records-1',
    up: (db) => {
        db.exec(`
            -- Never changed and never answered: the proof of what somebody agreed to.
            CREATE TABLE consent_record (
                customer_id TEXT NOT NULL,
                kind TEXT NOT NULL,
                version TEXT NOT NULL,
                locale TEXT NOT NULL,
                agreed_at TEXT NOT NULL,
                recorded_at INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX consent_record_of_customer ON consent_record (customer_id);
        `)
    }
}

/** A consent as a request contains it: the text, its language and the time. */
export const GivenConsent = z.object({
    kind: z.string().regex(/^[a-z-]{1,40}$/),
    version: z.string().min(1).max(40),
    locale: z.enum(localeIds),
    agreedAt: z.iso.datetime()
})

export const Consents = z.array(GivenConsent).max(10)

/** Saves a shopper's consents, with the time of the platform's own clock [D-32]. */
export const noteConsents = (
    world: World,
    customerId: string,
    consents: readonly Consent[] = []
): void => {
    const insert = world.statement(
        `INSERT INTO consent_record (customer_id, kind, version, locale, agreed_at, recorded_at)
         VALUES (?, ?, ?, ?, ?, ?)`
    )
    for (const {kind, version, locale, agreedAt} of consents) {
        insert.run(customerId, kind, version, locale, agreedAt, world.now().getTime())
    }
}

const agreed = 'electronic-records'
const withdrawn = 'electronic-records-withdrawn'

/**
 * The last consent to, or withdrawal of, electronic documents, with its time (15 USC 7001(c)); undefined for a customer
 * who was never asked.
 */
export const electronicRecordsOf = (
    world: World,
    customerId: string
): {agreed: YesNo; since: Date} | undefined => {
    const row = world
        .statement<{kind: string; at: string}>(
            `SELECT kind, agreed_at AS at FROM consent_record WHERE customer_id = ? AND kind IN (?, ?)
             ORDER BY recorded_at DESC, rowid DESC LIMIT 1`
        )
        .get(customerId, agreed, withdrawn)
    return row && {agreed: row.kind === agreed ? 'Y' : 'N', since: new Date(row.at)}
}

const OrderedConsents = z.array(
    z.object({
        kind: z.string(),
        version: z.string(),
        locale: z.enum(localeIds),
        at: z.iso.datetime()
    })
)

/** Saves the consents of a checkout, which its basket has in c_consents. Consents that cannot be parsed are left out. */
export const noteOrderedConsents = (world: World, customerId: string, json: unknown): void => {
    const {data = []} = OrderedConsents.safeParse(parsedOrNothing(json))
    const given = data.map(({at, ...consent}) => ({...consent, agreedAt: at}))
    noteConsents(world, customerId, given)
}

const parsedOrNothing = (json: unknown): unknown => {
    try {
        return JSON.parse(String(json))
    } catch {
        return undefined
    }
}
