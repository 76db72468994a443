import {act, fireEvent, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {newCardToken} from '../../../sandbox/renting/payments/payment-method'
import {checkoutBrowser, checkoutPast} from '../../../tests/support/shop/checkout-pages'
import type {CheckoutShopper} from '../../../tests/support/shop/checkout-shopper'
import {eventsOfEachTest} from '../../../tests/support/values/shop-events'

jest.setTimeout(120_000)

const browser = checkoutBrowser()
const events = eventsOfEachTest()

const wait = {timeout: 20_000}
const origin = 'https://cards.example'
let shopper: CheckoutShopper
let stages: Map<string, ReturnType<CheckoutShopper['remember']>>

beforeAll(async () => {
    const past = await checkoutPast(browser, 'payment')
    shopper = past.shopper
    stages = past.before
})

/** Opens a page of a checkout in which this step is next. */
const open = async (step: string, address = `/checkout/${step}`) => {
    const stage = stages.get(step)
    if (stage) shopper.goBackTo(stage)
    browser.signedIn('casey@homeward.example')
    return browser.show({address, storeId: '01001', cardFrame: `${origin}/frame`})
}

const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', {name}, wait))

/** The steps that analytics were told of in a flow, with the code of each that failed. */
const stepsOf = (flow: 'checkout' | 'payment') =>
    events.flatMap((one) => {
        if (!('flow' in one) || one.flow !== flow) return []
        return one.event === 'step-failed' ? [`${one.step}: ${one.code}`] : [one.step]
    })

/** The card frame reports a card that was typed in it. */
const giveCard = async (lastFour: string) => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Card details', {}, wait)
    const card = {cardType: 'Visa', lastFour, expirationDate: '2040-01-31'}
    const data = {type: 'card-token', token: newCardToken(shopper.world, card), ...card}
    const message = new MessageEvent('message', {origin, source: frame.contentWindow, data})
    fireEvent(window, message)
}

/** Types a card and pays with it. */
const typeCard = async (lastFour: string) => {
    await giveCard(lastFour)
    await press(/^Pay \$/)
}

const paymentCalls = () =>
    browser.server.calls.filter(({path}) => /submit-payment.*\/payment/.test(path))

const confirmed = () =>
    screen.findByRole('heading', {level: 1, name: 'Thank you for your order'}, wait)

/** The response to the payment is lost; `isDone` says whether the payment was made. */
const losePayment = (isDone: boolean) => {
    let isPassing = false
    browser.server.answerInstead(async (url, request) => {
        if (isPassing || !url.pathname.endsWith('/payment') || request.method !== 'POST') {
            return undefined
        }
        isPassing = true
        if (isDone) await browser.server.fetch(request)
        isPassing = false
        return new Response('{}', {status: 504})
    })
}

test('if the bank declines a card, the message about it has the focus, a good card pays once, and analytics learn of both (D-30) (D-39)', async () => {
    const {container, settled} = await open('payment')
    await typeCard('0002')
    const [declined] = await screen.findAllByText(/Your bank declined the payment/, {}, wait)
    expect(declined).toBeVisible()
    await waitFor(() => expect(declined?.closest('section')).toHaveFocus())
    expect(shopper.ledger().payments).toBe(0)
    await act(async () => expect(await axe(container)).toHaveNoViolations())
    await typeCard('4242')
    await confirmed()
    await settled()
    expect(shopper.ledger()).toMatchObject({payments: 1, orders: 1})
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible()
    expect(stepsOf('checkout')).toEqual(['payment', 'order', 'confirmation'])
    expect(stepsOf('payment')).toEqual(['card: declined', 'paid'])
})

test('a shopper who chooses to pay at the store gets an order, and analytics learn of the choice (D-30) (D-39)', async () => {
    await open('payment')
    await press('Pay at the store')
    await confirmed()

    expect(shopper.ledger()).toMatchObject({payments: 0, orders: 1})
    expect(stepsOf('checkout')).toEqual(['payment', 'order', 'confirmation'])
    expect(stepsOf('payment')).toEqual(['at-store'])
})

test.each`
    locale      | choose                  | words
    ${''}       | ${'Pay at the store'}   | ${/^We couldn’t save that you pay at the store\. Nothing was charged/}
    ${'/es-US'} | ${'Pagar en la tienda'} | ${/^No pudimos guardar que paga en la tienda\. No se cobró nada/}
`(
    'if the choice to pay at the store is not saved, the message at "$locale" speaks of the store and not of a card, and a second try works (D-30)',
    async ({locale, choose, words}) => {
        const locks = {request: () => Promise.reject(new Error('No lock'))}
        await open('payment', `${locale}/checkout/payment`)
        await screen.findByRole('button', {name: choose}, wait)
        Object.defineProperty(navigator, 'locks', {value: locks, configurable: true})
        try {
            await press(choose)
            const failed = await screen.findByText(words, {}, wait)
            await waitFor(() => expect(failed.closest('section')).toHaveFocus())
            expect(screen.queryByText(/card\. Nothing|esta tarjeta/)).toBeNull()
            expect(stepsOf('payment')).toEqual(['at-store: unavailable'])
        } finally {
            Reflect.deleteProperty(navigator, 'locks')
        }
        await press(choose)
        await waitFor(() => expect(shopper.ledger().orders).toBe(1), wait)
        expect(shopper.ledger().payments).toBe(0)
    }
)

test('a shopper can use another card instead, and the focus moves to the heading of the card frame (D-31)', async () => {
    await open('payment')
    await giveCard('4242')
    await press('Use another card')
    const heading = await screen.findByRole('heading', {level: 2, name: 'Pay by card'}, wait)
    expect(heading).toHaveFocus()
    expect(screen.getByTitle('Card details')).toBeVisible()
    expect(screen.queryByRole('button', {name: /^Pay \$/})).toBeNull()
    expect(shopper.ledger().payments).toBe(0)
})

test('a payment whose response is lost is looked up automatically, and nobody pays twice (D-30)', async () => {
    const {settled} = await open('payment')
    losePayment(true)
    await typeCard('4242')
    await confirmed()
    await settled()
    expect(paymentCalls().length).toBeLessThanOrEqual(1)
    expect(shopper.ledger()).toMatchObject({payments: 1, orders: 1})
})

test('while it is unknown whether a payment was made, no second payment is possible (D-30)', async () => {
    await open('payment')
    losePayment(false)
    await typeCard('4242')
    const unknown = await screen.findByText(
        /^We are checking your payment of \$[\d.]+, sent at /,
        {},
        wait
    )
    expect(unknown).toBeVisible()
    expect(unknown.closest('section')).toHaveFocus()
    expect(screen.queryByRole('button', {name: /^Pay/})).toBeNull()

    const stored = localStorage.getItem('checkout') ?? ''
    const longAgo = stored.replace(/"sentAt":\d+/, '"sentAt":1')
    localStorage.setItem('checkout', longAgo)
    expect(screen.getByRole('link', {name: /^Call .+: \(\d{3}\)/})).toBeVisible()
    await press('Check again')
    expect(await screen.findByText(/Your payment did not go through/, {}, wait)).toBeVisible()
    expect(screen.getByRole('button', {name: 'Pay at the store'})).toBeVisible()
    expect(shopper.ledger().payments).toBe(0)
})

test('a cart that was changed in another tab is not submitted: the change is shown, and the shopper reviews it again (D-28)', async () => {
    await open('review')
    await screen.findByRole('heading', {level: 1, name: 'Review and submit'}, wait)
    await userEvent.click(screen.getByRole('link', {name: /^Open a sample agreement/}))
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await shopper.addPiece(shopper.products[1] ?? '')
    await press('Agree and continue to signing')

    await waitFor(() => expect(shopper.record()?.lines).toHaveLength(2), wait)
    const news = 'Your cart has changed. Please look at your choices again.'
    expect(await screen.findByText(news, {}, wait)).toBeVisible()
    expect(shopper.ledger().agreements).toEqual({signed: 0, unsigned: 0})
})

test('after the last signature a link leads to the first payment, which is a separate page load [SIGN-001] (D-31)', async () => {
    await open('payment', '/thankyou-agreement-signed')
    const pay = await screen.findByRole('link', {name: 'Make the first payment'}, wait)
    expect(pay).toHaveAttribute('href', '/checkout/payment')
})

/** A mailed link was opened in this browser; a press is answered so. Returns the methods of the calls about it. */
const openedLink = (answer: () => Response) => {
    const methods: string[] = []
    browser.server.answerInstead((url, {method}) => {
        if (url.pathname !== '/api/agreement-link') return undefined
        methods.push(method)
        return method === 'GET' ? Response.json({state: 'open'}) : answer()
    })
    return methods
}

test.each`
    answer                                 | shown
    ${{state: 'over'}}                     | ${/This link no longer works/}
    ${{state: 'sign-in'}}                  | ${/Sign in to open the agreement/}
    ${{state: 'none'}}                     | ${/Open it again from your email/}
    ${{state: 'linked', agreementId: 'x'}} | ${/Not signed yet/}
`(
    'a mailed link is used by a press, never by loading the page; with the result $answer.state it shows what to do [ROUTE-034] (D-21) (D-29) (G-24)',
    async ({answer, shown}) => {
        const methods = openedLink(() => Response.json(answer))
        const {container, settled} = await open('sign', '/link-agreement')
        const button = await screen.findByRole('button', {name: 'Open the agreement'}, wait)
        await settled()
        expect(methods).toEqual(['GET'])
        expect(screen.queryByText(/Not signed yet/)).toBeNull()
        await act(async () => expect(await axe(container)).toHaveNoViolations())

        await userEvent.click(button)

        expect(await screen.findByText(shown, {}, wait)).toBeVisible()
        expect(screen.getByRole('heading', {level: 1})).toHaveFocus()
        expect(methods).toEqual(['GET', 'POST'])
        await settled()
        await act(async () => expect(await axe(container)).toHaveNoViolations())
    }
)

test.each([
    ['refused', () => new Response('{}', {status: 503})],
    ['unreadable', () => Response.json({state: 'linked'})]
])(
    'if the press on a mailed link is answered with what is %s, it can be pressed again (D-21)',
    async (_how, answer) => {
        const answers = [answer(), Response.json({state: 'over'})]
        const methods = openedLink(() => answers.shift() ?? Response.json({state: 'none'}))
        await open('sign', '/link-agreement')

        await press('Open the agreement')
        await press('Try again')

        expect(await screen.findByText(/This link no longer works/, {}, wait)).toBeVisible()
        expect(methods.filter((method) => method === 'POST')).toHaveLength(2)
    }
)

test('if our server cannot say whether a link was opened, the page says so, and shows what waits for a signature (D-48)', async () => {
    browser.server.answerInstead((url) =>
        url.pathname === '/api/agreement-link' ? new Response('{}', {status: 503}) : undefined
    )
    await open('sign', '/link-agreement')

    expect(await screen.findByText(/Not signed yet/, {}, wait)).toBeVisible()
    expect(screen.getByRole('button', {name: 'Try again'})).toBeVisible()
})
