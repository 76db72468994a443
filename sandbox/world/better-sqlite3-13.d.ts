/** The same driver under a second name, in the version for newer Node (docs/upgrading.md): its types are the same. */
declare module 'better-sqlite3-13' {
    export {default} from 'better-sqlite3'
}
