import type {Migration} from '../../world/database'

export const agreementMigration: Migration = {
    id: 'agreements-1',
    up: (db) => {
        db.exec(`
            -- JSON of a RentalAccount.
            CREATE TABLE rental_account (
                customer_id TEXT PRIMARY KEY,
                document TEXT NOT NULL
            ) STRICT;

            -- JSON of an Agreement.
            CREATE TABLE agreement (
                no INTEGER PRIMARY KEY,
                id TEXT NOT NULL UNIQUE,
                customer_id TEXT NOT NULL,
                envelope_id TEXT UNIQUE,
                document TEXT NOT NULL
            ) STRICT;
            CREATE INDEX agreement_of_customer ON agreement (customer_id);

            -- JSON of a Club.
            CREATE TABLE club (
                id TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL,
                document TEXT NOT NULL
            ) STRICT;
            CREATE INDEX club_of_customer ON club (customer_id);

            CREATE TABLE appointment (
                id TEXT PRIMARY KEY,
                agreement_id TEXT NOT NULL UNIQUE,
                customer_id TEXT NOT NULL,
                store_number TEXT NOT NULL,
                day TEXT NOT NULL,
                start_time TEXT NOT NULL,
                end_time TEXT NOT NULL
            ) STRICT;
            CREATE INDEX appointment_of_customer ON appointment (customer_id);
            CREATE INDEX appointment_of_store ON appointment (store_number, day);

            CREATE TABLE signing_envelope (
                id TEXT PRIMARY KEY,
                agreement_id TEXT NOT NULL,
                customer_id TEXT NOT NULL,
                token_hash TEXT NOT NULL,
                return_url TEXT NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT;
        `)
    }
}
