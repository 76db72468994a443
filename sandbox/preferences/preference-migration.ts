import type {Migration} from '../world/migrate'

export const preferenceMigration: Migration = {
    id: 'preferences-1',
    up: (db) => {
        db.exec('CREATE TABLE preference (id TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT')
    }
}
