import type {Migration} from '../../world/migrate'

export const basketMigration: Migration = {
    id: 'baskets-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE basket (
                id TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL,
                is_temporary INTEGER NOT NULL,
                -- When a temporary basket ends, in milliseconds; it starts anew with every change.
                expires_at INTEGER,
                -- JSON of the whole basket; amounts are whole cents.
                document TEXT NOT NULL
            ) STRICT;
            CREATE INDEX basket_of_customer ON basket (customer_id);
        `)
    }
}
