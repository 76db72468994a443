import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import {chooseTracking} from '@app/commerce/session/tracking-choice'
import {Link} from '@app/routing/links/link'
import {CurrentRouteProvider} from '@app/routing/route/current-route'
import {shopRoutes} from '@app/shop-routes'
import {renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {preferring} from '../../../tests/support/values/media'
import {LateListeners} from './late-listeners'
import './listeners-with-consent'

const email = 'sentinel.person@homeward.example'
const ssn = '123-45-6789'
const script = `${window.location.origin}/mobify/bundle/0a1b2c3d4e5f/main.js`

const sent: {address: unknown; body: Blob}[] = []
const reports = () => Promise.all(sent.map(async ({body}) => JSON.parse(await body.text())))

/** What a browser has measured before anybody asks: each kind of entry, as its observer gives it. */
const measured: Record<string, object[]> = {
    navigation: [{entryType: 'navigation', type: 'navigate', startTime: 0, responseStart: 0.5}],
    paint: [{entryType: 'paint', name: 'first-contentful-paint', startTime: 0.9}],
    'largest-contentful-paint': [{entryType: 'largest-contentful-paint', startTime: 19.4}],
    'layout-shift': [
        {entryType: 'layout-shift', startTime: 1, value: 0.0421, hadRecentInput: false}
    ]
}

/** A browser's observer, which jsdom has none of; the library that reads it is the real one. */
class MeasuredObserver {
    static readonly supportedEntryTypes = Object.keys(measured)
    constructor(private readonly heard: (list: {getEntries: () => object[]}) => void) {}
    observe = ({type}: {type: string}) => this.heard({getEntries: () => measured[type] ?? []})
    disconnect = () => undefined
    takeRecords = () => []
}

/** The test environment fails a test whose page has an error that nobody hears. */
const hearErrors = () => undefined

let visibility: DocumentVisibilityState = 'visible'

beforeAll(() => {
    window.addEventListener('error', hearErrors)
    Object.defineProperties(window, {
        PerformanceObserver: {configurable: true, value: MeasuredObserver},
        requestIdleCallback: {
            configurable: true,
            value: (task: () => void) => setTimeout(task, 0)
        },
        cancelIdleCallback: {configurable: true, value: clearTimeout}
    })
    Object.defineProperty(window.performance, 'getEntriesByType', {
        configurable: true,
        value: (type: string) => measured[type] ?? []
    })
    Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => visibility
    })
})
beforeEach(() => {
    visibility = 'visible'
    sent.length = 0
    preferring('max-width')
    Object.defineProperty(navigator, 'sendBeacon', {
        configurable: true,
        value: (address: string, body: Blob) => sent.push({address, body}) > 0
    })
    Cookies.set('dw_dnt', '0')
})
afterAll(() => window.removeEventListener('error', hearErrors))
afterEach(() => {
    Cookies.remove('dw_dnt')
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const settle = async () => {
    for (let turns = 0; turns < 30; turns += 1)
        await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 0)))
}

const show = async (address = '/p/avery-sofa/sofa-1') => {
    const shown = renderForShopper(
        <CurrentRouteProvider routes={shopRoutes}>
            <LateListeners />
            <Link to="/cart">Cart</Link>
        </CurrentRouteProvider>,
        {address}
    )
    await settle()
    return shown
}

const hide = () =>
    act(() => {
        visibility = 'hidden'
        document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))
    })

const fail = (place: Partial<ErrorEventInit> = {}) =>
    act(() => {
        const error = new Error(`${ssn} of ${email} is no number`)
        const given = {message: error.message, filename: script, lineno: 1, colno: 4711, error}
        window.dispatchEvent(new ErrorEvent('error', {...given, ...place}))
    })

const reject = (reason: unknown) =>
    act(() => {
        window.dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason}))
    })

const withStack = (stack: string): Error => Object.assign(new Error(`${ssn} ${email}`), {stack})

test('a page is measured once, by its route and the device, and sent when it is hidden', async () => {
    await show()
    hide()
    visibility = 'visible'
    hide()

    expect(sent.map(({address}) => address)).toEqual(['/api/page-report'])
    await expect(reports()).resolves.toEqual([
        {
            kind: 'vitals',
            page: 'product',
            device: 'phone',
            vitals: {TTFB: 1, FCP: 1, LCP: 19, CLS: 0.0421}
        }
    ])
})

test('a page that is left at once is reported, too, and once: browsers may hide it after that', async () => {
    await show()
    act(() => {
        window.dispatchEvent(new Event('pagehide'))
    })
    expect(sent).toHaveLength(1)
    hide()

    await expect(reports()).resolves.toEqual([
        expect.objectContaining({vitals: {TTFB: 1, FCP: 1, LCP: 19, CLS: 0.0421}})
    ])
})

test('a page is told by the route it began with, on a desktop too', async () => {
    preferring('nothing')
    await show('/')
    await userEvent.click(screen.getByRole('link', {name: 'Cart'}))
    hide()

    await expect(reports()).resolves.toMatchObject([{page: 'home', device: 'desktop'}])
})

test.each`
    choice       | signal   | because
    ${'1'}       | ${false} | ${'the visitor refuses'}
    ${undefined} | ${false} | ${'the visitor has not chosen'}
    ${'0'}       | ${true}  | ${'Global Privacy Control refuses for them'}
`('nothing is sent, as $because (G-64) (D-39)', async ({choice, signal}) => {
    Cookies.remove('dw_dnt')
    if (choice !== undefined) Cookies.set('dw_dnt', choice)
    if (signal)
        Object.defineProperty(navigator, 'globalPrivacyControl', {configurable: true, value: true})
    await show()
    fail()
    hide()

    expect(sent).toEqual([])
})

test('after a refusal nothing is sent, of what was measured before it neither (G-64)', async () => {
    await show()
    await act(async () => void chooseTracking('refused'))
    fail()
    hide()

    expect(sent).toEqual([])
})

test('a choice that another program has changed without a word is obeyed at the next report (G-64)', async () => {
    await show()
    Cookies.set('dw_dnt', '1')
    fail()
    hide()

    expect(sent).toEqual([])
})

test('an error is told once by its place, without its words', async () => {
    await show()
    fail()
    fail()
    fail({colno: 12})

    const place = {release: '0a1b2c3d4e5f', script: 'main.js', line: 1}
    const report = {kind: 'script-error', page: 'product', device: 'phone', ...place}
    await expect(reports()).resolves.toEqual([
        {...report, column: 4711},
        {...report, column: 12}
    ])
})

test.each`
    browser      | stack
    ${'Chrome'}  | ${`Error: ${ssn} ${email}\n    at pay (${script}:2:30)\n    at ${script}:1:1`}
    ${'Firefox'} | ${`pay@${script}:2:30\n@${script}:1:1`}
`('a rejection that nobody handles is told by its innermost place in $browser', async ({stack}) => {
    await show('/')
    reject(withStack(stack))
    reject(withStack(stack))

    await expect(reports()).resolves.toMatchObject([{script: 'main.js', line: 2, column: 30}])
    expect(await Promise.all(sent.map(({body}) => body.text())).then(String)).not.toMatch(
        /123|sentinel|is no number/
    )
})

test.each([
    ['an extension', 'chrome-extension://abc/content.js'],
    ['another company', 'https://cdn.example/tag.js'],
    ['another shop of this kind', 'https://shop.example/mobify/bundle/0a1b2c3d4e5f/main.js'],
    ['the page itself', `${window.location.origin}/my-accounts/resetPassword?token=secret`],
    ['nobody knows whom', '']
])('a script of %s may fail, and nobody is told', async (_whose, filename) => {
    await show()
    fail({filename, error: undefined})
    reject(withStack(`f@${filename}:1:1`))
    reject(`${ssn} ${email}`)

    expect(sent).toEqual([])
})

test('a page that fails everywhere tells ten places', async () => {
    await show()
    for (let colno = 1; colno <= 30; colno += 1) fail({colno})

    expect(sent).toHaveLength(10)
})

test.each([
    ['has no beacons', undefined],
    ['takes no more beacons', () => false],
    [
        'refuses them',
        () => {
            throw new Error('refused')
        }
    ]
])('where a browser %s the report is a call that outlives the page', async (_why, sendBeacon) => {
    const network = window.fetch
    const called: unknown[] = []
    window.fetch = (input, init) => {
        called.push([input, init?.method, init?.keepalive])
        return Promise.reject(new Error('offline'))
    }
    Object.defineProperty(navigator, 'sendBeacon', {configurable: true, value: sendBeacon})
    await show()
    hide()
    window.fetch = network

    expect(called).toEqual([['/api/page-report', 'POST', true]])
})
