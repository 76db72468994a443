import type {Migration} from './migrate'

export const worldMigration: Migration = {
    id: 'world-1',
    up: (db) => {
        db.exec('CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT')
    }
}
