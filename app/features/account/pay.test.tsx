import {act, cleanup, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {inBrowser} from '../../../tests/support/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'

const browser = inBrowser()
afterAll(() => browser.close())
// The session goes on by itself while a page is looked at.
beforeEach(() => mayComplain(/not wrapped in act/))
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
    expect(window.sessionStorage.getItem('payment-attempt')).toBeNull()
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
    window.localStorage.clear()
})

test('of several, what the platform did not pay is shown one by one (G-42)', async () => {
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
})

test('whoever comes to buy it early finds that chosen, and pays that amount (G-42)', async () => {
    browser.signedIn('dakota@homeward.example')
    const agreement = 'agreement-dakota-1'
    await browser.show({address: `/my-accounts/payment-agreement?agreement=${agreement}&early=yes`})
    const early = await screen.findByRole('checkbox', {name: /^Own it today for \$/}, wait)
    const [amount = ''] = /\$[\d,.]*\d/.exec(early.closest('label')?.textContent ?? '') ?? []

    expect(early).toBeChecked()
    await press('Continue')
    await press(`Pay ${amount} now`)
    await screen.findByRole('heading', {name: 'Thank you for your payment'}, wait)

    expect(JSON.stringify(sent())).toMatch(/kind\W+EARLY_PURCHASE/)
})

test('who may pay at the store alone is told so [ACCT-020] [ACCT-021] [ROUTE-044]', async () => {
    await open('kendall', 'agreement-kendall-1')
    expect(await screen.findByText(/^What is due can’t be paid online/, {}, wait)).toBeVisible()
})
