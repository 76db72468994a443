import {act, cleanup, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {hrefsOf} from '../../../tests/support/shop/render-page'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const wait = {timeout: 15_000}

const open = (name: string, query = '') => {
    browser.signedIn(`${name}@homeward.example`)
    return browser.show({address: `/my-accounts/enroll-autopay${query}`})
}

const expectAccessible = (container: Element) =>
    act(async () => expect(await axe(container)).toHaveNoViolations())

const button = (name: string | RegExp) => screen.findByRole('button', {name}, wait)
const box = (name: RegExp) => screen.findByRole('checkbox', {name}, wait)
const sent = () =>
    browser.server.calls
        .filter(({path}) => path.includes('/auto-pay/'))
        .map(({body}): unknown => body)

test('autopay is authorized on a box of its own, that says what is taken and when; without it nothing is sent [ACCT-036] [ROUTE-048] (D-32)', async () => {
    const {container} = await open('harper', '?agreement=agreement-harper-1')
    const authorize = await button('I authorize autopay')

    expect(screen.getByText('Nothing is on autopay yet.')).toBeVisible()
    expect(await box(/^I authorize my store to charge this card/)).not.toBeChecked()
    expect(await box(/agreement \d+$/)).toBeChecked()
    expect(await box(/^Club membership/)).not.toBeChecked()
    expect(screen.getByText(/^First \$[\d.]+ on .+ per week, on each due day\.$/)).toBeVisible()
    await expectAccessible(container)
    await userEvent.click(authorize)

    expect(await screen.findByRole('link', {name: /^Tick the box/})).toBeVisible()
    expect(sent()).toEqual([])
})

test('the page after it is a copy of what was agreed to, for each [ACCT-036] [ROUTE-049] (G-43, D-32)', async () => {
    const {container, address} = await open('harper', '?agreement=agreement-harper-1')
    await userEvent.click(await box(/^I authorize my store to charge this card/))
    await userEvent.click(await box(/^Club membership/))
    await userEvent.click(await button('I authorize autopay'))

    const copies = within(await screen.findByRole('list', {name: 'On autopay'}, wait))
    expect(await screen.findByRole('heading', {name: 'Autopay is on'}, wait)).toBeVisible()
    expect(address()).toMatch(/enroll-successful\?id=agreement-harper-1&id=club-harper$/)
    const [copy, ofClub] = copies.getAllByRole('listitem')
    expect(copy).toHaveTextContent(
        /I authorize my store to charge Mastercard ending in 4444 for .+Next payment\$[\d.]+ on .+You agreedOn .+, to the text of November 22, 2026/
    )
    expect(ofClub).toHaveTextContent(/Club membership/)
    expect(sent()).toHaveLength(2)
    for (const body of sent()) {
        expect(JSON.parse(String(body))).toMatchObject({
            consent: {
                kind: 'autopay',
                version: '2026-11-22',
                locale: 'en-US',
                agreedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/)
            }
        })
    }
    await expectAccessible(container)
})

test('autopay is ended as easily as it was begun, after one question; its card can be changed (D-32)', async () => {
    const {container} = await open('finley')
    const on = within(await screen.findByRole('list', {name: 'On autopay'}, wait))
    expect(on.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('Everything that can be on autopay is on it.')).toBeVisible()
    await expectAccessible(container)

    await userEvent.click(await button(/^Change card: .+agreement/))
    expect(screen.getByRole('heading', {name: 'Choose another card'})).toHaveFocus()
    await userEvent.click(await button('Keep the card'))
    await userEvent.click(await button(/^End autopay: Club/))
    const dialog = await screen.findByRole('alertdialog', {name: 'End autopay?'})
    await userEvent.click(within(dialog).getByRole('button', {name: 'End autopay'}))

    expect(await screen.findByText(/^Autopay has ended: Club membership/, {}, wait)).toBeVisible()
    expect(await box(/^Club membership/)).toBeVisible()
    expect(on.getAllByRole('listitem')).toHaveLength(1)
})

test('autopay whose card was removed says so, and not that the card has expired (G-43)', async () => {
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/getsavedpaymentmethods')
            ? Response.json({paymentMethods: []})
            : undefined
    )
    await open('finley')

    const on = within(await screen.findByRole('list', {name: 'On autopay'}, wait))
    expect(on.getByText(/^The card for this is no longer saved/)).toBeVisible()
    expect(on.queryByText(/expired/)).not.toBeInTheDocument()
})

test('what can’t be on autopay is not offered, and why is said [ACCT-020] [ACCT-021]', async () => {
    await open('kendall')
    expect(await screen.findByText(/: please ask your store\.$/, {}, wait)).toBeVisible()
    expect(screen.queryByRole('button', {name: 'I authorize autopay'})).not.toBeInTheDocument()
    expect(screen.queryByText(/^Everything that can be on autopay/)).not.toBeInTheDocument()

    cleanup()
    await open('parker')
    expect(
        await screen.findByText(/: the next payment is the last one, so autopay/, {}, wait)
    ).toBeVisible()
    expect(screen.queryByRole('button', {name: 'I authorize autopay'})).not.toBeInTheDocument()

    cleanup()
    await open('indigo')
    expect(
        await screen.findByText(/^Autopay needs a saved card that is good/, {}, wait)
    ).toBeVisible()

    cleanup()
    await open('lennon')
    expect(
        await screen.findByText('You rent nothing that autopay could pay for.', {}, wait)
    ).toBeVisible()
})

test('of several, what could not be turned on is shown one by one, and the rest is on (G-43)', async () => {
    let calls = 0
    browser.server.answerInstead((url) => {
        if (!url.pathname.endsWith('/autopay')) return undefined
        calls += 1
        return calls === 1
            ? Response.json({type: 'https://x/payment-not-allowed'}, {status: 409})
            : undefined
    })
    const {container} = await open('morgan')
    for (const piece of await screen.findAllByRole('checkbox', {name: /agreement \d+$/}, wait)) {
        await userEvent.click(piece)
    }
    await userEvent.click(await box(/^I authorize my store/))
    await userEvent.click(await button('I authorize autopay'))

    const alert = await screen.findByText(/^Autopay is not on for everything/, {}, wait)
    expect(alert).toHaveTextContent(/not possible online.+: autopay is on\./)
    expect(
        within(screen.getByRole('list', {name: 'On autopay'})).getAllByRole('listitem')
    ).toHaveLength(1)
    await expectAccessible(container)
})

test('an answer that is lost is looked up: autopay is on, or it is said that it is not (D-30)', async () => {
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/autopay') ? Response.json({}, {status: 504}) : undefined
    )
    await open('avery')
    await userEvent.click(await box(/^I authorize my store/))
    await userEvent.click(await button('I authorize autopay'))
    expect(
        await screen.findByText(/autopay is not on\. Please try again\.$/, {}, wait)
    ).toBeVisible()

    cleanup()
    await open('finley')
    await userEvent.click(await button(/^End autopay: .+agreement/))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', {name: 'End autopay'}))
    expect(await screen.findByText(/^We couldn’t end autopay: /, {}, wait)).toBeVisible()
})

test('every way to autopay leads there: the navigation, the alert, an agreement, a club [ACCT-030]', async () => {
    browser.signedIn('blake@homeward.example')
    await browser.show({address: '/my-accounts'})
    await screen.findByText(/^No agreement is on autopay/, {}, wait)

    expect(hrefsOf('Turn on autopay')).toEqual(['/my-accounts/enroll-autopay'])
    expect(hrefsOf('Autopay')).toEqual(['/my-accounts/enroll-autopay'])
    expect(await screen.findByRole('link', {name: /^Turn on autopay: /}, wait)).toHaveAttribute(
        'href',
        '/my-accounts/enroll-autopay?agreement=agreement-blake-1'
    )

    cleanup()
    browser.signedIn('morgan@homeward.example')
    await browser.show({address: '/my-accounts/agreements/agreement-morgan-2'})
    expect(await screen.findByRole('link', {name: /autopay: /}, wait)).toHaveAttribute(
        'href',
        '/my-accounts/enroll-autopay?agreement=agreement-morgan-2'
    )
})
