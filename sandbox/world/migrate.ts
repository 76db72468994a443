import type {Database} from 'better-sqlite3'

/** One step of the database's shape. Its id is written down once it is done; steps are never changed afterwards. */
export type Migration = {id: string; up: (db: Database) => void}

/** Takes the steps that a database has not taken yet, in order, each as a whole or not at all. */
export const migrate = (db: Database, migrations: readonly Migration[]) => {
    db.exec('CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY) STRICT')
    const isDone = db.prepare('SELECT 1 FROM migration WHERE id = ?')
    const done = db.prepare('INSERT INTO migration (id) VALUES (?)')
    for (const {id, up} of migrations) {
        if (isDone.get(id)) continue
        db.transaction(() => {
            up(db)
            done.run(id)
        })()
    }
}
