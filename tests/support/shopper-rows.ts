import type {testSandbox} from '../../sandbox/tests/test-sandbox'

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
    return {tables, remember, goBackTo}
}
