import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {act, render} from '@testing-library/react'
import {toHaveNoViolations} from 'jest-axe'
import {useState, type ReactElement} from 'react'
import {IntlProvider} from 'react-intl'
import {MemoryRouter, Route} from 'react-router-dom'
import {type BasketActions, BasketActionsProvider} from '@app/commerce/basket/basket-context'
import type {Commerce} from '@app/commerce/client'
import {IdentityProvider, type Identity} from '@app/commerce/session/identity'
import {SessionActionsProvider, type SessionActions} from '@app/commerce/session/session'
import {AppContextProvider} from '@app/routing/route/app-context'
import {Toaster} from '@app/ui/feedback/toast'
import {anAppContext} from '../a-commerce'
import {startWithoutToasts} from '../no-toasts'

expect.extend(toHaveNoViolations)

const notRequested = () => Promise.reject(new Error('This test asks nothing'))

const noActions: SessionActions = {
    whenLive: notRequested,
    signIn: notRequested,
    register: notRequested,
    signOut: notRequested,
    leaveForSignIn: () => Promise.resolve(),
    refresh: notRequested,
    startNewSession: notRequested,
    changeStore: notRequested
}

const noBasketActions: BasketActions = {
    addToBasket: notRequested,
    changeQuantity: notRequested,
    removeLine: notRequested,
    applyPromo: notRequested,
    removePromo: notRequested,
    readAgain: notRequested,
    retry: () => undefined
}

export const aGuest: Identity = {state: 'guest'}

export const aCustomer = (own: Partial<Identity & {state: 'customer'}> = {}): Identity => ({
    state: 'customer',
    customerId: 'customer-1',
    record: 'read',
    firstName: 'Ada',
    ...own
})

type ShopperPage = {
    address?: string
    identity?: Identity
    actions?: Partial<SessionActions & BasketActions>
    fetch?: Commerce['fetch']
}

startWithoutToasts()

/** Renders a part of the shop with a session that the test controls; `become` changes the shopper. */
export const renderForShopper = (part: ReactElement, shop: ShopperPage = {}) => {
    const {address: at = '/', identity: first = aGuest, actions = {}, fetch = notRequested} = shop
    let address = at
    let become: (identity: Identity) => void = () => undefined
    const cache = new QueryClient({
        defaultOptions: {queries: {retry: false}},
        logger: {log: () => undefined, warn: () => undefined, error: () => undefined}
    })
    const held = {...noActions, ...noBasketActions, ...actions}
    const Shopper = () => {
        const [identity, setIdentity] = useState(first)
        become = setIdentity
        return (
            <SessionActionsProvider value={held}>
                <BasketActionsProvider value={held}>
                    <IdentityProvider value={identity}>
                        {part}
                        <Toaster />
                    </IdentityProvider>
                </BasketActionsProvider>
            </SessionActionsProvider>
        )
    }
    const {container} = render(
        <MemoryRouter initialEntries={[at]}>
            <AppContextProvider
                value={{
                    ...anAppContext(fetch, {storeId: '01001'}),
                    locale: at.startsWith('/es-US') ? 'es-US' : 'en-US'
                }}
            >
                <QueryClientProvider client={cache}>
                    <IntlProvider locale="en-US" defaultLocale="en-US">
                        <Shopper />
                        <Route
                            render={({location: {pathname, search}}) => {
                                address = pathname + search
                                return null
                            }}
                        />
                    </IntlProvider>
                </QueryClientProvider>
            </AppContextProvider>
        </MemoryRouter>
    )
    return {
        container,
        /** The current address. */
        address: () => address,
        become: (identity: Identity) => act(() => become(identity))
    }
}
