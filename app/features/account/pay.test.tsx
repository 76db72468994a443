import {act, cleanup, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {inBrowser} from '../../../tests/support/browser/in-browser'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const wait = {timeout: 15_000}

const open = (name: string, query = '') => {
    browser.signedIn(`${name}@homeward.example`)
    return browser.show({
        address: `/my-accounts/payment-agreement${query && `?agreement=${query}`}`
    })
}

const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', {name}, wait))

const expectAccessible = (container: Element) =>
    act(async () => expect(await axe(container)).toHaveNoViolations())

const sent = () => browser.server.calls.filter(({path}) => path.includes('/submit-payment/'))

test('what is due is chosen, confirmed and paid once, and the receipt says its reference [ACCT-039] [ROUTE-044] [ROUTE-045] [API-048] [ENTITY-035] (G-42, D-30)', async () => {
    const {container, address} = await open('blake')
    await press('Continue')
    expect(await screen.findByText('Please choose what to pay and a card.')).toBeVisible()
    expect(screen.getByText('Late fee')).toBeInTheDocument()
    expect(screen.getByText(/^Past due: it was due on .+, 10 days ago$/)).toBeVisible()
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Continue')
    await expectAccessible(container)
    await press(/^Pay \$[\d.]+ now$/)

    expect(
        await screen.findByRole('heading', {name: 'Thank you for your payment'}, wait)
    ).toBeVisible()
    expect(await screen.findByText(/^You paid \$[\d.]+ on /, {}, wait)).toBeVisible()
    expect(address()).toMatch(/payment-successful\?reference=HWP\d{8}$/)
    expect(sent()).toHaveLength(1)
    // Once it is paid, the same is refused from another tab.
    expect(JSON.stringify(sent())).toMatch(/dueDate\W+\d{4}-\d\d-\d\d/)
    expect(window.localStorage.getItem('payment-attempt')).toBeNull()
    await expectAccessible(container)
})

test('the focus goes along from choosing to confirming and back [ACCT-039] (G-70)', async () => {
    await open('blake')
    await press('Continue')
    expect(
        (await screen.findByText('Please choose what to pay and a card.')).closest('[tabindex]')
    ).toHaveFocus()
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Continue')
    expect(screen.getByRole('heading', {name: 'Confirm your payment'})).toHaveFocus()

    await press('Change something')
    expect(screen.getByRole('group', {name: 'What to pay'})).toHaveFocus()
    expect(screen.getAllByRole('checkbox')[0]).toBeChecked()
})

test('what the address names is chosen from the beginning, and nothing else [ACCT-039]', async () => {
    await open('morgan', 'agreement-morgan-1&agreement=agreement-morgan-2')
    const boxes = await screen.findAllByRole('checkbox', {name: /^[^$]+$/}, wait)
    expect(boxes).toHaveLength(2)
    for (const box of boxes) expect(box).toBeChecked()

    cleanup()
    await open('morgan', 'agreement-morgan-1')
    await screen.findAllByRole('checkbox', {name: /agreement \d+$/}, wait)
    expect(screen.getAllByRole('checkbox', {checked: true})).toHaveLength(1)
})

test('a refusal is said in words, and the next attempt has a key of its own (D-30)', async () => {
    await open('parker', 'agreement-parker-1')
    const keys = () =>
        sent().flatMap(
            ({body}) => /idempotencyKey\W+([\w-]{8,})/.exec(JSON.stringify(body))?.[1] ?? []
        )
    await userEvent.click(await screen.findByRole('radio', {name: /0002/}, wait))
    await press('Continue')
    await press(/^Pay .+ now$/)
    const refusal = await screen.findByRole('alert', {}, wait)
    expect(refusal).toHaveTextContent(/The bank declined the card/)
    expect(refusal.parentElement).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', {name: /0002/}))
    await press('Continue')
    await press(/^Pay .+ now$/)

    await waitFor(() => expect(sent()).toHaveLength(2), wait)
    expect(new Set(keys()).size).toBe(2)
    expect(await screen.findByText(/The bank declined the card/, {}, wait)).toBeVisible()
})

test('a payment whose end is unknown is looked up, over a reload too, and nothing pays a second time (D-30)', async () => {
    const paid = jest.fn()
    browser.server.answerInstead((url) => {
        if (!/submit-payment\/.+\/payment$/.test(url.pathname)) return undefined
        paid()
        return Response.json({}, {status: 504})
    })
    await open('avery', 'agreement-avery-1')
    await press('Continue')
    await press(/^Pay .+ now$/)
    expect(await screen.findByText(/We are checking your payment/, {}, wait)).toBeVisible()
    expect(screen.queryByRole('button', {name: /^Pay|Continue/})).not.toBeInTheDocument()

    cleanup()
    browser.server.answerInstead((url) =>
        /submit-payment\/.+\/status$/.test(url.pathname)
            ? Response.json({
                  referenceNumber: 'HWP00000001',
                  paymentDate: new Date().toISOString(),
                  totalAmount: 20
              })
            : undefined
    )
    const {address} = await open('avery')

    await waitFor(() => expect(address()).toContain('payment-successful?reference='), wait)
    expect(paid).toHaveBeenCalledTimes(1)
    expect(sent().filter(({path}) => !path.includes('/status'))).toEqual([])
})

/** Of every payment call that this browser sends: its key, and nobody answers. */
const loseEveryPayment = () => {
    const keys: string[] = []
    browser.server.answerInstead(async (url, request) => {
        if (!url.pathname.includes('/submit-payment/')) return undefined
        const body: {idempotencyKey: string} = await request.clone().json()
        keys.push(body.idempotencyKey)
        return Response.json({}, {status: 504})
    })
    return keys
}

test('while a payment’s end is unknown, no other tab offers to pay: it looks the same payment up (D-30)', async () => {
    const keys = loseEveryPayment()
    const openTab = async () => {
        const tab = await open('tatum', 'agreement-tatum-2')
        const shown = within(tab.container)
        await userEvent.click(await shown.findByRole('button', {name: 'Continue'}, wait))
        return {shown, pay: await shown.findByRole('button', {name: /^Pay .+ now$/}, wait)}
    }
    const [first, other] = [await openTab(), await openTab()]
    await userEvent.click(first.pay)

    for (const {shown} of [first, other]) {
        expect(await shown.findByText(/We are checking your payment/, {}, wait)).toBeVisible()
        expect(shown.queryByRole('button', {name: /^Pay|Continue/})).not.toBeInTheDocument()
    }
    await waitFor(() => expect(keys.length).toBeGreaterThan(2), wait)
    expect(new Set(keys).size).toBe(1)
})

test('a browser that forbids storage looks an unknown payment up as well, and offers no second one (D-30)', async () => {
    loseEveryPayment()
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError')
    })
    await open('harper', 'agreement-harper-1')
    await press('Continue')
    await press(/^Pay .+ now$/)

    expect(await screen.findByText(/We are checking your payment/, {}, wait)).toBeVisible()
    expect(screen.queryByRole('button', {name: /^Pay|Continue/})).not.toBeInTheDocument()
    forbidden.mockRestore()
})

test('a token that ended while the payment was read over is renewed, and the payment is made once (D-30)', async () => {
    let refused = 0
    browser.server.answerInstead((url) => {
        // As our server renews it: the tokens stand in cookies that no script reads.
        if (url.pathname.endsWith('/oauth2/token')) return Response.json({})
        if (refused > 0 || !/submit-payment\/.+\/payment$/.test(url.pathname)) return undefined
        refused += 1
        return Response.json({type: 'https://x/invalid-token'}, {status: 401})
    })
    const {address} = await open('morgan', 'agreement-morgan-2')
    await press('Continue')
    await press(/^Pay .+ now$/)

    await waitFor(() => expect(address()).toMatch(/reference=HWP\d{8}/), wait)
    expect(refused).toBe(1)
    expect(sent().filter(({path}) => path.endsWith('/payment'))).toHaveLength(1)
})

test('what another tab has paid is paid once: this one is informed that it has changed, or offers it no more [ACCT-040] (D-30)', async () => {
    await open('cameron', 'agreement-cameron-1')
    await press('Continue')
    await screen.findByRole('button', {name: /^Pay .+ now$/}, wait)
    browser.server.answerInstead((url) =>
        /submit-payment\/.+\/payment$/.test(url.pathname)
            ? Response.json(
                  {type: 'https://x/payment-amount-changed', agreementId: 'agreement-cameron-1'},
                  {status: 409}
              )
            : undefined
    )
    await press(/^Pay .+ now$/)

    const alert = await screen.findByText(/: The amount has changed\. Nothing was taken/, {}, wait)
    expect(alert).toHaveTextContent(/, agreement \d+: /)

    cleanup()
    const customerId = `seed${'cameron'.padStart(22, '0')}`
    const marks = [{id: 'agreement-cameron-1', paidAt: Date.now()}]
    window.localStorage.setItem('recently-paid', JSON.stringify({customerId, marks}))
    await open('cameron', 'agreement-cameron-1')

    expect(await screen.findByText(/^There is nothing that you can pay/, {}, wait)).toBeVisible()
    const back = screen.getByRole('link', {name: 'Back to your account'})
    expect(back).toHaveAttribute('href', '/my-accounts')
    window.localStorage.clear()
})

test('of several, what the platform did not pay is shown one by one, and is not marked as paid (G-42) [ACCT-040]', async () => {
    browser.server.answerInstead((url) =>
        /submit-payment\/.+\/payment$/.test(url.pathname)
            ? Response.json({
                  referenceNumber: 'HWP00000007',
                  paymentDate: new Date().toISOString(),
                  totalAmount: 20,
                  payments: [{agreementId: 'agreement-morgan-1', kind: 'DUE', amount: 20}]
              })
            : undefined
    )
    const {address} = await open('morgan')
    for (const box of await screen.findAllByRole('checkbox', {name: /agreement \d+$/}, wait)) {
        await userEvent.click(box)
    }
    await press('Continue')
    await press(/^Pay .+ now$/)

    await waitFor(() => expect(address()).toContain('&missing=agreement-morgan-2'), wait)
    const marks: unknown = JSON.parse(window.localStorage.getItem('recently-paid') ?? '')
    expect(marks).toMatchObject({marks: [{id: 'agreement-morgan-1'}]})
})

test('the link to buy early chooses the early purchase; the confirm step names it and says what it means (G-42)', async () => {
    browser.signedIn('dakota@homeward.example')
    const agreement = 'agreement-dakota-1'
    await browser.show({address: `/my-accounts/payment-agreement?agreement=${agreement}&early=yes`})
    const early = await screen.findByRole('checkbox', {name: /^Own it today for \$/}, wait)
    const [amount = ''] = /\$[\d,.]*\d/.exec(early.closest('label')?.textContent ?? '') ?? []

    expect(early).toBeChecked()
    await press('Continue')
    const confirm = within(await screen.findByRole('region', {name: 'Confirm your payment'}, wait))
    expect(confirm.getByText(/^Early purchase: .+, agreement \d+$/)).toBeVisible()
    expect(confirm.getByText(/^An early purchase ends the agreement\./)).toBeVisible()
    await press(`Pay ${amount} now`)
    await screen.findByRole('heading', {name: 'Thank you for your payment'}, wait)

    expect(JSON.stringify(sent())).toMatch(/kind\W+EARLY_PURCHASE/)
})

test('who may pay at the store alone is told so, with the amount, the telephone and the hours [ACCT-020] [ACCT-021] [ROUTE-044]', async () => {
    await open('kendall', 'agreement-kendall-1')
    expect(await screen.findByText(/^What is due can’t be paid online/, {}, wait)).toBeVisible()
    expect(screen.getByRole('link', {name: /^Call \(\d{3}\)/})).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\+1\d{10}$/)
    )
    expect(screen.getByText(/^There you pay \$[\d.]+\.$/)).toBeVisible()
    expect(screen.getByText('Monday to Saturday 10:00 AM - 6:00 PM')).toBeVisible()
})
