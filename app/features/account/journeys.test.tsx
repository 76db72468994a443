import {act, cleanup, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {MessageDescriptor} from 'react-intl'
import {inLocale} from '@app/routing/route/locale-path'
import {translate} from '../../../tests/e2e/support/translate'
import {centsIn} from '../../../tests/support/values/amounts'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {agreementPath, payPath, visitPath} from './frame/account-addresses'
import {autopayMessages, autopayOnMessages, enrolMessages} from './autopay/autopay-messages'
import {paidMessages, payMessages, refusalMessages} from './payments/pay-messages'
import {pastMessages} from './payments/payment-messages'
import {scheduleMessages, visitFormMessages, visitMessages} from './visits/visit-messages'

jest.setTimeout(90_000)

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const wait = {timeout: 20_000}

const button = (name: string | RegExp) => screen.findByRole('button', {name}, wait)
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const heading = (name: string) => screen.findByRole('heading', {level: 1, name}, wait)

const expectAccessible = () =>
    act(async () => expect(await axe(document.body)).toHaveNoViolations())

const customerOf = (login: string) => `seed${login.padStart(22, '0')}`

/** What the books of the sandbox hold for somebody, in cents, newest first. */
const paymentsOf = (login: string) =>
    browser.sandbox.world
        .statement<{total: number}>(
            'SELECT total_cents AS total FROM payment WHERE customer_id = ? ORDER BY no DESC'
        )
        .all(customerOf(login))
        .map(({total}) => total)

/** Payments are made, and their answers are lost on the way. */
const loseAnswers = () =>
    browser.server.answerInstead(async (url, request) => {
        if (!/submit-payment\/.+\/payment$/.test(url.pathname)) return undefined
        const path = url.pathname.replace('/api/scapi', '')
        const body: {customerId: string} = await request.json()
        const token = browser.sandbox.shopperToken(body.customerId)
        await browser.sandbox.call(`POST ${path}${url.search}`, {token, body})
        return Response.json({}, {status: 504})
    })

// Each language has people of its own: what the first has paid the second cannot.
describe.each`
    locale     | one         | several     | lost
    ${'en-US'} | ${'avery'}  | ${'morgan'} | ${'blake'}
    ${'es-US'} | ${'dakota'} | ${'harper'} | ${'cameron'}
`('a renter in $locale', ({locale, one, several, lost}) => {
    const text = (message: MessageDescriptor, values?: Record<string, string>) =>
        translate(locale, message, values)
    /** A text as it begins before its values. */
    const begins = (message: MessageDescriptor, values: Record<string, string>) => {
        const [start = ''] = text(message, values).split('|')
        return new RegExp(`^${start.replace(/[.?$()¿]/g, '\\$&')}`)
    }
    const open = (login: string, path: string) => {
        browser.signedIn(`${login}@homeward.example`)
        return browser.show({address: inLocale(locale, path)})
    }
    const pay = async () => {
        await press(text(payMessages.next))
        const last = await button(/\$/)
        const amount = centsIn(last.textContent ?? '')
        await userEvent.click(last)
        return amount
    }

    test('pays one: the amount shown is what the books hold, once, and the receipt and the history say so [ACCT-039] [ROUTE-044…046]', async () => {
        const before = paymentsOf(one).length
        const {address} = await open(one, payPath('agreement', `agreement-${one}-1`))
        const amount = await pay()

        await heading(text(paidMessages.title))
        const [reference = ''] = /HWP\d{8}/.exec(address()) ?? []
        expect(await screen.findByText(reference, {}, wait)).toBeVisible()
        expect(paymentsOf(one)).toHaveLength(before + 1)
        expect(paymentsOf(one)[0]).toBe(amount)
        await expectAccessible()

        cleanup()
        await open(one, '/my-accounts/payment-history')
        const list = await screen.findByRole('list', {name: text(pastMessages.list)}, wait)
        expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(reference)
    })

    test('pays several in one payment, whose parts add up to it (G-42)', async () => {
        const before = paymentsOf(several).length
        await open(several, '/my-accounts/payment-agreement')
        const boxes = await screen.findAllByRole('checkbox', {}, wait)
        for (const box of boxes) await userEvent.click(box)
        await press(text(payMessages.next))
        const facts = await screen.findByRole('region', {name: text(payMessages.confirm)}, wait)
        const amounts = within(facts)
            .getAllByRole('definition')
            .flatMap(({textContent}) => centsIn(textContent) || [])
        const total = amounts.pop()
        await expectAccessible()
        await press(/\$/)

        await heading(text(paidMessages.title))
        expect(amounts).toHaveLength(2)
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
        expect(paymentsOf(several)).toHaveLength(before + 1)
        expect(paymentsOf(several)[0]).toBe(total)
    })

    test('is informed of a refusal in words, and nothing is taken', async () => {
        const before = paymentsOf('parker')
        await open('parker', payPath('agreement', 'agreement-parker-1'))
        await userEvent.click(await screen.findByRole('radio', {name: /0002/}, wait))
        await pay()

        expect(
            await screen.findByText(text(refusalMessages.declined), {exact: false}, wait)
        ).toBeVisible()
        expect(paymentsOf('parker')).toEqual(before)
        await expectAccessible()
    })

    test('whose payment’s answer is lost gets the receipt of the one payment that was made (D-30)', async () => {
        const before = paymentsOf(lost).length
        loseAnswers()
        const {address} = await open(lost, payPath('agreement', `agreement-${lost}-1`))
        const amount = await pay()

        await heading(text(paidMessages.title))
        expect(address()).toMatch(/reference=HWP\d{8}$/)
        expect(paymentsOf(lost)).toHaveLength(before + 1)
        expect(paymentsOf(lost)[0]).toBe(amount)
    })

    test('turns autopay on by a consent, and ends it [ACCT-036] (D-32)', async () => {
        await open(one, `/my-accounts/enroll-autopay?agreement=agreement-${one}-1`)
        await userEvent.click(
            await screen.findByRole('checkbox', {name: text(enrolMessages.consent)}, wait)
        )
        await press(text(enrolMessages.authorize))
        await heading(text(autopayOnMessages.title))

        cleanup()
        await open(one, '/my-accounts/enroll-autopay')
        await press(begins(autopayMessages.endNamed, {name: '|'}))
        const dialog = await screen.findByRole('alertdialog', {}, wait)
        await userEvent.click(within(dialog).getByRole('button', {name: text(autopayMessages.end)}))

        expect(await screen.findByText(text(autopayMessages.none), {}, wait)).toBeVisible()
        await expectAccessible()
    })

    const chooseTime = async (at: number) => {
        const day = await screen.findByRole('combobox', {name: text(visitFormMessages.day)}, wait)
        await userEvent.selectOptions(day, within(day).getAllByRole('option')[at] ?? [])
        const times = screen.getByRole('group', {name: text(visitFormMessages.time)})
        const [first] = within(times).getAllByRole('radio')
        if (first) await userEvent.click(first)
        await press(text(visitFormMessages.book))
        const booked = begins(visitMessages.booked, {what: '|', when: ''})
        // In Spanish the time ends in a period of its own: 6:00 p.m.
        expect(await screen.findByText(booked, {}, wait)).not.toHaveTextContent(/\.\./)
    }

    test('schedules a visit, moves it and gives it up [ACCT-037] (G-43)', async () => {
        await open(one, visitPath(`agreement-${one}-1`))
        await userEvent.click(
            await screen.findByRole('radio', {name: text(visitFormMessages.noise)}, wait)
        )
        await chooseTime(2)
        await press(begins(visitMessages.moveNamed, {what: '|', pieces: ''}))
        await userEvent.click(
            await screen.findByRole('radio', {name: text(visitFormMessages.noise)}, wait)
        )
        await chooseTime(6)
        await expectAccessible()
        await press(begins(visitMessages.cancelNamed, {what: '|', pieces: ''}))
        const dialog = await screen.findByRole('alertdialog', {}, wait)
        await userEvent.click(
            within(dialog).getByRole('button', {name: text(visitMessages.cancel)})
        )

        expect(await screen.findByText(text(visitMessages.cancelled), {}, wait)).toBeVisible()
        expect(await button(begins(scheduleMessages.serviceNamed, {name: '|'}))).toBeVisible()
    })

    test('finds the agreement and its receipts as files in their language (D-30)', async () => {
        await open(several, agreementPath(`agreement-${several}-1`))
        const [agreement] = await screen.findAllByRole('link', {name: /\(PDF\)/}, wait)

        expect(agreement).toHaveAttribute(
            'href',
            `/api/agreement-documents/agreement-${several}-1/agreement?locale=${locale}`
        )
        const receipts = screen.getAllByRole('link', {name: /HWP\d{8}/})
        await waitFor(() => expect(receipts.length).toBeGreaterThan(0))
    })
})

/** The number of an agreement, and the reference of its last payment, as only their renter may see them. */
const namesOf = (login: string) => {
    const {world} = browser.sandbox
    const [agreement] = world
        .statement<{number: string}>(
            "SELECT json_extract(document, '$.number') AS number FROM agreement WHERE id = ?"
        )
        .all(`agreement-${login}-1`)
    const [payment] = world
        .statement<{no: number}>('SELECT max(no) AS no FROM payment WHERE customer_id = ?')
        .all(customerOf(login))
    return {
        number: agreement?.number ?? '',
        reference: `HWP${String(payment?.no).padStart(8, '0')}`
    }
}

const finley = 'agreement=agreement-finley-1'

test.each`
    page                               | query                         | words
    ${'agreements/agreement-finley-1'} | ${''}                         | ${/can’t find this agreement/}
    ${'payment-agreement'}             | ${`?${finley}`}               | ${'What to pay'}
    ${'payment-successful'}            | ${'?reference=OF-FINLEY'}     | ${/can’t find this payment/}
    ${'payment-history'}               | ${`?${finley}`}               | ${/payments?/i}
    ${'enroll-autopay'}                | ${`?${finley}`}               | ${'Turn on autopay'}
    ${'enroll-successful'}             | ${'?id=agreement-finley-1'}   | ${/autopay/i}
    ${'schedule-delivery'}             | ${`?${finley}`}               | ${'Schedule a visit'}
    ${'schedule-delivery'}             | ${'?agreement=no-such-thing'} | ${'Schedule a visit'}
`('/my-accounts/$page$query: somebody else’s is as good as none', async ({page, query, words}) => {
    const {number, reference} = namesOf('finley')
    browser.signedIn('tatum@homeward.example')
    const address = `/my-accounts/${page}${query.replace('OF-FINLEY', reference)}`
    const {container, settled} = await browser.show({address})
    expect((await screen.findAllByText(words, {}, wait)).length).toBeGreaterThan(0)
    await settled()

    expect(number).toMatch(/^\d+$/)
    expect(container.textContent).not.toContain(number)
    expect(container.textContent).not.toContain(reference)
    expect(screen.queryByRole('checkbox', {checked: true})).not.toBeInTheDocument()
})

test('a receipt that is not found is titled so [ROUTE-045] [SHELL-027]', async () => {
    browser.signedIn('tatum@homeward.example')
    await browser.show({address: '/my-accounts/payment-successful'})
    const name = 'Payment not found'
    expect(await screen.findByRole('heading', {level: 1, name}, wait)).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Payment not found \|/), wait)
})

test('two tabs that pay the same thing at once charge it once, and both lead to its receipt (D-30)', async () => {
    const before = paymentsOf('finley').length
    const openTab = async () => {
        browser.signedIn('finley@homeward.example')
        const tab = await browser.show({address: payPath('agreement', 'agreement-finley-1')})
        const shown = within(tab.container)
        await userEvent.click(await shown.findByRole('button', {name: 'Continue'}, wait))
        return {...tab, shown, pay: await shown.findByRole('button', {name: /^Pay \$/}, wait)}
    }
    const tabs = [await openTab(), await openTab()]
    await act(async () => tabs.forEach(({pay}) => pay.click()))

    const isPaid = ({address}: (typeof tabs)[number]) => address().includes('reference=HWP')
    await waitFor(() => expect(tabs.filter(isPaid)).toHaveLength(2), wait)
    expect(new Set(tabs.map(({address}) => address())).size).toBe(1)
    expect(paymentsOf('finley')).toHaveLength(before + 1)
})
