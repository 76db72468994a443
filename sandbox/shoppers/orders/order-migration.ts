import type {Migration} from '../../world/migrate'

export const orderMigration: Migration = {
    id: 'orders-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE shop_order (
                no INTEGER PRIMARY KEY AUTOINCREMENT,
                customer_id TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                status TEXT NOT NULL,
                -- JSON of the basket it was made from; amounts are whole cents.
                document TEXT NOT NULL
            ) STRICT;
            CREATE INDEX order_of_customer ON shop_order (customer_id, created_at);
        `)
    }
}
