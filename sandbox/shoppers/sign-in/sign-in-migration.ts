import type {Migration} from '../../world/migrate'

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
