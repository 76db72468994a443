import type {Migration} from '../../world/database'
import {clientId} from './slas'

export const signInMigration: Migration = {
    id: 'sign-in-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE visit (
                usid TEXT PRIMARY KEY,
                guest_id TEXT NOT NULL
            ) STRICT;

            CREATE TABLE sign_in_session (
                id TEXT PRIMARY KEY,
                usid TEXT NOT NULL REFERENCES visit (usid),
                customer_id TEXT REFERENCES customer (id) ON DELETE CASCADE,
                dnt INTEGER NOT NULL,
                scopes TEXT NOT NULL,
                ended_at INTEGER
            ) STRICT;
            CREATE INDEX session_of_customer ON sign_in_session (customer_id);

            CREATE TABLE authorization_code (
                hash TEXT PRIMARY KEY,
                usid TEXT NOT NULL REFERENCES visit (usid),
                customer_id TEXT REFERENCES customer (id) ON DELETE CASCADE,
                challenge TEXT NOT NULL,
                redirect_uri TEXT NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE refresh_token (
                hash TEXT PRIMARY KEY,
                session_id TEXT NOT NULL REFERENCES sign_in_session (id) ON DELETE CASCADE,
                expires_at INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX refresh_token_of_session ON refresh_token (session_id);
        `)
    }
}

/** The client of a session, and the secrets that were mailed to shoppers. */
export const clientAndMailMigration: Migration = {
    id: 'sign-in-2',
    up: (db) => {
        db.exec(`
            ALTER TABLE sign_in_session
                ADD COLUMN client_id TEXT NOT NULL DEFAULT '${clientId}';

            CREATE TABLE mailed_secret (
                id INTEGER PRIMARY KEY,
                hash TEXT NOT NULL,
                purpose TEXT NOT NULL,
                login TEXT NOT NULL COLLATE NOCASE,
                -- Of the proof key that has to come along; null where another device may be used.
                challenge TEXT,
                usid TEXT,
                -- JSON of a NewShopper who registers by coming back with it.
                registration TEXT,
                expires_at INTEGER NOT NULL,
                is_spent INTEGER NOT NULL DEFAULT 0
            ) STRICT;
            CREATE INDEX mailed_secret_to ON mailed_secret (purpose, login);
            CREATE INDEX mailed_secret_hash ON mailed_secret (hash);
        `)
    }
}

/** The identifiers of a sign-in at the provider. */
export const nonceMigration: Migration = {
    id: 'sign-in-nonce',
    up: (db) => {
        db.exec('ALTER TABLE authorization_code ADD COLUMN nonce TEXT')
    }
}
