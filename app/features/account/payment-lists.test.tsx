import {act, cleanup, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {AppContextProvider, useAppContext} from '@app/routing/route/app-context'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {newCardToken} from '../../../sandbox/renting/payments/payment-method'

import {AddCard} from './payments/add-card'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const wait = {timeout: 15_000}

const open = (name: string, address: string) => {
    browser.signedIn(`${name}@homeward.example`)
    return browser.show({address: `/my-accounts/${address}`})
}

const lines = async (name: string) =>
    within(await screen.findByRole('list', {name}, wait)).getAllByRole('listitem')

const expectAccessible = (container: Element) =>
    act(async () => expect(await axe(container)).toHaveNoViolations())

const removeFirst = async () => {
    const [remove = document.body] = screen.getAllByRole('button', {name: /^Remove .+ ending in/})
    await userEvent.click(remove)
    const dialog = await screen.findByRole('alertdialog', {name: 'Remove this payment method?'})
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) ?? dialog)
}

test('saved cards are listed, those that have expired are marked [ACCT-035] [ROUTE-043] [API-050] [ENTITY-037] (G-43)', async () => {
    const {container} = await open('indigo', 'payment-method')
    const cards = await lines('Payment methods')

    expect(cards).toHaveLength(2)
    for (const card of cards) expect(card).toHaveTextContent(/ending in \d{4}.*Expired/)
    await expectAccessible(container)

    cleanup()
    await open('harper', 'payment-method')
    expect((await lines('Payment methods'))[0]).toHaveTextContent(/Expires soon.*Good through/)
})

test('the card to pay with unless another is chosen is marked, and another can take its place (G-43)', async () => {
    const {container} = await open('parker', 'payment-method')
    const [first, second] = await lines('Payment methods')
    expect(first).toHaveTextContent(/ending in 1111Default/)
    expect(second).not.toHaveTextContent('Default')
    await userEvent.click(screen.getByRole('button', {name: /^Make default: .+0002$/}))

    expect(await screen.findByText(/ending in 0002 is chosen first/, {}, wait)).toBeVisible()
    expect((await lines('Payment methods'))[1]).toHaveTextContent(/ending in 0002Default/)
    expect(screen.getByRole('button', {name: /^Make default: .+1111$/})).toBeVisible()
    await expectAccessible(container)

    cleanup()
    await open('parker', 'payment-agreement')
    expect(await screen.findByRole('radio', {name: /0002/}, wait)).toBeChecked()
})

test('while one saved card is being changed no other change can begin (G-23, G-43)', async () => {
    await open('parker', 'payment-method')
    await lines('Payment methods')
    const sent: string[] = []
    let answer: (response: Response) => void = () => undefined
    const answered = new Promise<Response>((resolve) => {
        answer = resolve
    })
    browser.server.answerInstead(({pathname}) => {
        if (!pathname.endsWith('/defaultpaymentmethod')) return undefined
        sent.push(pathname)
        return answered
    })
    const [makeDefault = document.body] = screen.getAllByRole('button', {name: /^Make default/})
    const [remove = document.body] = screen.getAllByRole('button', {name: /^Remove .+ ending in/})

    await userEvent.click(makeDefault)
    await waitFor(() => expect(remove).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(makeDefault)
    await userEvent.click(remove)

    expect(sent).toHaveLength(1)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    answer(Response.json({}, {status: 400}))
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-disabled'), wait)
})

test('a card is removed once that is confirmed; one that autopay needs stays, and why is said', async () => {
    await open('blake', 'payment-method')
    const [card] = await lines('Payment methods')
    expect(card).toHaveTextContent('ending in')
    await removeFirst()

    expect(await screen.findByText('You have no saved payment method.', {}, wait)).toBeVisible()

    cleanup()
    await open('finley', 'payment-method')
    expect(await screen.findByText(/^Autopay uses this card/, {}, wait)).toBeVisible()
    expect(screen.getByRole('link', {name: 'Change card or end autopay'})).toHaveAttribute(
        'href',
        '/my-accounts/enroll-autopay'
    )
    expect(screen.queryByRole('button', {name: /^Remove/})).not.toBeInTheDocument()

    cleanup()
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/agreementsummary') ? Response.json({}, {status: 503}) : undefined
    )
    await open('finley', 'payment-method')
    await lines('Payment methods')
    await removeFirst()

    expect(await screen.findByText(/so it can’t be removed/, {}, wait)).toBeVisible()
    expect(await lines('Payment methods')).not.toHaveLength(0)
})

test('every payment is found with its reference, newest first, and after a failure too [ROUTE-046] (G-43, D-30)', async () => {
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/paymenthistory') ? Response.json({}, {status: 503}) : undefined
    )
    const {container} = await open('morgan', 'payment-history')
    const retry = await screen.findByRole('button', {name: 'Try again'}, wait)
    browser.server.answerInstead(() => undefined)
    await userEvent.click(retry)
    const payments = await lines('Payments, newest first')
    const days = payments.map((one) =>
        Date.parse(/ on (\w+ \d+, \d{4})/.exec(one.textContent ?? '')?.[1] ?? '')
    )

    expect(payments[0]).toHaveTextContent(/^\$[\d.]+ on .+ReferenceHWP\d{8}/)
    expect(days).toEqual([...days].sort((one, other) => other - one))
    await expectAccessible(container)

    cleanup()
    await open('morgan', 'payment-history?agreement=agreement-morgan-1')
    const some = await lines('Payments, newest first')
    expect(some.length).toBeLessThan(payments.length)
    expect(screen.getByText(new RegExp(`^${some.length} payments, \\$`))).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Paid for'}), 'Everything')
    expect(await lines('Payments, newest first')).toHaveLength(payments.length)
})

test('a receipt says what was chosen and not paid with it (G-42)', async () => {
    await open('morgan', 'payment-history')
    const [newest] = await lines('Payments, newest first')
    const [reference = ''] = /HWP\d{8}/.exec(newest?.textContent ?? '') ?? []

    cleanup()
    const missing = 'missing=agreement-morgan-2'
    const {container} = await open('morgan', `payment-successful?reference=${reference}&${missing}`)
    const alert = await screen.findByText(
        /^Agreement \d+ was not paid with it, and nothing was taken/,
        {},
        wait
    )
    expect(within(alert).getByRole('link', {name: 'Pay it now'})).toHaveAttribute(
        'href',
        '/my-accounts/payment-agreement'
    )
    await expectAccessible(container)
})

test('the payments shown are taken along as a file, one line for each part, to the cent (G-43)', async () => {
    const files: Blob[] = []
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation()
    URL.createObjectURL = (file) => (file instanceof Blob ? `blob:${files.push(file)}` : '')
    URL.revokeObjectURL = () => undefined
    await open('blake', 'payment-history')
    const [newest] = await lines('Payments, newest first')
    await userEvent.click(screen.getByRole('button', {name: 'Download as CSV'}))
    const text = await new Response(files[0]).text()
    saved.mockRestore()

    const [head, first] = text.replace('\uFEFF', '').split('\r\n')
    expect(head).toBe('Date,Reference,Paid for,Paid with,Amount in dollars')
    expect(first).toMatch(/^\d{4}-\d\d-\d\d,HWP\d{8},Agreement \d+,1111,\d+\.\d\d$/)
    const [, reference = '?', , , amount = '?'] = first?.split(',') ?? []
    expect(newest).toHaveTextContent(reference)
    expect(newest).toHaveTextContent(`$${amount}`)
})

const WithFrame = () => (
    <AppContextProvider value={{...useAppContext(), cardFrame: 'https://cards.example/card-frame'}}>
        <AddCard />
    </AppContextProvider>
)

test('a card is added in the frame alone, whose exact origin counts [CONFIG-007] (G-43, D-31)', async () => {
    browser.signedIn('casey@homeward.example')
    await browser.show({part: <WithFrame />})
    await userEvent.click(await screen.findByRole('button', {name: 'Add a card'}, wait))
    expect(document.body).not.toHaveFocus()
    const frame = await screen.findByTitle('Details of your new card')
    const card = {cardType: 'Visa', lastFour: '4242', expirationDate: '2099-12-31'}
    const data = {type: 'card-token', token: newCardToken(browser.sandbox.world, card), ...card}
    const source = frame instanceof HTMLIFrameElement ? frame.contentWindow : null
    const post = (origin: string) =>
        act(() => {
            window.dispatchEvent(new MessageEvent('message', {origin, source, data}))
        })
    post('https://other.example')
    expect(frame).toBeInTheDocument()
    post('https://cards.example')

    expect(await screen.findByText('Your card is saved.', {}, wait)).toBeVisible()
    expect(screen.queryByTitle('Details of your new card')).not.toBeInTheDocument()
})

test('who does not want to add a card after all is back at the button (G-43)', async () => {
    browser.signedIn('casey@homeward.example')
    await browser.show({part: <WithFrame />})
    await userEvent.click(await screen.findByRole('button', {name: 'Add a card'}, wait))
    await userEvent.click(await screen.findByRole('button', {name: 'Don’t add a card'}, wait))
    expect(screen.queryByTitle('Details of your new card')).not.toBeInTheDocument()
    expect(screen.getByRole('button', {name: 'Add a card'})).toHaveFocus()
})
