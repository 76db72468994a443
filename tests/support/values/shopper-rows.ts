import type {testSandbox} from '../../../sandbox/tests/test-sandbox'

type World = ReturnType<typeof testSandbox>['world']
type Row = Record<string, string | number | null>

/** The tables of the platform that a checkout writes to. */
const tables = [
    'appointment',
    'payment',
    'payment_method',
    'signing_envelope',
    'agreement',
    'basket',
    'shop_order'
]

const stock = 'stock_change'

/** What the platform has of a shopper's checkouts in the end. */
type Ledger = {
    orders: number
    payments: number
    appointments: number
    agreements: {signed: number; unsigned: number}
}

/** All data of one shopper in platform and browser, to start from it again and again. */
export const shopperRows = (world: World, customerId: string) => {
    const own = (table: string) => (table === stock ? '' : 'WHERE customer_id = ?')
    const given = (table: string) => (table === stock ? [] : [customerId])

    const insert = (table: string, row: Row): void => {
        const names = Object.keys(row)
        const places = names.map(() => '?').join(', ')
        world
            .statement(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`)
            .run(...Object.values(row))
    }

    /** Removes all but the approval; what earlier checkouts ordered is in stock again. */
    const empty = (): void => {
        for (const table of [...tables, stock]) {
            world.statement(`DELETE FROM ${table} ${own(table)}`).run(...given(table))
        }
        localStorage.clear()
    }

    const remember = () => ({
        rows: [...tables, stock].map((table) => ({
            table,
            all: world.statement<Row>(`SELECT * FROM ${table} ${own(table)}`).all(...given(table))
        })),
        browser: {...localStorage}
    })

    const goBackTo = ({rows, browser}: ReturnType<typeof remember>): void => {
        for (const {table, all} of rows) {
            world.statement(`DELETE FROM ${table} ${own(table)}`).run(...given(table))
            for (const row of all) insert(table, row)
        }
        localStorage.clear()
        for (const [name, value] of Object.entries(browser)) {
            localStorage.setItem(name, String(value))
        }
    }

    const documentsOf = (table: string): string[] =>
        world
            .statement<{document: string}>(`SELECT document FROM ${table} ${own(table)}`)
            .all(...given(table))
            .map(({document}) => document)

    const count = (table: string) =>
        world
            .statement<{count: number}>(`SELECT count(*) AS count FROM ${table} ${own(table)}`)
            .all(...given(table))[0]?.count ?? 0

    const ledger = (): Ledger => {
        const agreements = documentsOf('agreement')
        const signed = agreements.filter((document) => document.includes('"Completed"')).length
        return {
            orders: count('shop_order'),
            payments: count('payment'),
            appointments: count('appointment'),
            agreements: {signed, unsigned: agreements.length - signed}
        }
    }

    /** Its orders, each as the platform's JSON. */
    const orders = () => documentsOf('shop_order')
    return {empty, ledger, orders, remember, goBackTo}
}
