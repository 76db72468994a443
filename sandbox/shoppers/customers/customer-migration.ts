import type {Migration} from '../../world/database'

export const customerMigration: Migration = {
    id: 'customers-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE customer (
                id TEXT PRIMARY KEY,
                customer_no TEXT NOT NULL UNIQUE,
                login TEXT NOT NULL UNIQUE COLLATE NOCASE,
                password_hash TEXT NOT NULL,
                -- JSON of a Customer: names, phones, c_ attributes, addresses, cards.
                profile TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                modified_at INTEGER NOT NULL,
                last_login_at INTEGER,
                previous_login_at INTEGER
            ) STRICT;

            CREATE TABLE password_reset (
                hash TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
                expires_at INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE product_list (
                id TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
                is_public INTEGER NOT NULL,
                -- JSON of a ProductList with its items.
                document TEXT NOT NULL
            ) STRICT;
            CREATE INDEX product_list_of_customer ON product_list (customer_id);
        `)
    }
}

/** Guests have lists too, so a list belongs to a shopper who may not be a customer. */
export const guestListMigration: Migration = {
    id: 'customers-2',
    up: (db) => {
        db.exec(`
            CREATE TABLE shopper_list (
                id TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL,
                is_public INTEGER NOT NULL,
                -- JSON of a ProductList with its items.
                document TEXT NOT NULL
            ) STRICT;
            INSERT INTO shopper_list (id, customer_id, is_public, document)
                SELECT id, customer_id, is_public, document FROM product_list ORDER BY rowid;
            DROP TABLE product_list;
            ALTER TABLE shopper_list RENAME TO product_list;
            CREATE INDEX product_list_of_customer ON product_list (customer_id);
        `)
    }
}
