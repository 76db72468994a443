import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {wholeShop} from '../../tests/support/shop/whole-shop'
import {scriptsIn} from './page-report'

const opened = wholeShop()
afterAll(async () => (await opened).close())

const vitals = {
    kind: 'vitals',
    page: 'home',
    device: 'phone',
    vitals: {LCP: 1900, INP: 180, CLS: 0.04, TTFB: 300, FCP: 900}
}
const failed = {
    kind: 'script-error',
    page: 'checkout',
    device: 'desktop',
    release: '0a1b2c3d4e5f',
    script: 'main.js',
    line: 1,
    column: 4711
}

const send = async (report: object, own: {choice?: string; headers?: object} = {}) => {
    const visitor = shopVisitor((await opened).origin)
    if (own.choice !== '') visitor.jar.set('dw_dnt', own.choice ?? '0')
    return visitor.call('/api/page-report', {
        method: 'POST',
        headers: {'content-type': 'application/json', ...own.headers},
        body: JSON.stringify(report)
    })
}

/** The samples of reports that Prometheus would read, without the buckets. */
const samples = async (): Promise<string[]> =>
    (await (await opened).metrics())
        .split('\n')
        .filter((line) => /^storefront_(?:vital|layout|script)_/.test(line))
        .filter((line) => !line.includes('_bucket'))
        .sort()

test('values of a page are counted by route and device, in seconds, and answered without a cookie', async () => {
    const shop = await opened
    const before = shop.warnings.length

    const answer = await send(vitals)

    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const labels = 'page="home",device="phone"'
    await expect(samples()).resolves.toEqual(
        [
            `storefront_layout_shift_count{${labels}} 1`,
            `storefront_layout_shift_sum{${labels}} 0.04`,
            'storefront_script_errors_total{page="home"} 0',
            ...['LCP', 'INP', 'TTFB', 'FCP'].map(
                (metric) => `storefront_vital_seconds_count{metric="${metric}",${labels}} 1`
            ),
            `storefront_vital_seconds_sum{metric="LCP",${labels}} 1.9`,
            `storefront_vital_seconds_sum{metric="INP",${labels}} 0.18`,
            `storefront_vital_seconds_sum{metric="TTFB",${labels}} 0.3`,
            `storefront_vital_seconds_sum{metric="FCP",${labels}} 0.9`
        ].sort()
    )
    expect(shop.warnings).toHaveLength(before)
    expect(shop.reached).toEqual([])
})

test('a script that failed is one line of the log, by its place, and is counted', async () => {
    const answer = await send(failed)

    expect(answer.status).toBe(204)
    expect((await opened).warnings.at(-1)).toBe(
        'A script failed on checkout, desktop: main.js:1:4711 of release 0a1b2c3d4e5f'
    )
    await expect(samples()).resolves.toContain('storefront_script_errors_total{page="checkout"} 1')
})

test.each`
    choice | headers             | because
    ${'1'} | ${{}}               | ${'the visitor refuses'}
    ${''}  | ${{}}               | ${'the visitor has not chosen'}
    ${'0'} | ${{'sec-gpc': '1'}} | ${'the browser refuses for them'}
`('a report counts for nothing, as $because (G-64) (D-39)', async ({choice, headers}) => {
    const {warnings} = await opened
    const before = {counted: await samples(), warned: warnings.length}

    expect((await send(vitals, {choice, headers})).status).toBe(204)
    expect((await send(failed, {choice, headers})).status).toBe(204)

    expect({counted: await samples(), warned: warnings.length}).toEqual(before)
})

const email = 'sentinel.person@homeward.example'
const ssn = '123-45-6789'

test.each`
    report                                                        | status | because
    ${{...vitals, page: 'my-order-17'}}                           | ${400} | ${'the shop has no such route'}
    ${{...vitals, page: '/p/avery-sofa?email=a@b.example'}}       | ${400} | ${'an address is no name of a route'}
    ${{...vitals, device: email}}                                 | ${400} | ${'there is no such device'}
    ${{...vitals, vitals: {}}}                                    | ${400} | ${'nothing was measured'}
    ${{...vitals, vitals: {LCP: -1}}}                             | ${400} | ${'no time is negative'}
    ${{...vitals, vitals: {LCP: 1.5e9}}}                          | ${400} | ${'no page takes so long'}
    ${{...vitals, vitals: {CLS: '0.1'}}}                          | ${400} | ${'a value is a text'}
    ${{...vitals, vitals: {[email]: 1}}}                          | ${400} | ${'there is no such value'}
    ${{...vitals, visitor: email}}                                | ${400} | ${'it says who'}
    ${{...failed, message: `${ssn} of ${email} is no number`}}    | ${400} | ${'it has a message'}
    ${{...failed, script: `${ssn}.js`}}                           | ${400} | ${'the shop has no such file'}
    ${{...failed, script: `https://shop/main.js?email=${email}`}} | ${400} | ${'an address is no name of a file'}
    ${{...failed, release: email}}                                | ${400} | ${'no release has this name'}
    ${{...failed, line: '1'}}                                     | ${400} | ${'a line is a text'}
    ${{...failed, column: 1e12}}                                  | ${400} | ${'no line is so long'}
    ${{...failed, kind: email}}                                   | ${400} | ${'there is no such report'}
    ${[vitals]}                                                   | ${400} | ${'it is a list'}
    ${{...failed, message: `${ssn} ${email} `.repeat(60)}}        | ${413} | ${'it is larger than a report'}
`(
    'a report is refused with $status, as $because, and leaves no trace in log or metrics',
    async ({report, status}) => {
        const shop = await opened
        const before = await samples()

        expect((await send(report)).status).toBe(status)

        await expect(samples()).resolves.toEqual(before)
        const traces = [...shop.logged, ...shop.warnings, await shop.metrics()].join('\n')
        expect(traces).not.toContain(email)
        expect(traces).not.toContain(ssn)
    }
)

test('only names of scripts that are there are told; without a build there are none', () => {
    expect(scriptsIn('scripts/verify').has('cycles.cjs')).toBe(false)
    expect([...scriptsIn('tests/packages')].sort()).toEqual([
        'bundle-for-browsers.js',
        'resolve-as-built.js'
    ])
    expect(scriptsIn('no-such-folder').size).toBe(0)
})
