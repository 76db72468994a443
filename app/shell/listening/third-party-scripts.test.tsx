import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import {clearImmediate, setImmediate} from 'node:timers'
import {CommerceError, type Call} from '@app/commerce/client'
import {Link} from '@app/routing/links/link'
import {CurrentRouteProvider, routeAt} from '@app/routing/route/current-route'
import {mayLoadThirdParties} from '@app/routing/route/third-parties'
import {shopRoutes} from '@app/shop-routes'
import {renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {LateListeners} from './late-listeners'
import './listeners-with-consent'
import {isConfigured} from './load-script'

const origin = 'http://127.0.0.1:4000'
const eggs = `${origin}/scripts/crazy-egg.js`
const optimizely = `${origin}/scripts/optimizely.js`

const page: Window & {optimizely?: unknown} = window
const beacons: string[] = []

const preferences = (values: object) => (call: Call) =>
    call.path.includes('custom-prefs')
        ? Promise.resolve({customPreferences: values})
        : Promise.reject(new CommerceError({status: 404, code: 'not-found'}))

const show = (address: string, fetch = preferences({crazyEggScripUrl: eggs})) =>
    renderForShopper(
        <CurrentRouteProvider routes={shopRoutes}>
            <LateListeners />
            <Link to="/cart">Cart</Link>
        </CurrentRouteProvider>,
        {address, fetch}
    )

/** Lets what is ready happen: the listeners' code and the preferences arrive. */
const settle = async () => {
    for (let turns = 0; turns < 20; turns += 1) {
        await act(() => new Promise<void>((resolve) => void setImmediate(resolve)))
    }
}

const loaded = () => [...document.scripts].map(({src}) => src)

beforeEach(() => {
    Object.defineProperty(window, 'requestIdleCallback', {
        configurable: true,
        value: (task: () => void) => setImmediate(task)
    })
    Object.defineProperty(window, 'cancelIdleCallback', {
        configurable: true,
        value: clearImmediate
    })
    Object.defineProperty(navigator, 'sendBeacon', {
        configurable: true,
        value: (address: string) => beacons.push(address) > 0
    })
    Cookies.set('dw_dnt', '0')
})
afterEach(() => {
    Cookies.remove('dw_dnt')
    for (const script of [...document.scripts]) script.remove()
    beacons.length = 0
    delete page.optimizely
})

test.each`
    row             | name                             | switches
    ${'CONFIG-004'} | ${'optimizelyTrackingURL'}       | ${{}}
    ${'CONFIG-004'} | ${'optimizelyRecommendationURL'} | ${{}}
    ${'CONFIG-008'} | ${'crazyEggScripUrl'}            | ${{}}
    ${'CONFIG-009'} | ${'qmScriptURL'}                 | ${{}}
    ${'CONFIG-010'} | ${'feedbackSurveyURL'}           | ${{feedbackSurveyEnabled: true}}
    ${'CONFIG-011'} | ${'zetaScriptURL'}               | ${{zetaEnabled: true}}
`('the script of $name is loaded once, whatever page comes next [$row]', async (given) => {
    const {name, switches} = given
    show('/', preferences({[name]: `${origin}/a.js`, ...switches}))
    await settle()
    await userEvent.click(screen.getByRole('link', {name: 'Cart'}))
    await settle()

    expect(loaded()).toEqual([`${origin}/a.js`])
})

test.each(['feedbackSurveyURL', 'zetaScriptURL'])(
    'the script of %s is not loaded where its switch is off [CONFIG-010, CONFIG-011]',
    async (name) => {
        show('/', preferences({[name]: `${origin}/a.js`}))
        await settle()

        expect(loaded()).toEqual([])
    }
)

test.each([['1'], [undefined]])(
    'with the choice %s nothing is loaded, asked or logged (G-64) (D-39)',
    async (choice) => {
        Cookies.remove('dw_dnt')
        if (choice !== undefined) Cookies.set('dw_dnt', choice)
        const requested: string[] = []
        show('/', (call) => {
            requested.push(String(call.query?.['c_prefs']))
            return preferences({crazyEggScripUrl: eggs, visitedUrlLogEnabled: true})(call)
        })
        await settle()

        // Only the chat's, which waits for a press and not for a choice.
        expect(requested.filter((names) => !names.startsWith('sfChat_'))).toEqual([])
        expect([loaded(), beacons]).toEqual([[], []])
    }
)

test('of a page with a card frame nothing of others is loaded, nor of its document later (D-31)', async () => {
    show('/checkout/payment')
    await settle()
    await userEvent.click(screen.getByRole('link', {name: 'Cart'}))
    await settle()

    expect(loaded()).toEqual([])
})

test.each([
    '/checkout/payment',
    '/checkout/review',
    '/my-accounts/payment-method',
    '/my-account',
    '/my-accounts/resetPassword',
    '/link-agreement',
    '/login',
    '/payfone'
])('no script of others may be loaded on %s (D-21) (D-31)', (path) => {
    const found = routeAt(shopRoutes, path)
    expect(found).not.toBeNull()
    expect(mayLoadThirdParties(found?.route ?? {})).toBe(false)
})

test('each page that is visited is logged where the preference is on [ANALYTICS-022]', async () => {
    show('/', preferences({visitedUrlLogEnabled: true}))
    await settle()
    await userEvent.click(screen.getByRole('link', {name: 'Cart'}))

    expect(beacons).toEqual(['/api/log', '/api/log'])
})

test('pages that are visited before the log has begun are logged too, in order [ANALYTICS-022]', async () => {
    const lines: Promise<string>[] = []
    Object.defineProperty(navigator, 'sendBeacon', {
        configurable: true,
        value: (_: string, body: Blob) => lines.push(body.text()) > 0
    })
    let arrive = (): void => undefined
    const arrived = new Promise<void>((resolve) => {
        arrive = resolve
    })
    show('/', async (call) => {
        await arrived
        return preferences({visitedUrlLogEnabled: true})(call)
    })
    await settle()
    await userEvent.click(screen.getByRole('link', {name: 'Cart'}))
    expect(lines).toEqual([])

    arrive()
    await waitFor(() => expect(lines).toHaveLength(2))

    const pages = (await Promise.all(lines)).map((line) => JSON.parse(line).page)
    expect(pages).toEqual(['home', 'cart'])
})

test.each([[{}], [{visitedUrlLogEnabled: false}], [{visitedUrlLogEnabled: 'perhaps'}]])(
    'no page is logged with the preferences %j [ANALYTICS-022]',
    async (values) => {
        show('/', preferences(values))
        await settle()

        expect(beacons).toEqual([])
    }
)

test('a tracker is told the type of each page once it is there, never an address [ANALYTICS-020]', async () => {
    const reported: unknown[] = []
    page.optimizely = {push: (entry: unknown) => reported.push(entry)}
    show('/search?q=secret', preferences({optimizelyTrackingURL: optimizely}))
    await settle()
    await userEvent.click(screen.getByRole('link', {name: 'Cart'}))

    expect(reported).toEqual([
        {type: 'page', pageName: 'search'},
        {type: 'page', pageName: 'page-cartPage'}
    ])
})

test('a tracker that throws, and preferences that fail, change nothing (G-65)', async () => {
    page.optimizely = {
        push: () => {
            throw new Error('broken')
        }
    }
    show('/', preferences({optimizelyTrackingURL: optimizely}))
    await settle()
    show('/', () => Promise.reject(new CommerceError({status: 503, code: 'unavailable'})))
    await settle()

    expect(screen.getAllByRole('link', {name: 'Cart'})).toHaveLength(2)
})

test.each`
    address                                   | allowed
    ${'http://127.0.0.1:4000/a.js'}           | ${true}
    ${'http://127.0.0.1:4001/a.js'}           | ${false}
    ${'https://127.0.0.1:4000/a.js'}          | ${false}
    ${'http://127.0.0.1:4000@evil.test/a.js'} | ${false}
    ${'//127.0.0.1:4000/a.js'}                | ${false}
    ${'javascript:alert(1)'}                  | ${false}
    ${'data:text/javascript,alert(1)'}        | ${false}
`(
    'a script at $address is allowed where scripts come from 127.0.0.1:4000: $allowed [D-37]',
    (given) => {
        expect(isConfigured(given.address)).toBe(given.allowed)
    }
)
