import {execFile} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {promisify} from 'node:util'

const root = path.join(__dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'homeward-listeners-'))
afterAll(() => rmSync(folder, {recursive: true}))

/**
 * A whole shop that records Node's warnings, called by one customer: one call after another on one connection, many at
 * once, some cancelled, and a hundred on one connection without waiting. Jest's own process gets no such warning.
 * DEP0060 is about `util._extend`, which http-proxy 1.18 uses: docs/upgrading.md, “Node”.
 */
const program = (extra: string) => `
    import {once} from 'node:events'
    import {connect} from 'node:net'
    import {shopVisitor} from '${root}/tests/support/browser/shop-visitor'
    import {organizationId, siteId, wholeShop} from '${root}/tests/support/shop/whole-shop'

    const warnings = []
    process.on('warning', ({name, message, code}) => {
        if (code !== 'DEP0060') warnings.push(name + ': ' + message)
    })

    const run = async () => {
        const shop = await wholeShop((app) => {
            app.get('/a-page', (req, res) => {
                ${extra}
                res.send('a page')
            })
        })
        const visitor = shopVisitor(shop.origin)
        await visitor.signIn('morgan@homeward.example')
        const api = '/api/scapi'
        const categories = '/product/shopper-products/v1/organizations/' + organizationId + '/categories/root'
        const paths = [
            '/a-page',
            '/api/session',
            '/api/session?page=%2Fmy-accounts',
            api + categories + '?siteId=' + siteId,
            api + '/no-such-call',
            '/api/ocapi/no-such-call',
            '/healthz'
        ]
        const ask = async (init) => {
            for (const one of paths) await (await visitor.call(one, init)).text()
        }
        for (let round = 0; round < 15; round += 1) await ask()
        await Promise.all(Array.from({length: 20}, () => ask()))
        await Promise.allSettled(Array.from({length: 20}, () => ask({signal: AbortSignal.timeout(5)})))

        const {port, host} = new URL(shop.origin)
        const connection = connect(Number(port), '127.0.0.1').resume()
        const asked = Array.from({length: 105}, (_, place) => paths[place % paths.length])
        for (const [place, one] of asked.entries()) {
            const end = place === asked.length - 1 ? 'Connection: close\\r\\n' : ''
            connection.write('GET ' + one + ' HTTP/1.1\\r\\nHost: ' + host + '\\r\\n' + end + '\\r\\n')
        }
        await once(connection, 'close')
        shop.close()
        process.stdout.write('\\nwarned: ' + JSON.stringify(warnings) + '\\n', () => process.exit(0))
    }
    void run()`

const warningsOf = async (name: string, extra = ''): Promise<string> => {
    const file = path.join(folder, `${name}.ts`)
    writeFileSync(file, program(extra))
    const {stdout} = await promisify(execFile)(process.execPath, ['--import', 'tsx', file], {
        cwd: root
    })
    return /^warned: (.*)$/m.exec(stdout)?.[1] ?? stdout
}

test('no listener is left: sequential, concurrent, cancelled and pipelined calls cause no warning of Node', async () => {
    expect(await warningsOf('shop')).toBe('[]')
})

test('and a shop that left a listener for each call would get a warning', async () => {
    expect(await warningsOf('leaking', "req.socket.on('close', () => undefined)")).toMatch(
        /MaxListenersExceededWarning/
    )
})
