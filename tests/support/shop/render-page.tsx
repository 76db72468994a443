import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {render, type RenderResult, screen} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {toHaveNoViolations} from 'jest-axe'
import type {ReactElement} from 'react'
import {IntlProvider} from 'react-intl'
import {MemoryRouter, Route, Router} from 'react-router-dom'
import type {Commerce} from '@app/commerce/client'
import {type AppContext, AppContextProvider} from '@app/routing/route/app-context'
import {type LoaderArgs, loaderArgs} from '@app/routing/route/page'
import {Toaster} from '@app/ui/feedback/toast'
import {anAppContext} from '../a-commerce'
import {type GivenSession, GivenSessionProvider} from './given-session'
import {startWithoutToasts} from '../no-toasts'

startWithoutToasts()

expect.extend(toHaveNoViolations)

const partContext = anAppContext(() =>
    Promise.reject(new Error('This test shows a part that asks nothing'))
)

/** Renders a part that makes no calls, with the language and the links it needs. */
export const showInShop = (
    part: ReactElement,
    path = '/',
    history = createMemoryHistory({initialEntries: [path]})
): RenderResult =>
    render(part, {
        wrapper: ({children}) => (
            <Router history={history}>
                <AppContextProvider
                    value={{...partContext, locale: path.startsWith('/es-US') ? 'es-US' : 'en-US'}}
                >
                    <IntlProvider locale="en-US" defaultLocale="en-US">
                        {children}
                    </IntlProvider>
                </AppContextProvider>
            </Router>
        )
    })

expect.extend(toHaveNoViolations)

const notRequested = () => Promise.reject(new Error('This test asks nothing'))

type Shop = {
    address?: string
    fetch?: Commerce['fetch']
    session?: GivenSession
    /** What differs from most tests, in which a shopper has a store. */
    context?: Partial<AppContext>
}

const appContextWith = (request: Commerce['fetch'], own: Partial<AppContext> = {}): AppContext =>
    anAppContext(request, {
        storeId: '00042',
        redirectHosts: ['careers.example'],
        choice: {storeId: '00042', zip: '75001', source: 'chosen'},
        ...own
    })

/** The loader arguments of an address. */
export const argsAt = (address: string, request: Commerce['fetch'] = notRequested): LoaderArgs => {
    const {pathname, search} = new URL(address, 'https://shop.example')
    return loaderArgs(appContextWith(request), pathname, search, {})
}

/** Renders a page in a shop in which only the test makes things happen. */
export const renderPage = (page: ReactElement, shop: Shop = {}) => {
    const {address: at = '/', fetch = notRequested, session = {}, context: own = {}} = shop
    const context = appContextWith(fetch, own)
    let address = at
    let historyLength = 1
    const cache = new QueryClient({
        defaultOptions: {queries: {retry: false}},
        logger: {log: () => undefined, warn: () => undefined, error: () => undefined}
    })
    const inShop = (shown: ReactElement, now: GivenSession) => (
        <MemoryRouter initialEntries={[at]}>
            <AppContextProvider value={context}>
                <QueryClientProvider client={cache}>
                    <IntlProvider locale="en-US" defaultLocale="en-US">
                        <GivenSessionProvider session={{...session, ...now}}>
                            {shown}
                            <Toaster />
                            <Route
                                render={({location: {pathname, search}, history}) => {
                                    address = pathname + search
                                    historyLength = history.length
                                    return null
                                }}
                            />
                        </GivenSessionProvider>
                    </IntlProvider>
                </QueryClientProvider>
            </AppContextProvider>
        </MemoryRouter>
    )
    const {container, rerender} = render(inShop(page, {}))
    return {
        container,
        /** The current address. */
        address: () => address,
        /** How many pages are in the history of this tab, including this one. */
        visited: () => historyLength,
        /** Renders the same page, or another, after something outside of it has changed. */
        again: (shown: ReactElement, now: GivenSession = {}) => rerender(inShop(shown, now))
    }
}

/** The addresses that links of a name lead to. */
export const hrefsOf = (name: string | RegExp): (string | null)[] =>
    screen.getAllByRole('link', {name}).map((link) => link.getAttribute('href'))
