import type {Migration} from '../world/migrate'

export const storeMigration: Migration = {
    id: 'stores-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE store (
                id TEXT PRIMARY KEY,
                -- JSON of the whole store; there are few, and they are read all at once.
                document TEXT NOT NULL
            ) STRICT;
        `)
    }
}
