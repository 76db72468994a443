import {QueryClientProvider} from '@tanstack/react-query'
import {render, waitFor} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {IntlProvider} from 'react-intl'
import {Router} from 'react-router-dom'
import {createCommerce} from '@app/commerce/client'
import type {Locale} from '@app/lib/address/locales'
import {readCustomer} from '@app/commerce/session/customer/customer-record'
import {type Identity, IdentityProvider} from '@app/commerce/session/identity'
import {type Shopper, ShopperProvider} from '@app/commerce/session/session'
import {AppContextProvider} from '@app/routing/route/app-context'
import {FirstMatch} from '@app/routing/view/browser-routes'
import {kitRoutes} from '@app/shell/kit-routes'
import {createQueryClient} from '@app/shell/query-client'
import {shopRoutes} from '@app/shop-routes'
import {Toaster} from '@app/ui/feedback/toast'
import {findCustomerByLogin} from '../../../sandbox/shoppers/customers/customer'
import {organization, testSandbox} from '../../../sandbox/tests/test-sandbox'
import {isListed} from '../server/cookie-server'
import spanish from '../../../translations/es-US.json'
import type {Respond} from './a-sandbox-shop'
import {wasPriceRules} from '../values/builders'
import {startWithoutToasts} from '../no-toasts'

startWithoutToasts()

export type AccountCall = {endpoint: string; body: unknown}

/** A shop for renters: every call of a page goes to a new sandbox, unless the test responds itself. */
export const anAccountShop = () => {
    const sandbox = testSandbox()
    const calls: AccountCall[] = []
    let respond: Respond = () => undefined
    let alter: Record<string, (answer: unknown) => unknown> = {}
    let pending = 0

    /** Waits until no call is pending, none follows, and the page shows no skeleton. */
    const settled = async () => {
        let quiet = 0
        await waitFor(
            () => {
                const isWaiting = pending > 0 || document.querySelector('.skeleton') !== null
                quiet = isWaiting ? 0 : quiet + 1
                expect(quiet).toBeGreaterThan(4)
            },
            {interval: 10, timeout: 15_000}
        )
    }

    const commerceOf = (token: string, locale: Locale) =>
        createCommerce({
            siteId: 'Homeward',
            locale,
            organizationId: organization,
            clientId: 'shop',
            base: {api: 'http://sandbox', ocapi: 'http://sandbox'},
            deadlineMs: 5000,
            today: () => new Date().toISOString().slice(0, 10),
            wasPriceRules,
            token: () => Promise.resolve(token),
            fetch: async (input, init) => {
                const request = new Request(input, init)
                const url = new URL(request.url)
                if (!isListed(request, url.pathname))
                    throw new Error(`The proxy lists no ${request.method} ${url.pathname}`)
                const body: unknown =
                    request.method === 'GET' ? undefined : await request.clone().json()
                const endpoint = url.pathname.split('/').at(-1) ?? ''
                calls.push({endpoint, body})
                pending += 1
                try {
                    const answer = (await respond(url)) ?? (await sandbox.handle(request))
                    const change = alter[endpoint]
                    return change ? Response.json(change(await answer.json())) : answer
                } finally {
                    pending -= 1
                }
            },
            bff: () => Promise.reject(new Error('Our own server is not in this test'))
        })

    /**
     * Opens an address, in its language, as a signed-in customer of the sandbox, and waits until all calls have ended.
     */
    const openAs = async (name: string, address = '/my-accounts') => {
        const locale: Locale = address.startsWith('/es-US') ? 'es-US' : 'en-US'
        const customerId = findCustomerByLogin(sandbox.world, `${name}@homeward.example`)?.id ?? ''
        const own = commerceOf(sandbox.shopperToken(customerId), locale)
        const record = await readCustomer(own, customerId)
        calls.length = 0
        const {rentalId} = record
        const shopper: Shopper = {
            customerId,
            registered: true,
            commerce: own,
            ...(rentalId !== undefined && {rentalId})
        }
        const identity: Identity = {state: 'customer', customerId, record: 'read', ...record}
        const history = createMemoryHistory({initialEntries: [address]})
        const context = {
            locale,
            origin: 'https://shop.example',
            choice: null,
            storeId: '01001',
            redirectHosts: [],
            commerce: commerceOf(sandbox.guestToken(), locale)
        }
        const page = (
            <Router history={history}>
                <AppContextProvider value={context}>
                    <QueryClientProvider client={createQueryClient()}>
                        <IntlProvider
                            locale={locale}
                            defaultLocale="en-US"
                            messages={locale === 'es-US' ? spanish : {}}
                        >
                            <IdentityProvider value={identity}>
                                <ShopperProvider value={shopper}>
                                    <FirstMatch routes={kitRoutes(shopRoutes)} />
                                    <Toaster />
                                </ShopperProvider>
                            </IdentityProvider>
                        </IntlProvider>
                    </QueryClientProvider>
                </AppContextProvider>
            </Router>
        )
        const {container} = render(page)
        await settled()
        return {container, history, customerId}
    }

    return {
        sandbox,
        calls,
        /** Calls of an endpoint since a page was opened. */
        callsOf: (endpoint: string) => calls.filter((call) => call.endpoint === endpoint),
        /** Responds to a call instead of the sandbox; undefined passes it on. */
        respondWith: (next: Respond) => {
            respond = next
        },
        /** Changes the sandbox's answers of these endpoints: for what the platform may send and the sandbox never does. */
        alterAnswers: (changes: typeof alter) => {
            alter = changes
        },
        openAs,
        settled,
        close: sandbox.close
    }
}

/** No dialog opens unless a test is about it: it would hide the page from queries. */
export const withoutInterstitial = (url: URL) =>
    url.pathname.endsWith('/getieconfigurations') ? Response.json({sortedRules: []}) : undefined

/** Endpoints that are down. */
export const refusing =
    (...endpoints: string[]) =>
    (url: URL) =>
        endpoints.some((endpoint) => url.pathname.endsWith(`/${endpoint}`))
            ? Response.json({}, {status: 503})
            : withoutInterstitial(url)
