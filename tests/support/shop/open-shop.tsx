import {QueryClientProvider} from '@tanstack/react-query'
import {render} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {type ReactNode, useRef} from 'react'
import {IntlProvider} from 'react-intl'
import {Router} from 'react-router-dom'
import type {Commerce} from '@app/commerce/client'
import {NavigatedProvider} from '@app/lib/browser/navigation-state'
import {AppContextProvider} from '@app/routing/route/app-context'
import {FirstMatch} from '@app/routing/view/browser-routes'
import {kitRoutes} from '@app/shell/kit-routes'
import {RouteChange} from '@app/shell/layout/route-change'
import {createQueryClient} from '@app/shell/query-client'
import {shopRoutes} from '@app/shop-routes'
import {anAppContext} from '../a-commerce'
import {GivenSessionProvider} from './given-session'

const FocusOnRouteChange = ({children}: {children: ReactNode}) => (
    <NavigatedProvider value={useRef(false)}>{children}</NavigatedProvider>
)

/** Opens an address of the shop in a browser that loads all data itself, and follows its links from there. */
export const openShop = (address: string, fetch: Commerce['fetch']) => {
    const scrolled = {times: 0}
    window.scrollTo = () => {
        scrolled.times += 1
    }
    const history = createMemoryHistory({initialEntries: [address]})
    const context = anAppContext(fetch)
    const {container} = render(
        <Router history={history}>
            <AppContextProvider value={context}>
                <QueryClientProvider client={createQueryClient()}>
                    <IntlProvider locale="en-US" defaultLocale="en-US">
                        <GivenSessionProvider session={{}}>
                            <FocusOnRouteChange>
                                <FirstMatch routes={kitRoutes(shopRoutes)} />
                                <RouteChange />
                            </FocusOnRouteChange>
                        </GivenSessionProvider>
                    </IntlProvider>
                </QueryClientProvider>
            </AppContextProvider>
        </Router>
    )
    return {container, history, scrolled}
}
