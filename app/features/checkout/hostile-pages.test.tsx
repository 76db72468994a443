import {act, fireEvent, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {newCardToken} from '../../../sandbox/renting/payments/payment-method'
import {checkoutBrowser, checkoutPast} from '../../../tests/support/checkout-pages'
import type {CheckoutShopper} from '../../../tests/support/checkout-shopper'

jest.setTimeout(120_000)

const browser = checkoutBrowser()

const wait = {timeout: 20_000}
const origin = 'https://cards.example'
let shopper: CheckoutShopper
let stages: Map<string, ReturnType<CheckoutShopper['remember']>>

beforeAll(async () => {
    const past = await checkoutPast(browser, 'payment')
    shopper = past.shopper
    stages = past.before
})

/** Opens a page of a checkout that has come as far as this step. */
const open = async (step: string, address = `/checkout/${step}`) => {
    const stage = stages.get(step)
    if (stage) shopper.goBackTo(stage)
    browser.signedIn('casey@homeward.example')
    return browser.show({address, storeId: '01001', cardFrame: `${origin}/frame`})
}

const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', {name}, wait))

/** The frame says that a card was typed. */
const giveCard = async (lastFour: string) => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Card details', {}, wait)
    const card = {cardType: 'Visa', lastFour, expirationDate: '2040-01-31'}
    const data = {type: 'card-token', token: newCardToken(shopper.world, card), ...card}
    const message = new MessageEvent('message', {origin, source: frame.contentWindow, data})
    fireEvent(window, message)
}

/** The same, and it is paid with. */
const typeCard = async (lastFour: string) => {
    await giveCard(lastFour)
    await press(/^Pay \$/)
}

const paymentCalls = () =>
    browser.server.calls.filter(({path}) => /submit-payment.*\/payment/.test(path))

const confirmed = () =>
    screen.findByRole('heading', {level: 1, name: 'Thank you for your order'}, wait)

/** Lets the payment's call be done, or not, and its answer be lost. */
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

test('a card that the bank declines is shown, where the focus goes, and a good one pays once (D-30)', async () => {
    const {container, settled} = await open('payment')
    await typeCard('0002')
    const [declined] = await screen.findAllByText(/Your bank declined the card/, {}, wait)
    expect(declined).toBeVisible()
    await waitFor(() => expect(declined?.closest('section')).toHaveFocus())
    expect(shopper.ledger().payments).toBe(0)
    await act(async () => expect(await axe(container)).toHaveNoViolations())
    await typeCard('4242')
    await confirmed()
    await settled()
    expect(shopper.ledger()).toMatchObject({payments: 1, orders: 1})
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible()
})

test('another card may be typed instead of the one given, and the focus goes where it is typed (D-31)', async () => {
    await open('payment')
    await giveCard('4242')
    await press('Use another card')
    const heading = await screen.findByRole('heading', {level: 2, name: 'Pay by card'}, wait)
    expect(heading).toHaveFocus()
    expect(screen.getByTitle('Card details')).toBeVisible()
    expect(screen.queryByRole('button', {name: /^Pay \$/})).toBeNull()
    expect(shopper.ledger().payments).toBe(0)
})

test('a payment whose answer is lost is looked up by itself, and nobody pays twice (D-30)', async () => {
    const {settled} = await open('payment')
    losePayment(true)
    await typeCard('4242')
    await confirmed()
    await settled()
    expect(paymentCalls().length).toBeLessThanOrEqual(1)
    expect(shopper.ledger()).toMatchObject({payments: 1, orders: 1})
})

test('a payment that nobody knows of offers no second one, until it is sure that none was made (D-30)', async () => {
    await open('payment')
    losePayment(false)
    await typeCard('4242')
    const unknown = await screen.findByText(/We still don’t know/, {}, wait)
    expect(unknown).toBeVisible()
    expect(unknown.closest('section')).toHaveFocus()
    expect(screen.queryByRole('button', {name: /^Pay/})).toBeNull()

    const stored = localStorage.getItem('checkout') ?? ''
    const longAgo = stored.replace(/"sentAt":\d+/, '"sentAt":1')
    localStorage.setItem('checkout', longAgo)
    await press('Check my payment')
    expect(await screen.findByText(/Your payment did not go through/, {}, wait)).toBeVisible()
    expect(screen.getByRole('button', {name: 'Pay at the store'})).toBeVisible()
    expect(shopper.ledger().payments).toBe(0)
})

test('a cart that another tab has changed is not signed for: it is shown, and reviewed again (D-28)', async () => {
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

test('after the last signature the first payment is next, on a whole page of its own [SIGN-001] (D-31)', async () => {
    await open('payment', '/thankyou-agreement-signed')
    const pay = await screen.findByRole('link', {name: 'Make the first payment'}, wait)
    expect(pay).toHaveAttribute('href', '/checkout/payment')
})

test.each`
    answer                | shown
    ${{state: 'over'}}    | ${/This link no longer works/}
    ${{state: 'sign-in'}} | ${/Sign in to open the agreement/}
    ${{state: 'none'}}    | ${/Not signed yet/}
`(
    'a mailed link that comes to $answer.state says so [ROUTE-034] (G-24)',
    async ({answer, shown}) => {
        browser.server.answerInstead((url) =>
            url.pathname === '/api/agreement-link' ? Response.json(answer) : undefined
        )
        const {container, settled} = await open('sign', '/link-agreement')
        expect(await screen.findByText(shown, {}, wait)).toBeVisible()
        await settled()
        await act(async () => expect(await axe(container)).toHaveNoViolations())
    }
)
