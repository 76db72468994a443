import type {Migration} from '../world/database'

export const thirdPartyMigration: Migration = {
    id: 'third-parties-1',
    up: (db) => {
        db.exec(`
            -- Contacts are locked texts.
            CREATE TABLE lead (
                id TEXT PRIMARY KEY,
                form_guid TEXT NOT NULL,
                message_id TEXT NOT NULL,
                store_number TEXT NOT NULL,
                opt_in INTEGER NOT NULL,
                contact TEXT NOT NULL,
                description TEXT NOT NULL,
                customer_id TEXT NOT NULL,
                correlation_id TEXT NOT NULL,
                received_at INTEGER NOT NULL,
                UNIQUE (form_guid, message_id)
            ) STRICT;

            CREATE TABLE deals_sign_up (
                -- Of the address or the number, so that nobody is written to twice.
                contact_hash TEXT PRIMARY KEY,
                contact TEXT NOT NULL,
                opt_in TEXT NOT NULL,
                signed_up_at INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE shop_log (
                no INTEGER PRIMARY KEY,
                level TEXT NOT NULL,
                message TEXT NOT NULL,
                logged_at INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE activity (
                no INTEGER PRIMARY KEY,
                name TEXT NOT NULL,
                cookie_id TEXT NOT NULL,
                product_id TEXT,
                happened_at INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX activity_of_visitor ON activity (cookie_id, name, no);

            CREATE TABLE short_link (code TEXT PRIMARY KEY, target TEXT NOT NULL) STRICT;

            CREATE TABLE sign_on_ticket (
                hash TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL,
                -- JSON of where to go back to.
                request TEXT NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT;
        `)
    }
}

/** Each call about an activity as it came, for whoever wants to know what the service is told of a visitor. */
export const activityCallMigration: Migration = {
    id: 'third-parties-3',
    up: (db) => {
        db.exec(`
            CREATE TABLE activity_call (
                no INTEGER PRIMARY KEY,
                name TEXT NOT NULL,
                -- JSON, as it was sent.
                body TEXT NOT NULL
            ) STRICT;
        `)
    }
}

/** Which text a person who signed up for deals agreed to, and in which language (D-32). */
export const dealsConsentMigration: Migration = {
    id: 'third-parties-2',
    up: (db) => {
        db.exec(`ALTER TABLE deals_sign_up ADD COLUMN consent TEXT NOT NULL DEFAULT ''`)
    }
}
