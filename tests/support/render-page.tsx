import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {render, screen} from '@testing-library/react'
import {toHaveNoViolations} from 'jest-axe'
import type {ReactElement} from 'react'
import {IntlProvider} from 'react-intl'
import {MemoryRouter, Route} from 'react-router-dom'
import {ShopperSessionProvider, type ShopperSession} from '@app/commerce/basket/use-shopper-session'
import type {Commerce} from '@app/commerce/commerce'
import type {LoadArgs} from '@app/routing/define-page'
import {VisitProvider, type Visit} from '@app/routing/visit'
import {Toaster} from '@app/ui/toast/toaster'
import {aVisit} from './builders/a-visit'

expect.extend(toHaveNoViolations)

const unasked = () => Promise.reject(new Error('This test asks nothing'))

const noSession: ShopperSession = {
    session: {state: 'none'},
    addToBasket: unasked,
    changeQuantity: unasked,
    removeLine: unasked,
    changeStore: () => Promise.resolve('changed'),
    retry: () => undefined
}

type Shop = {
    address?: string
    ask?: Commerce['ask']
    session?: Partial<ShopperSession>
}

const visitWith = (ask: Commerce['ask']): Visit =>
    aVisit(ask, {storeId: '00042', redirectHosts: ['careers.example']})

/** What a page is told of its address. */
export const argsAt = (address: string, ask: Commerce['ask'] = unasked): LoadArgs => {
    const {pathname, search} = new URL(address, 'https://shop.example')
    return {...visitWith(ask), pathname, params: {}, search: new URLSearchParams(search)}
}

/** Renders a page in a shop in which nothing happens but what the test says. */
export const renderPage = (page: ReactElement, shop: Shop = {}) => {
    const {address: at = '/', ask = unasked, session = {}} = shop
    const visit = visitWith(ask)
    let address = at
    let visited = 1
    const cache = new QueryClient({
        defaultOptions: {queries: {retry: false}},
        logger: {log: () => undefined, warn: () => undefined, error: () => undefined}
    })
    const inShop = (shown: ReactElement, now: Partial<ShopperSession>) => (
        <MemoryRouter initialEntries={[at]}>
            <VisitProvider value={visit}>
                <QueryClientProvider client={cache}>
                    <IntlProvider locale="en-US" defaultLocale="en-US">
                        <ShopperSessionProvider value={{...noSession, ...session, ...now}}>
                            {shown}
                            <Toaster />
                            <Route
                                render={({location: {pathname, search}, history}) => {
                                    address = pathname + search
                                    visited = history.length
                                    return null
                                }}
                            />
                        </ShopperSessionProvider>
                    </IntlProvider>
                </QueryClientProvider>
            </VisitProvider>
        </MemoryRouter>
    )
    const {container, rerender} = render(inShop(page, {}))
    return {
        container,
        /** Where the shopper is now. */
        address: () => address,
        /** How many pages the history of this tab holds, this one among them. */
        visited: () => visited,
        /** The same page, or another, after something outside of it has changed. */
        again: (shown: ReactElement, now: Partial<ShopperSession> = {}) =>
            rerender(inShop(shown, now))
    }
}

/** The addresses that links of a name lead to. */
export const hrefsOf = (name: string | RegExp): (string | null)[] =>
    screen.getAllByRole('link', {name}).map((link) => link.getAttribute('href'))
