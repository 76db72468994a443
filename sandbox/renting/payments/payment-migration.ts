import type {Migration} from '../../world/migrate'

export const paymentMigration: Migration = {
    id: 'payments-1',
    up: (db) => {
        db.exec(`
            -- Never a number: brand, last four digits and the last good day.
            CREATE TABLE payment_method (
                id TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL,
                card_type TEXT NOT NULL,
                last_four TEXT NOT NULL CHECK (length(last_four) = 4),
                expiration_date TEXT NOT NULL
            ) STRICT;
            CREATE INDEX payment_method_of_customer ON payment_method (customer_id);

            CREATE TABLE card_token (
                hash TEXT PRIMARY KEY,
                card_type TEXT NOT NULL,
                last_four TEXT NOT NULL CHECK (length(last_four) = 4),
                expiration_date TEXT NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE payment (
                no INTEGER PRIMARY KEY,
                customer_id TEXT NOT NULL,
                idempotency_key TEXT NOT NULL,
                -- What was asked for, so that a key is not taken for something else.
                request_hash TEXT NOT NULL,
                total_cents INTEGER NOT NULL CHECK (total_cents > 0),
                paid_at INTEGER NOT NULL,
                -- JSON of a Receipt.
                document TEXT NOT NULL,
                UNIQUE (customer_id, idempotency_key)
            ) STRICT;
        `)
    }
}
