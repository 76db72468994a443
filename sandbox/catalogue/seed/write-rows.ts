import type {World} from '../../world/world'

const millisecondsOfDay = 86_400_000

/** The calendar day, in UTC, some days after a moment; YYYY-MM-DD. */
export const dayAfter = (moment: Date, days: number): string =>
    new Date(moment.getTime() + days * millisecondsOfDay).toISOString().slice(0, 10)

type Value = string | number | null

/** Writes rows of one shape into a table; the statement is made once, from the first row's names. */
export const insertInto = <Row extends Record<string, Value>>(world: World, table: string) => {
    let run: ((row: Row) => void) | undefined
    const prepared = (row: Row) => {
        const names = Object.keys(row)
        const places = names.map((name) => `@${name}`).join(', ')
        const insert = world.statement(
            `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`
        )
        return (one: Row) => void insert.run(one)
    }
    return (row: Row) => {
        run ??= prepared(row)
        run(row)
    }
}
