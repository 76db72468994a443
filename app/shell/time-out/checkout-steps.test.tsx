import {act, cleanup, fireEvent, screen, within} from '@testing-library/react'
import {FirstMatch} from '@app/routing/view/browser-routes'
import {shopRoutes} from '@app/shop-routes'
import {toaster} from '@app/ui/feedback/toaster'
import {
    cardOrigin,
    checkoutBrowser,
    checkoutPast,
    requireBank,
    requireIdentity
} from '../../../tests/support/shop/checkout-pages'
import {type CheckoutShopper, plainManner} from '../../../tests/support/shop/checkout-shopper'
import {hostileCalls} from '../../../tests/support/server/hostile-calls'
import {rounds} from '../../../tests/support/by-night'
import {mayComplain} from '../../../tests/support/page-complaints'
import {onSimulatedClock, workUnderWay} from '../../../tests/support/browser/simulated-clock'
import {kitRoutes} from '../kit-routes'
import {forgetActivity} from './activity'
import {SessionTimeOuts} from './session-time-outs'

jest.setTimeout(300_000)

const browser = checkoutBrowser()
const {sandbox, server} = browser
const isBusy = workUnderWay(sandbox)
const MINUTE = 60_000

let shopper: CheckoutShopper
let stages: Map<string, ReturnType<CheckoutShopper['remember']>>

/** A payment that was sent, with an unknown outcome. */
const losePayment = async (): Promise<void> => {
    const stage = stages.get('payment')
    if (stage) shopper.goBackTo(stage)
    const session = await shopper.session()
    const found = await shopper.look(session, sandbox.world.now())
    const calls = hostileCalls(browser, /\/payment$/)
    calls.plan({at: 0, harm: 'dropped'})
    await shopper.goOn(session, found, plainManner)
    server.answerInstead(() => undefined)
    stages.set('unknown payment', shopper.remember())
}

beforeAll(async () => {
    const past = await checkoutPast(browser, 'confirmation')
    shopper = past.shopper
    stages = past.before
    await losePayment()
    stages.set('bank', stages.get('sign') ?? shopper.remember())
})
beforeEach(() => forgetActivity())
afterEach(() => {
    cleanup()
    jest.useRealTimers()
    toaster.remove()
})

const failing = (end: string) => () =>
    server.answerInstead((url) =>
        url.pathname.endsWith(end) ? new Response('{}', {status: 503}) : undefined
    )

const cartIsThere = 'What is in your cart is still there.'
const nothingIsLost = 'Nothing of your agreements or your payment is lost'

/** A page of the checkout, and what happens to an inactive shopper there. */
type Step = {
    step: string
    address?: string
    title: string
    /** A condition that blocks this page. */
    prepare?: () => void
    /** What happens while the shopper is inactive. */
    meanwhile?: () => void
    shown: string
    /** The title of the page where the checkout continues without its basket, and with it; by default the same page. */
    back: string
    atOnce?: string
}

const forms: Step[] = [
    {
        step: 'schedule',
        address: '/identity-verification',
        title: 'Verify your identity',
        prepare: () => requireIdentity(browser),
        shown: cartIsThere,
        back: 'Delivery',
        atOnce: 'Pay schedule'
    },
    {step: 'delivery', title: 'Delivery', shown: cartIsThere, back: 'Delivery'},
    {step: 'schedule', title: 'Pay schedule', shown: cartIsThere, back: 'Delivery'},
    {step: 'terms', title: 'Renewal terms', shown: cartIsThere, back: 'Delivery'},
    {step: 'review', title: 'Review and submit', shown: cartIsThere, back: 'Delivery'},
    {step: 'sign', title: 'Sign your agreement', shown: nothingIsLost, back: 'Delivery'},
    {
        step: 'bank',
        address: '/bank-verification',
        title: 'Bank verification',
        prepare: () => requireBank(browser),
        shown: nothingIsLost,
        back: 'Delivery',
        atOnce: 'Sign your agreement'
    },
    {step: 'payment', title: 'First payment', shown: nothingIsLost, back: 'First payment'},
    {
        step: 'payment',
        title: 'First payment',
        meanwhile: () => shopper.pause(),
        shown: nothingIsLost,
        back: 'First payment'
    },
    {
        step: 'unknown payment',
        address: '/checkout/payment',
        title: 'First payment',
        prepare: failing('/status'),
        shown: nothingIsLost,
        back: 'First payment'
    },
    {
        step: 'order',
        title: 'Placing your order',
        prepare: failing('/orders'),
        shown: nothingIsLost,
        back: 'Delivery',
        atOnce: 'Thank you for your order'
    }
]

/** The pages without a form. On these only a customer's session ends. */
const pages: Step[] = [
    {
        step: 'payment',
        address: '/thankyou-agreement-signed',
        title: 'Thank you for signing',
        shown: '',
        back: 'First payment',
        atOnce: 'First payment'
    },
    {
        step: 'sign',
        address: '/thankyou-agreement-not-signed',
        title: 'Your agreement is not signed',
        shown: '',
        back: 'Delivery',
        atOnce: 'Sign your agreement'
    },
    {
        step: 'confirmation',
        address: '/checkout/confirmation',
        title: 'Thank you for your order',
        shown: '',
        back: 'Thank you for your order'
    }
]

const title = () => screen.queryByRole('heading', {level: 1})?.textContent ?? ''
const dialog = () => screen.queryByRole('alertdialog')
const answer = (name: string) => {
    const dialog = screen.getByRole('alertdialog')
    act(() => void fireEvent.click(within(dialog).getByRole('button', {name})))
}
const callsOf = (method: string, part: string) =>
    server.calls.filter((call) => call.method === method && call.body.includes(part)).length

const shown = (
    <>
        <SessionTimeOuts />
        <FirstMatch routes={kitRoutes(shopRoutes)} />
    </>
)

/** A customer who opens a step, with time-outs of this many minutes, and is inactive there. */
const idle = async (row: Step, checkoutSessionTimeout: number, AccountSessionTimeout: number) => {
    shopper.goBackTo(stages.get(row.step) ?? shopper.remember())
    browser.signedIn('casey@homeward.example')
    const before = {ledger: shopper.ledger(), lines: (await shopper.cart()).lines}
    const customPreferences = {checkoutSessionTimeout, AccountSessionTimeout}
    browser.shop.respondWith(({pathname, search}) =>
        pathname.endsWith('/getcustompreferences') && search.includes('checkoutSessionTimeout')
            ? Response.json({customPreferences})
            : undefined
    )
    row.prepare?.()
    const clock = onSimulatedClock(isBusy)
    const {address} = await browser.show({
        part: shown,
        address: row.address ?? `/checkout/${row.step}`,
        storeId: '01001',
        cardFrame: `${cardOrigin}/frame`
    })
    await clock.until(() => title() === row.title, MINUTE)
    return {before, address, clock}
}

type Stay = Awaited<ReturnType<typeof idle>>

const isWarned = (): boolean => dialog() !== null

const temporaryBaskets = () =>
    sandbox.world
        .statement<{id: string}>(
            "SELECT id FROM basket WHERE is_temporary = 1 AND customer_id LIKE '%casey'"
        )
        .all().length

/** Orders, payments and the cart must be as before the inactivity. */
const mustBeAsBefore = async ({before}: Stay) => {
    expect(shopper.ledger()).toEqual(before.ledger)
    cleanup()
    jest.useRealTimers()
    server.answerInstead(() => undefined)
    browser.signedIn('casey@homeward.example')
    expect((await shopper.cart()).lines).toEqual(before.lines)
}

/** The shopper returns, continues the checkout where it was, and completes it. */
const mustGoOn = async ({back}: Step) => {
    // A page with a card frame is a separate document.
    const address = back === 'First payment' ? '/checkout/payment' : '/checkout'
    const {settled, unmount} = await browser.show({address, storeId: '01001'})
    await screen.findByRole('heading', {level: 1, name: back})
    await settled()
    unmount()
    for (let done = '', tries = 0; done !== 'confirmation' && tries < 14; tries += 1) {
        const session = await shopper.session()
        // Each attempt is a minute later, so that a payment that was never made is finally cancelled.
        const now = new Date(sandbox.world.now().getTime() + tries * MINUTE)
        const found = await shopper.look(session, now)
        done = await shopper.goOn(session, found, plainManner)
    }
    const once = {orders: 1, payments: 1, appointments: 1, agreements: {signed: 1, unsigned: 0}}
    expect(shopper.ledger()).toEqual(once)
    expect((await shopper.cart()).lines).toEqual([])
}

describe.each(forms)('at $step', (row) => {
    test('choosing to stay restores the full time on the same step; further inactivity redirects home with a true message [SESSION-003…007] (D-34)', async () => {
        const stay = await idle(row, 9, 60)
        const {clock, address} = stay
        await clock.until(isWarned, 7 * MINUTE)
        const before = Date.now()
        row.meanwhile?.()
        answer('Continue')
        await clock.until(() => !isWarned(), 10_000)
        expect(title()).toBe(row.title)
        expect(temporaryBaskets()).toBe(row.meanwhile ? 0 : 1)
        expect(callsOf('PATCH', 'c_sessionAlive')).toBe(temporaryBaskets())
        await clock.until(isWarned, 7 * MINUTE)
        expect(Date.now() - before).toBeGreaterThanOrEqual(6 * MINUTE)
        await clock.until(() => address() === '/', 4 * MINUTE)

        // The message is still visible when the shopper returns a while later.
        act(() => void jest.advanceTimersByTime(MINUTE))
        expect(screen.getByText(new RegExp(row.shown))).toBeVisible()
        expect(temporaryBaskets()).toBe(0)
        await mustBeAsBefore(stay)
        await mustGoOn(row)
    })

    test('a shopper who leaves is redirected home and loses nothing [SESSION-006] [SESSION-007]', async () => {
        const stay = await idle(row, 9, 60)
        await stay.clock.until(isWarned, 7 * MINUTE)
        answer('Leave checkout')
        await stay.clock.until(() => stay.address() === '/', 10_000)

        expect(screen.getByText(new RegExp(row.shown))).toBeVisible()
        expect(temporaryBaskets()).toBe(0)
        await mustBeAsBefore(stay)
        await mustGoOn(row)
    })
})

/** Minutes of the checkout and of the account: the account's ends first, or both at once, which is tried at night. */
const timeOuts = [
    [60, 9],
    [15, 15]
].slice(0, rounds({day: 1, night: 2}))

describe.each([...forms, ...pages])('at $title', (row) => {
    const {title: own, atOnce: back = own} = row
    test.each(timeOuts)(
        'with time-outs of %i and %i minutes a customer is signed out, and informed [SESSION-010…016] (D-34)',
        async (checkoutMinutes, accountMinutes) => {
            mayComplain(/navigation/)
            const stay = await idle(row, checkoutMinutes, accountMinutes)
            await stay.clock.until(isWarned, accountMinutes * MINUTE)
            const isGone = () => sessionStorage.getItem('toasts') !== null
            await stay.clock.until(isGone, accountMinutes * MINUTE)

            expect(sessionStorage.getItem('toasts')).toBe('[{"id":"inactive","values":{}}]')
            expect(JSON.stringify(server.session())).not.toContain('casey')
            const isTimed = checkoutMinutes === accountMinutes && forms.includes(row)
            await stay.clock.until(() => !isTimed || temporaryBaskets() === 0, 10_000)
            await mustBeAsBefore(stay)
            await mustGoOn(accountMinutes < checkoutMinutes ? {...row, back} : row)
        }
    )
})
