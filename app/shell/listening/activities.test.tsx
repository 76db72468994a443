import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import {visitorId} from '@app/commerce/search/visitor-id'
import {emitShopEvent, type ShopEvent} from '@app/commerce/session/shop-event'
import {chooseTracking} from '@app/commerce/session/tracking-choice'
import {Link} from '@app/routing/links/link'
import {CurrentRouteProvider} from '@app/routing/route/current-route'
import {shopRoutes} from '@app/shop-routes'
import {renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {sofas} from '../../../tests/support/values/shop-events'
import {Activities} from './activities'
import {activitiesOf, type PageShown} from './activity-sender'

const reco = {recommender: 'similar-items', recoId: 'reco-1'}
const page = (name: string): PageShown => ({event: 'page-shown', page: name, isInCheckout: false})
const step = (name: string) => ({event: 'step-reached', flow: 'checkout', step: name})

test.each`
    row           | reported                                                                       | activities
    ${'PERS-001'} | ${{event: 'product-shown', productId: 'P1'}}                                   | ${[{activity: 'viewProduct', productId: 'P1'}]}
    ${'PERS-002'} | ${{event: 'listing-shown', name: 'search', total: 1, productIds: ['P1']}}      | ${[{activity: 'viewSearch', productIds: ['P1']}]}
    ${'PERS-003'} | ${{event: 'listing-chosen', name: 'search', productId: 'P1'}}                  | ${[{activity: 'clickSearch', productId: 'P1'}]}
    ${'PERS-004'} | ${{event: 'listing-shown', name: 'furniture/sofas', total: 1, productIds: []}} | ${[{activity: 'viewCategory', category: 'furniture/sofas', productIds: []}]}
    ${'PERS-005'} | ${{event: 'listing-chosen', name: 'furniture', productId: 'P1'}}               | ${[{activity: 'clickCategory', category: 'furniture', productId: 'P1'}]}
    ${'PERS-006'} | ${{event: 'recommendations-shown', ...reco, productIds: ['P1']}}               | ${[{activity: 'viewReco', ...reco, productIds: ['P1']}]}
    ${'PERS-007'} | ${{event: 'recommendation-chosen', ...reco, productId: 'P1'}}                  | ${[{activity: 'clickReco', ...reco, productId: 'P1'}]}
    ${'PERS-008'} | ${page('store-locator')}                                                       | ${[{activity: 'viewPage', page: 'store-locator'}]}
    ${'PERS-009'} | ${step('delivery')}                                                            | ${[{activity: 'beginCheckout'}, {activity: 'checkoutStep', step: 'delivery'}]}
    ${'PERS-009'} | ${step('payment')}                                                             | ${[{activity: 'checkoutStep', step: 'payment'}]}
    ${'PERS-010'} | ${step('confirmation')}                                                        | ${[{activity: 'checkoutStep', step: 'confirmation'}]}
    ${'PERS-011'} | ${{event: 'added-to-cart', productId: 'P1', quantity: 2}}                      | ${[{activity: 'addToCart', productId: 'P1', quantity: 2}]}
    ${'PERS-010'} | ${step('empty-cart')}                                                          | ${[]}
    ${'PERS-010'} | ${{event: 'step-reached', flow: 'approval', step: 'begin'}}                    | ${[]}
    ${'G-65'}     | ${{event: 'signed-in', by: 'form'}}                                            | ${[]}
`(
    '$reported.event $reported.name$reported.step is told as $activities [$row]',
    ({reported, activities}) => {
        expect(activitiesOf(reported, false)).toEqual(activities)
    }
)

const sentTo: {url: unknown; keepalive: unknown; activity: {activity: string}}[] = []
const network = window.fetch
let idle = (): void => undefined
let answer: () => Promise<Response> = async () => new Response(null, {status: 204})

beforeEach(() => {
    sentTo.length = 0
    answer = async () => new Response(null, {status: 204})
    window.fetch = (input, init) => {
        const activity = JSON.parse(typeof init?.body === 'string' ? init.body : '')
        sentTo.push({url: input, keepalive: init?.keepalive, activity})
        return answer()
    }
    // The page is idle when the test says so.
    window.requestIdleCallback = (task) => {
        idle = () => task({didTimeout: false, timeRemaining: () => 50})
        return 1
    }
    window.cancelIdleCallback = () => undefined
})
afterEach(() => {
    window.fetch = network
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
    localStorage.clear()
})

const show = (address: string) =>
    renderForShopper(
        <CurrentRouteProvider routes={shopRoutes}>
            <Activities />
            <Link to="/cart">Cart</Link>
            <Link to="/checkout">Checkout</Link>
        </CurrentRouteProvider>,
        {address}
    )

const tell = (event: ShopEvent) => act(() => emitShopEvent(event))
const names = () => sentTo.map(({activity}) => activity.activity)

test('what happens before the page is idle is told afterwards, once each and in order [PERS-001, PERS-008, PERS-011]', async () => {
    Cookies.set('dw_dnt', '0')
    show('/p/sofa/P1')
    tell({event: 'product-shown', productId: 'P1'})
    expect(sentTo).toEqual([])
    act(() => idle())
    tell({event: 'added-to-cart', productId: 'P1', quantity: 1})
    await userEvent.click(screen.getByRole('link', {name: 'Cart'}))

    await waitFor(() =>
        expect(sentTo.map(({activity}) => activity)).toEqual([
            {activity: 'viewPage', page: 'product'},
            {activity: 'viewProduct', productId: 'P1'},
            {activity: 'addToCart', productId: 'P1', quantity: 1},
            {activity: 'viewPage', page: 'cart'}
        ])
    )
    expect(sentTo[0]).toMatchObject({url: '/api/visitor/activity', keepalive: true})
    // Our server reads the visitor's id from it [PERS-017].
    expect(Cookies.get('visitorId')).toMatch(/^[\da-f]{32}$/)
})

test('a checkout begins once, and again after the shopper has left it [PERS-009, PERS-010]', async () => {
    Cookies.set('dw_dnt', '0')
    show('/checkout')
    act(() => idle())
    const reached = (name: string) => tell({event: 'step-reached', flow: 'checkout', step: name})
    reached('delivery')
    reached('schedule')
    await userEvent.click(screen.getByRole('link', {name: 'Cart'}))
    await userEvent.click(screen.getByRole('link', {name: 'Checkout'}))
    reached('schedule')

    const [view, begin, next] = ['viewPage', 'beginCheckout', 'checkoutStep']
    await waitFor(() => expect(names()).toEqual([view, begin, next, next, view, view, begin, next]))
})

test('nothing is sent or stored before the choice; at a refusal what was stored is removed (G-64) [PERS-021, PERS-023]', async () => {
    Cookies.set('categoriesViewed', '[]')
    localStorage.setItem('recommendationSource', 'similar-items')
    show('/cart')
    act(() => idle())
    tell({event: 'category-shown', category: sofas})
    expect(Cookies.get('visitorId')).toBeUndefined()
    expect(Cookies.get('categoriesViewed')).toBe('[]')

    Cookies.set('dw_dnt', '1')
    tell({event: 'product-shown', productId: 'P1'})

    expect(Cookies.get('categoriesViewed')).toBeUndefined()
    expect(localStorage.getItem('recommendationSource')).toBeNull()
    // What waited is dropped, and not told later.
    Cookies.set('dw_dnt', '0')
    tell({event: 'product-shown', productId: 'P2'})
    await waitFor(() =>
        expect(sentTo.map(({activity}) => activity)).toEqual([
            {activity: 'viewProduct', productId: 'P2'}
        ])
    )
})

test('a listing viewed twice is one category with its frequency raised [PERS-021, PERS-026, ENTITY-027]', async () => {
    Cookies.set('dw_dnt', '0')
    Cookies.set('categoriesViewed', 'broken')
    show('/c/furniture/sofas')
    act(() => idle())
    tell({event: 'category-shown', category: sofas})
    tell({event: 'category-shown', category: sofas})

    const viewed = () => JSON.parse(Cookies.get('categoriesViewed') ?? '')
    await waitFor(() => expect(viewed()).toMatchObject([{...sofas, frequency: 2}]))
    const [{lastViewed}] = viewed()
    expect(Date.now() - Date.parse(lastViewed)).toBeLessThan(60_000)
})

test('the origin of a chosen recommendation is stored [PERS-023]', async () => {
    Cookies.set('dw_dnt', '0')
    show('/')
    act(() => idle())
    tell({event: 'recommendation-chosen', ...reco, productId: 'P1'})

    await waitFor(() => expect(localStorage.getItem('recommendationSource')).toBe('similar-items'))
})

test('a service that does not answer changes nothing, and nothing is tried again [PERS-019]', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    Cookies.set('dw_dnt', '0')
    show('/cart')
    act(() => idle())

    await waitFor(() => expect(names()).toEqual(['viewPage']))
    tell({event: 'product-shown', productId: 'P1'})
    await waitFor(() => expect(names()).toEqual(['viewPage', 'viewProduct']))
    expect(screen.getByRole('link', {name: 'Cart'})).toBeVisible()
})

test('no address, code, e-mail address or phone number is in any activity: a page is told by its route (G-64)', async () => {
    Cookies.set('dw_dnt', '0')
    show('/my-accounts/resetPassword?token=Sentinel&email=ada@homeward.example&phone=3105557391')
    act(() => idle())
    tell({event: 'ordered'})
    tell({event: 'step-failed', flow: 'payment', step: 'card', code: 'Sentinel-code'})
    tell({event: 'product-shown', productId: 'P1'})

    await waitFor(() => expect(names()).toEqual(['viewPage', 'viewProduct']))
    expect(JSON.stringify(sentTo.map(({activity}) => activity))).not.toMatch(
        /sentinel|@|\/|token|3105557391|resetPassword/i
    )
})

test('who refuses after having allowed loses the id by which they were known, and searches with another one (G-64)', async () => {
    Cookies.set('dw_dnt', '0')
    show('/cart')
    act(() => idle())
    await waitFor(() => expect(Cookies.get('visitorId')).toBeDefined())

    act(() => void chooseTracking('refused'))

    expect(Cookies.get('visitorId')).toBeUndefined()
    const id = visitorId()
    tell({event: 'product-shown', productId: 'P1'})
    expect(Cookies.get('visitorId')).toBe(id)
})

test('activities are sent one after the other, and what waits is sent when the page is left [PERS-008]', async () => {
    Cookies.set('dw_dnt', '0')
    const answers: (() => void)[] = []
    answer = () =>
        new Promise((resolve) => {
            answers.push(() => resolve(new Response(null, {status: 204})))
        })
    show('/cart')
    act(() => idle())
    for (const productId of ['P1', 'P2', 'P3']) tell({event: 'product-shown', productId})
    await waitFor(() => expect(names()).toEqual(['viewPage']))

    answers[0]?.()
    await waitFor(() => expect(names()).toEqual(['viewPage', 'viewProduct']))
    window.dispatchEvent(new Event('pagehide'))

    expect(sentTo.slice(1).map(({activity}) => activity)).toEqual([
        {activity: 'viewProduct', productId: 'P1'},
        {activity: 'viewProduct', productId: 'P2'},
        {activity: 'viewProduct', productId: 'P3'}
    ])
})

test('what waits to be sent is dropped at a refusal (G-64)', async () => {
    Cookies.set('dw_dnt', '0')
    let respond = (): void => undefined
    answer = () =>
        new Promise((resolve) => {
            respond = () => resolve(new Response(null, {status: 204}))
        })
    show('/cart')
    act(() => idle())
    tell({event: 'product-shown', productId: 'P1'})
    await waitFor(() => expect(names()).toEqual(['viewPage']))

    act(() => void chooseTracking('refused'))
    respond()
    act(() => void chooseTracking('granted'))
    window.dispatchEvent(new Event('pagehide'))

    expect(names()).toEqual(['viewPage'])
})
