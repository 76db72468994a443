import type {Migration} from '../../world/migrate'

export const messageMigration: Migration = {
    id: 'messages-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE message (
                id INTEGER PRIMARY KEY,
                recipient TEXT NOT NULL COLLATE NOCASE,
                -- JSON of a Message, locked: it carries what opens an account.
                document TEXT NOT NULL
            ) STRICT;
            CREATE INDEX message_to ON message (recipient);
        `)
    }
}
