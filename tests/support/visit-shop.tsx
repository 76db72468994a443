import {QueryClientProvider} from '@tanstack/react-query'
import {render} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {useRef, type ReactNode} from 'react'
import {IntlProvider} from 'react-intl'
import {Router} from 'react-router-dom'
import {ShopperSessionProvider, type ShopperSession} from '@app/commerce/basket/use-shopper-session'
import type {Commerce} from '@app/commerce/commerce'
import {ArrivalProvider} from '@app/lib/react/arrival'
import {FirstMatch} from '@app/routing/browser/browser-routes'
import {VisitProvider} from '@app/routing/visit'
import {RouteChange} from '@app/shell/frame/route-change'
import {kitRoutes} from '@app/shell/kit/kit-routes'
import {createQueryCache} from '@app/shell/kit/query-cache'
import {shopRoutes} from '@app/shop-routes'
import {aVisit} from './builders/a-visit'

const unasked = () => Promise.reject(new Error('This visit changes nothing'))

const noSession: ShopperSession = {
    session: {state: 'none'},
    addToBasket: unasked,
    changeQuantity: unasked,
    removeLine: unasked,
    changeStore: () => Promise.resolve('changed'),
    retry: () => undefined
}

const Arrivals = ({children}: {children: ReactNode}) => (
    <ArrivalProvider value={useRef(false)}>{children}</ArrivalProvider>
)

/** Opens an address of the shop as a browser does that asks for everything itself, and goes on from there by its links. */
export const visitShop = (address: string, ask: Commerce['ask']) => {
    const scrolled = {times: 0}
    window.scrollTo = () => {
        scrolled.times += 1
    }
    const history = createMemoryHistory({initialEntries: [address]})
    const visit = aVisit(ask)
    const {container} = render(
        <Router history={history}>
            <VisitProvider value={visit}>
                <QueryClientProvider client={createQueryCache()}>
                    <IntlProvider locale="en-US" defaultLocale="en-US">
                        <ShopperSessionProvider value={noSession}>
                            <Arrivals>
                                <FirstMatch routes={kitRoutes(shopRoutes)} />
                                <RouteChange />
                            </Arrivals>
                        </ShopperSessionProvider>
                    </IntlProvider>
                </QueryClientProvider>
            </VisitProvider>
        </Router>
    )
    return {container, history, scrolled}
}
