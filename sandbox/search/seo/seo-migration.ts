import type {Migration} from '../../world/migrate'

export const seoMigration: Migration = {
    id: 'seo-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE url_redirect (
                segment TEXT PRIMARY KEY,
                destination TEXT NOT NULL,
                status INTEGER NOT NULL,
                keeps_parameters INTEGER NOT NULL
            ) STRICT;
        `)
    }
}
