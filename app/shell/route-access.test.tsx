import loadable from '@loadable/component'
import {act, render, screen, waitFor} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {Helmet} from 'react-helmet'
import {Router} from 'react-router-dom'
import {QueryClientProvider} from '@tanstack/react-query'
import {IntlProvider} from 'react-intl'
import {createQueryClient} from './query-client'
import {kitRoutes} from './kit-routes'
import {Toaster} from '@app/ui/feedback/toast'
import {anAppContext} from '../../tests/support/a-commerce'
import {
    aCustomer,
    type GivenSession,
    GivenSessionProvider
} from '../../tests/support/shop/given-session'
import {startWithoutToasts} from '../../tests/support/no-toasts'
import {AppContextProvider} from '@app/routing/route/app-context'
import {FirstMatch} from '@app/routing/view/browser-routes'
import type {Loadable} from '@app/routing/route/commerce-query'
import {definePage, personal} from '@app/routing/route/page'
import {type Access, defineRoute, type PageModule} from '@app/routing/route/route'
import {forgetReturn, noteReturn} from '@app/routing/links/sign-in'

startWithoutToasts()

const Orders = ({orders}: {orders: Loadable<string>}) => (
    <p>{`Orders: ${orders.state === 'ready' ? orders.value : orders.state}`}</p>
)

const page = definePage({
    loader: () => ({
        orders: personal(({commerce, customerId}) => ({
            key: ['orders'],
            staleTime: 0,
            fetch: async () => `${customerId} ${String(await commerce.fetch({path: '/orders'}))}`
        }))
    }),
    skeleton: () => <p>The page’s shell</p>,
    invitation: () => <p>Rent something first</p>
})(Orders)

const library = loadable.lib<object, PageModule>(() => Promise.resolve({page}))
const routeFor = (access: Access) =>
    defineRoute({name: 'orders', path: '/orders', access, cache: {fresh: 1, stale: 1}}, library)

/** Opens /orders as whoever it is, and answers how they become somebody else. */
const open = async (access: Access, first: GivenSession) => {
    await library.load()
    const history = createMemoryHistory({initialEntries: ['/orders?page=2']})
    const cache = createQueryClient()
    const routes = kitRoutes([routeFor(access)])
    const shop = (session: GivenSession) => (
        <Router history={history}>
            <AppContextProvider value={anAppContext(() => Promise.reject(new Error('shared')))}>
                <QueryClientProvider client={cache}>
                    <IntlProvider locale="en-US" defaultLocale="en-US">
                        <GivenSessionProvider session={session}>
                            <FirstMatch routes={routes} />
                            <Toaster />
                        </GivenSessionProvider>
                    </IntlProvider>
                </QueryClientProvider>
            </AppContextProvider>
        </Router>
    )
    const {rerender} = await act(async () => render(shop(first)))
    return {
        cache,
        address: () => history.location.pathname + history.location.search,
        become: (session: GivenSession) => act(async () => rerender(shop(session)))
    }
}

const own = () => Promise.resolve('two')
const customer = (given: Parameters<typeof aCustomer>[0] = {}): GivenSession => ({
    identity: aCustomer(given),
    own
})

test('until it is known who the shopper is a customer’s page is its shell, and not for search engines [D-22]', async () => {
    await open('customer', {identity: {state: 'unknown', firstName: 'Ada'}})

    expect(await screen.findByText('The page’s shell')).toBeVisible()
    expect(Helmet.peek().metaTags).toContainEqual({name: 'robots', content: 'noindex,follow'})
})

test('a guest is led to sign in and back, and shown why [D-22]', async () => {
    const {address} = await open('customer', {identity: {state: 'guest'}})

    expect(await screen.findByText('Please sign in to continue!')).toBeVisible()
    expect(address()).toBe('/login?return=%2Forders%3Fpage%3D2')
})

test('a customer whose session has ended is informed that, and not only led away [D-14]', async () => {
    const {become, address} = await open('customer', customer())
    await screen.findByText('Orders: customer-1 two')

    await become({identity: {state: 'guest', customerId: 'guest-1', ended: 'by-itself'}})

    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible()
    expect(address()).toMatch(/^\/login\?return=/)
})

test('whoever has signed in just now and is a guest all the same meets the error page, not sign-in for ever [D-14]', async () => {
    noteReturn('/orders?page=2', Date.now())
    const {address} = await open('customer', {identity: {state: 'guest'}})

    expect(await screen.findByText(/your browser did not stay signed in/)).toBeVisible()
    expect(address()).toBe('/orders?page=2')
    forgetReturn()
})

test('what is personal is asked for one customer, under their own key', async () => {
    const {cache} = await open('customer', customer({customerId: 'ada'}))

    await screen.findByText('Orders: ada two')

    const keys = cache.getQueryCache().getAll()
    expect(keys.map(({queryKey}) => queryKey)).toEqual([['shopper', 'ada', 'orders']])
})

test('another customer never sees what the one before has read', async () => {
    const {become} = await open('customer', customer({customerId: 'ada'}))
    await screen.findByText('Orders: ada two')

    await become(customer({customerId: 'ben'}))

    await waitFor(() => expect(screen.getByText('Orders: ben two')).toBeVisible())
})

test('who could not be found out is shown as a failure, with another try', async () => {
    let tries = 0
    const failure = {status: 503, code: 'unavailable'} as const
    await open('customer', {identity: {state: 'failed', failure, retry: () => (tries += 1)}})

    const button = await screen.findByRole('button', {name: /again|refresh/i})
    act(() => button.click())

    expect(tries).toBe(1)
})

test.each`
    who                                  | given                                            | sees
    ${'rents'}                           | ${{rentalId: '70010001', foundByProvider: true}} | ${'Orders: customer-1 two'}
    ${'was never found at the provider'} | ${{rentalId: '70010001'}}                        | ${'Rent something first'}
    ${'rents nothing yet'}               | ${{}}                                            | ${'Rent something first'}
    ${'is being looked up'}              | ${{record: 'loading'}}                           | ${'The page’s shell'}
`('a renter’s page for a customer who $who: $sees [ROLE-004]', async ({given, sees}) => {
    await open('renter', customer(given))

    expect(await screen.findByText(sees)).toBeVisible()
})
