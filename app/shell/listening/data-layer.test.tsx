import {act, cleanup, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import {BroadcastChannel} from 'node:worker_threads'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {chooseTracking} from '@app/commerce/session/tracking-choice'
import {CurrentRouteProvider} from '@app/routing/route/current-route'
import {Link} from '@app/routing/links/link'
import {shopRoutes} from '@app/shop-routes'
import {aCustomer, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {DataLayer} from './data-layer'
import {formPageOf, pageTypeOf} from './data-layer-entry'

const show = (address: string, identity = aCustomer()) =>
    renderForShopper(
        <CurrentRouteProvider routes={shopRoutes}>
            <DataLayer />
            <Link to="/cart">Cart</Link>
        </CurrentRouteProvider>,
        {address, identity}
    )

const page: Window & {dataLayer?: unknown} = window

const tell = (event: Parameters<typeof emitShopEvent>[0]) => act(() => emitShopEvent(event))

beforeEach(() => {
    delete page.dataLayer
    Cookies.set('dw_dnt', '0')
})
afterEach(() => Cookies.remove('dw_dnt'))

test('a visit leaves its page views and events once each and in order [ANALYTICS-005, ANALYTICS-017]', async () => {
    const {become} = show('/search?q=sofa')
    tell({event: 'added-to-cart', productId: 'P1', quantity: 2})
    become(aCustomer())
    await userEvent.click(screen.getByRole('link', {name: 'Cart'}))

    const view = {event: 'page_view', storeId: '01001', loggedIn: 'Yes'}
    expect(page.dataLayer).toEqual([
        {...view, pageType: 'search', previousPage: ''},
        {ecommerce: null},
        {event: 'add_to_cart', ecommerce: {items: [{item_id: 'P1', quantity: 2}]}},
        {...view, pageType: 'page-cartPage', previousPage: 'search'}
    ])
})

test('an order is told without its number, which would open it to others (G-66)', () => {
    show('/checkout-confirmation')
    tell({event: 'ordered'})

    expect(page.dataLayer).toEqual(expect.arrayContaining([{event: 'purchase'}]))
})

test('a view waits until it is known who the shopper is; a guest is No [ANALYTICS-017]', () => {
    const {become} = renderForShopper(<DataLayer />, {identity: {state: 'unknown'}})
    expect(page.dataLayer).toBeUndefined()

    become({state: 'guest'})

    expect(page.dataLayer).toMatchObject([{event: 'page_view', loggedIn: 'No'}])
})

test.each`
    row                | step          | label
    ${'ANALYTICS-009'} | ${'schedule'} | ${'Pay Schedule'}
    ${'ANALYTICS-010'} | ${'terms'}    | ${'Renewal Terms'}
    ${'ANALYTICS-011'} | ${'review'}   | ${'Form Submit Application'}
`('the step $step of the checkout is $label, told once [$row, ANALYTICS-016]', ({step, label}) => {
    show('/checkout')
    tell({event: 'step-reached', flow: 'checkout', step})
    tell({event: 'step-reached', flow: 'checkout', step: 'delivery'})
    tell({event: 'step-reached', flow: 'checkout', step})

    expect(page.dataLayer).toMatchObject([
        {event: 'page_view', pageType: 'checkout'},
        {event: 'form_page', formPage: label}
    ])
})

test('a step that comes again after another one is reported again [ANALYTICS-016]', () => {
    show('/checkout')
    for (const step of ['schedule', 'terms', 'terms', 'schedule'])
        tell({event: 'step-reached', flow: 'checkout', step})
    tell({event: 'step-reached', flow: 'payment', step: 'review'})

    expect(page.dataLayer).toMatchObject([
        {event: 'page_view'},
        {formPage: 'Pay Schedule'},
        {formPage: 'Renewal Terms'},
        {formPage: 'Pay Schedule'}
    ])
})

test('a pressed button to exchange and one to shop a deal are told [ANALYTICS-018, ANALYTICS-019]', () => {
    show('/cart')
    tell({event: 'exchange-pressed', productId: 'P1'})
    tell({event: 'deal-pressed', promoId: 'save'})

    expect(page.dataLayer).toMatchObject([
        {event: 'page_view'},
        {event: 'exchange_click', item_id: 'P1'},
        {ecommerce: null},
        {event: 'select_promotion', ecommerce: {promotion_id: 'save'}}
    ])
})

test('nothing is told before the choice; what waited is told once it is allowed (G-64)', () => {
    Cookies.remove('dw_dnt')
    show('/cart')
    tell({event: 'removed-from-cart', productId: 'P1'})
    expect(page.dataLayer).toBeUndefined()

    Cookies.set('dw_dnt', '0')
    tell({event: 'signed-in', by: 'form'})

    expect(page.dataLayer).toMatchObject([
        {event: 'page_view'},
        {ecommerce: null},
        {event: 'remove_from_cart'},
        {event: 'login'}
    ])
})

test('a choice in this tab is followed at once, without another event (G-64)', () => {
    Cookies.remove('dw_dnt')
    show('/cart')
    tell({event: 'removed-from-cart', productId: 'P1'})
    expect(page.dataLayer).toBeUndefined()

    act(() => void chooseTracking('granted'))

    expect(page.dataLayer).toMatchObject([
        {event: 'page_view'},
        {ecommerce: null},
        {event: 'remove_from_cart'}
    ])
})

test('a refusal in this tab drops at once what waited (G-64)', () => {
    Cookies.remove('dw_dnt')
    show('/cart')
    tell({event: 'removed-from-cart', productId: 'P1'})

    act(() => void chooseTracking('refused'))
    act(() => void chooseTracking('granted'))

    expect(page.dataLayer).toEqual([])
})

test('a choice in another tab is followed at once (G-64)', async () => {
    Object.assign(globalThis, {BroadcastChannel})
    Cookies.remove('dw_dnt')
    show('/cart')
    const otherTab = new BroadcastChannel('shopper')

    Cookies.set('dw_dnt', '0')
    otherTab.postMessage({event: 'consent-changed', usid: ''})

    await waitFor(() => expect(page.dataLayer).toMatchObject([{event: 'page_view'}]))
    otherTab.close()
    cleanup()
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
})

test('what waited is dropped at a refusal, and not told later (G-64)', () => {
    Cookies.set('dw_dnt', '1')
    show('/cart')
    tell({event: 'removed-from-cart', productId: 'P1'})
    expect(page.dataLayer).toBeUndefined()

    Cookies.set('dw_dnt', '0')
    tell({event: 'signed-in', by: 'form'})

    expect(page.dataLayer).toEqual([{event: 'login', method: 'form'}])
})

test.each([['not a list'], [Object.freeze([])]])(
    'a data layer that a tag manager has broken changes nothing (G-65)',
    (broken) => {
        page.dataLayer = broken
        show('/cart')
        expect(screen.getByRole('link', {name: 'Cart'})).toBeVisible()
    }
)

test.each`
    row                | route                  | type
    ${'ANALYTICS-001'} | ${'product'}           | ${'product-details'}
    ${'ANALYTICS-002'} | ${'listing'}           | ${'product-category'}
    ${'ANALYTICS-003'} | ${'search'}            | ${'search'}
    ${'ANALYTICS-004'} | ${'account-dashboard'} | ${'my_acct_my_agg'}
    ${'ANALYTICS-006'} | ${'referral'}          | ${'raf-invite-friends'}
`('the page type of $route is $type [$row]', ({route, type}) => {
    expect(shopRoutes.map(({name}) => name)).toContain(route)
    expect(pageTypeOf(route)).toBe(type)
})

test.each`
    row                | route                   | label
    ${'ANALYTICS-007'} | ${'application'}        | ${'WOF'}
    ${'ANALYTICS-008'} | ${'identity'}           | ${'Identity Verification'}
    ${'ANALYTICS-012'} | ${'signing'}            | ${'Docu Sign'}
    ${'ANALYTICS-013'} | ${'bank-verification'}  | ${'Bank Verification'}
    ${'ANALYTICS-014'} | ${'phone-check'}        | ${'Payfone'}
    ${'ANALYTICS-015'} | ${'order-confirmation'} | ${'Confirmation'}
`('the form step of $route is $label [$row]', ({route, label}) => {
    expect(shopRoutes.map(({name}) => name)).toContain(route)
    expect(formPageOf(route)).toBe(label)
})
