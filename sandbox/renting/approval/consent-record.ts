import {z} from 'zod'
import type {Consent} from '@contract/approval'
import {localeIds} from '../../core/locales'
import type {Migration} from '../../world/database'
import type {World} from '../../world/world'

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

/** As a call brings them: which text, in which language and when. */
export const Consents = z
    .array(
        z.object({
            kind: z.string().regex(/^[a-z-]{1,40}$/),
            version: z.string().min(1).max(40),
            locale: z.enum(localeIds),
            agreedAt: z.iso.datetime()
        })
    )
    .max(10)

/** Saves what a shopper agreed to, beside the clock of the platform [D-32]. */
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
