import {setPreference} from '../../sandbox/preferences/preference'
import {testSandbox} from '../../sandbox/tests/test-sandbox'
import {checkedConfig} from '../../config/storefront-config'
import rawConfig from '../../config/default'
import {createShop} from '../ssr/shop/shop'

const sandboxes: {close: () => void}[] = []
afterAll(() => sandboxes.forEach(({close}) => close()))

type Change = (url: URL) => Response | undefined

/** The BFF handlers on a sandbox; a test may replace single calls. */
const bffOn = (change: Change = () => undefined) => {
    const sandbox = testSandbox()
    sandboxes.push(sandbox)
    const requested: {url: URL; headers: Headers}[] = []
    const warnings: string[] = []
    const shop = createShop({
        config: checkedConfig(rawConfig),
        upstreams: {
            commerceApi: 'http://sandbox',
            ocapi: 'http://sandbox',
            images: 'http://sandbox',
            geocoder: {address: 'http://sandbox', key: '', signingSecret: ''},
            maps: {address: 'http://sandbox', key: ''},
            leads: '',
            personalization: {address: '', key: '', realm: '', instanceType: 'sbx', sources: {}},
            deadlineMs: 4000,
            thirdPartyDeadlineMs: 600,
            pageDeadlineMs: 1500
        },
        messages: () => ({}),
        now: () => Date.now(),
        fetch: async (input, init) => {
            const request = new Request(input, init)
            const url = new URL(request.url)
            requested.push({url, headers: request.headers})
            return change(url) ?? sandbox.handle(request)
        },
        warn: (message) => void warnings.push(message)
    })
    const request = (path: string, query = {}, ip: string | null = null) =>
        shop.own[path]?.(query, ip)
    return {request, requested, warnings, sandbox}
}

const failing =
    (part: string): Change =>
    (url) =>
        url.pathname.includes(part) ? new Response('{}', {status: 500}) : undefined

describe('the store for a shopper without one', () => {
    test('is the nearest to their network, if the preferences say so [STORE-055]', async () => {
        const {request, requested} = bffOn()

        expect(await request('/assigned-store', {}, '203.0.113.7')).toEqual({
            storeId: '01001',
            zip: '90210'
        })

        const preferences = requested.find(({url}) => url.pathname.includes('getcustompreferences'))
        expect(preferences?.url.searchParams.get('c_prefs')).toBe(
            'autoAssignStoreEnabled,autoAssignStoreParams'
        )
        const location = requested.find(({url}) => url.pathname.includes('getgoogleapi'))
        expect(location?.headers.get('x-forwarded-for')).toBe('203.0.113.7')
        const search = requested.find(({url}) => url.pathname.includes('store-search'))
        expect(search?.url.searchParams.get('maxDistance')).toBe('100')
    })

    test('is none if stores are not assigned automatically, but the location is known [STORE-055]', async () => {
        const {request, sandbox} = bffOn()
        setPreference(sandbox.world, 'autoAssignStoreEnabled', false)

        expect(await request('/assigned-store')).toEqual({storeId: null, zip: '90210'})
    })

    test.each`
        call                      | warning
        ${'getgoogleapi'}         | ${'Error fetching data from getLocationFromGoogle API'}
        ${'cache-get-token'}      | ${'Token is not available'}
        ${'getcustompreferences'} | ${'unavailable'}
    `(
        'is none when $call fails, and the log says why [STORE-068, STORE-069]',
        async ({call, warning}) => {
            const {request, warnings} = bffOn(failing(call))

            expect(await request('/assigned-store')).toEqual({storeId: null, zip: null})
            expect(warnings.join()).toContain(warning)
        }
    )

    test('is found with a new token if the old one has expired', async () => {
        let refused = 0
        const {request, requested} = bffOn((url) => {
            if (!url.pathname.includes('getgoogleapi') || refused > 0) return undefined
            refused += 1
            return new Response('{}', {status: 401})
        })

        expect(await request('/assigned-store')).toEqual({storeId: '01001', zip: '90210'})
        expect(requested.some(({url}) => url.searchParams.get('c_refresh') === 'true')).toBe(true)
    })

    test('is found without the geocoder, by the store’s own zip', async () => {
        const {request} = bffOn(failing('/maps/'))

        expect(await request('/assigned-store')).toEqual({storeId: '01001', zip: '90210'})
    })
})

describe('the directory', () => {
    test('counts the stores of each state, without the hidden and the closed ones', async () => {
        const {request} = bffOn()

        expect(await request('/store-directory')).toMatchObject({
            states: expect.arrayContaining([
                {state: 'CA', count: 6},
                {state: 'TX', count: 6}
            ])
        })
    })

    test('lists a state’s stores by city, whatever the case of its code', async () => {
        const {request} = bffOn()

        const answer: unknown = await request('/store-directory', {state: 'tx'})

        const cities = Object(answer).stores.map(({city}: {city: string}) => city)
        expect(cities).toEqual([...cities].sort())
        expect(cities).toContain('Plano')
    })

    test('calls the platform once an hour for all pages', async () => {
        const {request, requested} = bffOn()

        await request('/store-directory')
        await request('/store-directory', {state: 'tx'})

        expect(requested.filter(({url}) => url.pathname.includes('store-search'))).toHaveLength(1)
    })
})
