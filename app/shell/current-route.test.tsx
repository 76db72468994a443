import {act, render, screen} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {Router} from 'react-router-dom'
import {CurrentRouteProvider, routeAt, useCurrentRoute} from '@app/routing/route/current-route'
import type {RouteDefinition} from '@app/routing/route/route'
import {shopRoutes} from '@app/shop-routes'

const Name = () => <output>{useCurrentRoute().name ?? 'none'}</output>

/** The shop's routes, and how often somebody has looked for one in them. */
const countedRoutes = () => {
    const counted = {times: 0, routes: [...shopRoutes]}
    counted.routes[Symbol.iterator] = () => {
        counted.times += 1
        return shopRoutes[Symbol.iterator]()
    }
    return counted
}

const show = (first?: RouteDefinition) => {
    const counted = countedRoutes()
    const history = createMemoryHistory({initialEntries: ['/es-US/cart?promo=a']})
    render(
        <Router history={history}>
            <CurrentRouteProvider routes={counted.routes} first={first}>
                <Name />
                <Name />
            </CurrentRouteProvider>
        </Router>
    )
    return {
        counted,
        history,
        names: () => screen.getAllByRole('status').map((one) => one.textContent)
    }
}

test('the route that loaded the first page is handed on: its address is not matched again', () => {
    const {counted, names} = show(routeAt(shopRoutes, '/cart')?.route)

    expect(names()).toEqual(['cart', 'cart'])
    expect(counted.times).toBe(0)
})

test('each further page is matched once, whoever asks; another query is no other page', () => {
    const {counted, history, names} = show(routeAt(shopRoutes, '/cart')?.route)

    act(() => history.push('/search?q=sofa'))
    act(() => history.push('/search?q=lamp'))
    expect(names()).toEqual(['search', 'search'])
    expect(counted.times).toBe(1)

    act(() => history.push('/es-US/cart'))
    expect(names()).toEqual(['cart', 'cart'])
    expect(counted.times).toBe(1)
})

test('without a route of the first page it is looked for', () => {
    const {counted, names} = show()

    expect(names()).toEqual(['cart', 'cart'])
    expect(counted.times).toBe(1)
})
