import SQLite12, {type Database, type Statement} from 'better-sqlite3'
import SQLite13 from 'better-sqlite3-13'
import {mkdirSync} from 'node:fs'
import {join} from 'node:path'

/** Version 13 of the driver ends a process of Node 20, version 12 one of Node 24 (docs/upgrading.md). */
const SQLite = Number.parseInt(process.versions.node, 10) < 22 ? SQLite12 : SQLite13

/** Opens the data folder's database, or one in memory. */
export const openDatabase = (folder: string | undefined): Database => {
    if (folder) mkdirSync(folder, {recursive: true})
    const db = new SQLite(folder ? join(folder, 'sandbox.sqlite') : ':memory:')
    db.pragma('journal_mode = WAL')
    // A committed write is in the log file before the response is sent, so it survives kill -9. A power failure can
    // lose the newest writes, but never part of one. FULL would prevent that, but waits for the disk at every write.
    db.pragma('synchronous = NORMAL')
    db.pragma('foreign_keys = ON')
    db.pragma('busy_timeout = 5000')
    return db
}

/** Prepares each statement once. */
export const statementsOf = (db: Database) => {
    const prepared = new Map<string, Statement>()
    return <Row = unknown>(sql: string): Statement<unknown[], Row> => {
        const statement = prepared.get(sql) ?? db.prepare(sql)
        prepared.set(sql, statement)
        return asRowsOf<Row>(statement)
    }
}

/** The author of a statement knows its columns, and the tables are STRICT, so the types are right. */
const asRowsOf = <Row>(statement: Statement) => statement as Statement<unknown[], Row>

/** Runs a transaction. Created once: SQLite's driver creates four functions for each transaction. */
export const transactionsOf = (db: Database) => {
    const whole = db.transaction((run: () => unknown) => run())
    return <T>(run: () => T): T => asResultOf<T>(whole(run))
}

/** The driver returns the result of the work. */
const asResultOf = <T>(result: unknown) => result as T

/** One migration of the database. Its id is stored once it has run; migrations are never changed afterwards. */
export type Migration = {id: string; up: (db: Database) => void}

/** Runs the migrations that a database has not had yet, in order, each in a transaction. */
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
