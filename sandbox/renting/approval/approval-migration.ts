import type {Migration} from '../../world/migrate'

export const approvalMigration: Migration = {
    id: 'approval-1',
    up: (db) => {
        db.exec(`
            -- JSON of an Approval.
            CREATE TABLE approval (
                customer_id TEXT PRIMARY KEY,
                document TEXT NOT NULL
            ) STRICT;

            CREATE TABLE bank_account (
                customer_id TEXT PRIMARY KEY,
                routing_number TEXT NOT NULL,
                last_four TEXT NOT NULL,
                account_type TEXT NOT NULL,
                -- The number itself, locked.
                account_number TEXT NOT NULL
            ) STRICT;

            CREATE TABLE verification_document (
                id TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL,
                verify_type TEXT NOT NULL,
                file_name TEXT NOT NULL,
                submitted_at INTEGER NOT NULL,
                -- The file in base64, locked.
                content TEXT NOT NULL
            ) STRICT;
            CREATE INDEX verification_document_of_customer ON verification_document (customer_id);
        `)
    }
}
