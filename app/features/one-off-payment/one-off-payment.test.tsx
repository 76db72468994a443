import {act, cleanup, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {newCardToken} from '../../../sandbox/renting/payments/payment-method'
import {inBrowser} from '../../../tests/support/browser/in-browser'

jest.setTimeout(60_000)

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const wait = {timeout: 15_000}
const cards = 'https://cards.example'

const numberOf = (login: string): string => {
    const [row] = browser.sandbox.world
        .statement<{number: string}>(
            "SELECT json_extract(document, '$.number') AS number FROM agreement WHERE id = ?"
        )
        .all(`agreement-${login}-1`)
    return row?.number ?? ''
}

const open = (address = '/make-a-payment') =>
    browser.show({address, cardFrame: `${cards}/card-frame`})

const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', {name}, wait))

const expectAccessible = (container: Element) =>
    act(async () => expect(await axe(container)).toHaveNoViolations())

const type = async (label: string, text: string) =>
    userEvent.type(await screen.findByRole('textbox', {name: label}, wait), text)

/** Finds what is due on somebody's first agreement. */
const find = async (login: string, phoneEnd: string, zip = '90210') => {
    await type('Agreement number', numberOf(login))
    await type('ZIP code of the renter', zip)
    await type('Last four digits of the renter’s phone', phoneEnd)
    await press('See what is due')
}

/** What the frame tells of a card that was typed in it. */
const showCard = async (lastFour: string) => {
    const frame = await screen.findByTitle('Details of your card', {}, wait)
    const card = {cardType: 'Visa', lastFour, expirationDate: '2099-12-31'}
    const data = {type: 'card-token', token: newCardToken(browser.sandbox.world, card), ...card}
    const source = frame instanceof HTMLIFrameElement ? frame.contentWindow : null
    act(() => {
        window.dispatchEvent(new MessageEvent('message', {origin: cards, source, data}))
    })
}

const keysSent = () =>
    browser.server.calls
        .filter(({path}) => /one-off-payment\/.+\/payment\b/.test(path))
        .flatMap(({body}) => /"idempotencyKey":"([\w-]+)"/.exec(body)?.[1] ?? [])

test('what is due is found, paid once by card, and the receipt stands after a reload [ROUTE-040] [CONFIG-007] (G-28, D-30, D-31)', async () => {
    const {container, address} = await open()
    await press('See what is due')
    expect(await screen.findAllByText('Please enter the agreement number.')).not.toHaveLength(0)
    await expectAccessible(container)
    await find('cameron', '0107')
    expect(await screen.findByText(/^It was due on .+, 46 days ago\.$/, {}, wait)).toBeVisible()
    expect(screen.getByText('Late fee')).not.toBeVisible()
    await userEvent.click(screen.getByText('Taxes and fees'))
    expect(screen.getByText('Late fee')).toBeVisible()
    await expectAccessible(container)
    await showCard('1111')
    await press(/^Pay \$[\d.]+ now$/)

    await waitFor(() => expect(address()).toBe('/payment-successfull'), wait)
    expect(await screen.findByText(/^HWP\d{8}$/, {}, wait)).toBeVisible()
    expect(keysSent()).toHaveLength(1)
    expect(window.localStorage.getItem('one-off-payment')).not.toMatch(/1111|Visa|token/)
    await expectAccessible(container)
    cleanup()
    await open('/payment-successfull')
    expect(await screen.findByText(/^You paid \$[\d.]+ on /, {}, wait)).toBeVisible()

    cleanup()
    await open()
    expect(await screen.findByRole('link', {name: 'See the receipt'}, wait)).toBeVisible()
    await press('Make another payment')
    expect(await screen.findByRole('button', {name: 'See what is due'}, wait)).toBeVisible()
})

test('a zip that is not the renter’s finds nothing, and which of the three is wrong is not shown', async () => {
    const {container} = await open()
    await find('blake', '0106', '90211')

    expect(await screen.findByText(/^We can’t find an agreement for these/, {}, wait)).toBeVisible()
    await expectAccessible(container)
})

test('an agreement that is paid at the store only says so, with the amount, the telephone and the hours of its store', async () => {
    await open()
    await find('kendall', '0113')

    expect(await screen.findByText(/can’t be paid online/, {}, wait)).toBeVisible()
    expect(screen.queryByTitle('Details of your card')).not.toBeInTheDocument()
    expect(await screen.findByRole('link', {name: /^Call \(\d{3}\)/}, wait)).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\+1\d{10}$/)
    )
    expect(screen.getByText(/^There you pay \$[\d.]+\.$/)).toBeVisible()
    expect(screen.getByText('Monday to Saturday 10:00 AM - 6:00 PM')).toBeVisible()
})

test('a refusal is said, another card is asked for, and the next attempt has a key of its own (D-30)', async () => {
    await open()
    await find('dakota', '0108')
    for (const attempt of [1, 2]) {
        await showCard('0002')
        await press(/^Pay \$[\d.]+ now$/)
        await waitFor(() => expect(keysSent()).toHaveLength(attempt), wait)
        expect(await screen.findByText(/^The bank declined the card/, {}, wait)).toBeVisible()
    }

    expect(new Set(keysSent()).size).toBe(2)
    expect(window.localStorage.getItem('one-off-payment')).toBeNull()
})

test('after a refusal an amount that can’t be read again can’t be paid, until it was read (D-30)', async () => {
    await open()
    await find('dakota', '0108')
    await showCard('0002')
    browser.server.answerInstead(({pathname}) =>
        /one-off-payment\/.+\/amount$/.test(pathname)
            ? Response.json({title: 'No'}, {status: 503})
            : undefined
    )
    await press(/^Pay \$[\d.]+ now$/)

    expect(await screen.findByText(/^The bank declined the card/, {}, wait)).toBeVisible()
    const again = await screen.findByRole('button', {name: 'Read what is due again'}, wait)
    await waitFor(() => expect(screen.queryByRole('button', {name: /^Pay \$/})).toBeNull(), wait)
    expect(screen.queryByTitle('Details of your card')).not.toBeInTheDocument()

    browser.server.answerInstead(() => undefined)
    await userEvent.click(again)
    expect(await screen.findByTitle('Details of your card', {}, wait)).toBeVisible()
    expect(keysSent()).toHaveLength(1)
})

test('a payment whose end is unknown is looked up, over a reload and in another tab, and never sent again (D-30)', async () => {
    let sent = 0
    browser.server.answerInstead((url) => {
        if (!/one-off-payment\/.+\/payment$/.test(url.pathname)) return undefined
        sent += 1
        return Response.json({}, {status: 504})
    })
    await open()
    await find('harper', '0111')
    await showCard('1111')
    await press(/^Pay \$[\d.]+ now$/)
    expect(await screen.findByText(/^We are checking your payment/, {}, wait)).toBeVisible()
    expect(screen.queryByRole('button', {name: /^Pay|See what/})).not.toBeInTheDocument()

    cleanup()
    browser.server.answerInstead((url) =>
        /one-off-payment\/.+\/status$/.test(url.pathname)
            ? Response.json({
                  referenceNumber: 'HWP00000001',
                  paymentDate: new Date().toISOString(),
                  totalAmount: 20
              })
            : undefined
    )
    const {address} = await open()
    await waitFor(() => expect(address()).toBe('/payment-successfull'), wait)
    expect(await screen.findByText('HWP00000001', {}, wait)).toBeVisible()
    expect(sent).toBe(1)
})

test('without a payment the receipt’s page shows the way to one; one that can’t be read can be asked for again', async () => {
    const {container} = await open('/payment-successfull')
    expect(await screen.findByRole('heading', {name: 'No payment'}, wait)).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^No payment /))
    await expectAccessible(container)

    cleanup()
    const attempt = {agreementNumber: '100001', postalCode: '90210', phoneEnd: '0101'}
    window.localStorage.setItem(
        'one-off-payment',
        JSON.stringify({...attempt, key: 'some-old-key', sentAt: Date.now(), isPaid: true})
    )
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/status') ? Response.json({}, {status: 400}) : undefined
    )
    browser.signedIn('casey@homeward.example')
    await open('/payment-successfull')
    expect(await screen.findByRole('button', {name: /try again/i}, wait)).toBeVisible()
})

test('the receipt is read by a browser whose guest session has ended, too', async () => {
    const attempt = {agreementNumber: '100001', postalCode: '90210', phoneEnd: '0101'}
    window.localStorage.setItem(
        'one-off-payment',
        JSON.stringify({...attempt, key: 'some-key-of-before', sentAt: Date.now(), isPaid: true})
    )
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/status')
            ? Response.json({
                  referenceNumber: 'HWP00000002',
                  paymentDate: new Date().toISOString(),
                  totalAmount: 20
              })
            : undefined
    )
    await open('/payment-successfull')

    expect(await screen.findByText('HWP00000002', {}, wait)).toBeVisible()
})

test('in Spanish it says the same', async () => {
    const {container} = await open('/es-US/make-a-payment')

    expect(await screen.findByRole('button', {name: 'Ver lo que se debe'}, wait)).toBeVisible()
    await expectAccessible(container)
})
