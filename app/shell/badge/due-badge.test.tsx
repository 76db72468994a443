import {cleanup, fireEvent, screen, waitFor} from '@testing-library/react'
import {iconOwner} from '@app/commerce/account/payments/due-badge'
import {writeMarks} from '@app/commerce/account/payments/paid-marks'
import {useIdentity} from '@app/commerce/session/identity'
import {mayComplain} from '../../../tests/support/page-complaints'
import {withAppIcon, withoutAppIcon} from '../../../tests/support/browser/app-icon'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {agreementsOf} from '../../../sandbox/renting/agreements/agreement'
import {findCustomerByLogin} from '../../../sandbox/shoppers/customers/customer'
// Loaded on demand in the shop; importing it here makes it available at once.
import './due-badge'
import {KnownBadge} from './known-badge'

jest.setTimeout(60_000)

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => {
    cleanup()
    browser.reset()
    withoutAppIcon()
})

const wait = {timeout: 20_000}
const loginOf = (name: string) => `${name}@homeward.example`
const idOf = (name: string) =>
    findCustomerByLogin(browser.sandbox.world, loginOf(name))?.id ?? 'nobody'

const Part = () => (
    <>
        <p>{`Now: ${useIdentity().state}`}</p>
        <KnownBadge />
    </>
)

/** Opens the shop as a customer, or as a guest, in a browser in which somebody has turned the number on. */
const open = async (name: string | null, owner: string | null) => {
    const icon = withAppIcon()
    if (owner !== null) iconOwner.write(idOf(owner))
    if (name !== null) browser.signedIn(loginOf(name))
    const page = await browser.show({part: <Part />})
    const state = name === null ? 'guest' : 'customer'
    expect(await screen.findByText(`Now: ${state}`, {}, wait)).toBeVisible()
    await page.settled()
    return {icon, page}
}

const summaries = () => browser.server.calls.filter(({path}) => path.includes('/agreementsummary'))

test.each`
    name        | what                        | count
    ${'avery'}  | ${'a payment due today'}    | ${1}
    ${'blake'}  | ${'a payment that is late'} | ${1}
    ${'morgan'} | ${'nothing due yet'}        | ${0}
`('a customer with $what sees $count on the icon', async ({name, count}) => {
    const {icon} = await open(name, name)

    await waitFor(() => expect(icon.latest()).toBe(count), wait)
})

test('what was paid within the hour is gone from the icon on the next page [ACCT-040]', async () => {
    const {icon, page} = await open('blake', 'blake')
    await waitFor(() => expect(icon.latest()).toBe(1), wait)
    const customerId = idOf('blake')
    const paidAt = Date.now()

    writeMarks(
        customerId,
        agreementsOf(browser.sandbox.world, customerId).map(({id}) => ({id, paidAt}))
    )
    page.goTo('/my-accounts/payment-successful')

    await waitFor(() => expect(icon.latest()).toBe(0), wait)
})

test('a shopper who comes back to the app that stayed open sees what is due by then', async () => {
    const {icon} = await open('blake', 'blake')
    await waitFor(() => expect(icon.latest()).toBe(1), wait)

    // Paid in the store meanwhile.
    browser.server.answerInstead(({pathname}) =>
        pathname.endsWith('/agreementsummary')
            ? Response.json({agreement: [], clubInfoResponse: []})
            : undefined
    )
    fireEvent(document, new Event('visibilitychange'))

    await waitFor(() => expect(icon.latest()).toBe(0), wait)
})

test('without the customer’s word nothing is read, and the icon is left alone', async () => {
    const {icon} = await open('avery', null)

    expect(summaries()).toEqual([])
    expect(icon.numbers).toEqual([])
})

test.each`
    who                          | name
    ${'a guest'}                 | ${null}
    ${'somebody else signed in'} | ${'blake'}
`('with $who the icon shows nothing of the one who turned it on', async ({name}) => {
    const {icon} = await open(name, 'avery')

    await waitFor(() => expect(icon.numbers).toEqual([0]), wait)
    expect(summaries()).toEqual([])
})

test('a read that fails leaves the icon as it is', async () => {
    mayComplain(/503/)
    let reads = 0
    browser.server.answerInstead((url) => {
        if (!url.pathname.endsWith('/agreementsummary')) return undefined
        reads += 1
        return Response.json({}, {status: 503})
    })
    const {icon} = await open('avery', 'avery')

    await waitFor(() => expect(reads).toBeGreaterThan(0), wait)
    expect(icon.numbers).toEqual([])
})
