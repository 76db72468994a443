import SQLite, {type Database, type Statement} from 'better-sqlite3'
import {mkdirSync} from 'node:fs'
import {join} from 'node:path'

/** Opens the data folder's database, or one in memory. */
export const openDatabase = (folder: string | undefined): Database => {
    if (folder) mkdirSync(folder, {recursive: true})
    const db = new SQLite(folder ? join(folder, 'sandbox.sqlite') : ':memory:')
    db.pragma('journal_mode = WAL')
    // A committed write is in the log file before it is answered, so it outlives the process, kill -9 included. Only a
    // loss of power could take the newest writes (never tear them); FULL would wait for the disk at every write for that.
    db.pragma('synchronous = NORMAL')
    db.pragma('foreign_keys = ON')
    db.pragma('busy_timeout = 5000')
    return db
}

/** Prepares each text once. */
export const statementsOf = (db: Database) => {
    const prepared = new Map<string, Statement>()
    return <Row = unknown>(sql: string): Statement<unknown[], Row> => {
        const statement = prepared.get(sql) ?? db.prepare(sql)
        prepared.set(sql, statement)
        return asRowsOf<Row>(statement)
    }
}

/** Whoever writes a statement knows its columns; SQLite's tables are STRICT, so their types hold. */
const asRowsOf = <Row>(statement: Statement) => statement as Statement<unknown[], Row>

/** All of a piece of work or nothing. Made once: SQLite's driver makes four functions for each transaction it is given. */
export const transactionsOf = (db: Database) => {
    const whole = db.transaction((run: () => unknown) => run())
    return <T>(run: () => T): T => asResultOf<T>(whole(run))
}

/** The driver hands on what the work returned. */
const asResultOf = <T>(result: unknown) => result as T

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
