import type {Migration} from '../../world/migrate'

export const consentMigration: Migration = {
    id: 'consents-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE consent (
                -- A guest's id or a customer's.
                shopper_id TEXT NOT NULL,
                subscription_id TEXT NOT NULL,
                channel TEXT NOT NULL,
                contact_point TEXT NOT NULL,
                status TEXT NOT NULL,
                PRIMARY KEY (shopper_id, subscription_id, channel, contact_point)
            ) STRICT;
        `)
    }
}
