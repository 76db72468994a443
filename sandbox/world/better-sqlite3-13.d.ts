/** The same driver under a second name, in the version for newer Node (docs/upgrading.md): its types are the same. */
declare module 'better-sqlite3-13' {
    import SQLite from 'better-sqlite3'

    export = SQLite
}
