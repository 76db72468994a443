import type {Migration} from '../../world/migrate'

export const contextMigration: Migration = {
    id: 'context-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE shopper_context (
                usid TEXT PRIMARY KEY REFERENCES visit (usid) ON DELETE CASCADE,
                -- JSON of a ShopperContext.
                document TEXT NOT NULL
            ) STRICT;
        `)
    }
}
