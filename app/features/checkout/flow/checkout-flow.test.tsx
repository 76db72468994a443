import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {toAgreementSummary} from '@app/commerce/account/agreements'
import {renting} from '../../../../sandbox/tests/renting'
import {
    chooseFirstDay,
    fillDelivery,
    heading,
    press
} from '../../../../tests/support/shop/checkout-pages'
import {inBrowser} from '../../../../tests/support/browser/in-browser'

jest.setTimeout(120_000)

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const {sandbox} = browser
const {apply, sign, request} = renting(sandbox)

const baskets = '/checkout/shopper-baskets/v1/organizations/{org}/baskets'

/** What each page says of today's payment and of the next one: the same days and the same words (D-44). */
const expectDue = async (begins: 'Today' | 'At the store', next = /^[A-Z][a-z]+ \d+/) => {
    const beginning = new RegExp(`^${begins}: \\$[\\d.,]+ for your first month$`)
    expect(await screen.findByText(beginning)).toBeVisible()
    const words = await screen.findByText(/^Next payment: [A-Z][a-z]+ \d+, \$[\d.,]+ each month$/)
    const [, day = ''] = /^Next payment: ([^,]+),/.exec(words.textContent ?? '') ?? []
    expect(day).toMatch(next)
    return new RegExp(`^${day}$`)
}

/** Casey, whom the decision engine has approved, with a sofa or more in the cart. */
const approved = async (quantity = 1) => {
    const login = 'casey@homeward.example'
    const customerId = 'seed00000000000000000casey'
    const token = sandbox.shopperToken(customerId)
    sandbox.world.statement('DELETE FROM basket').run()
    await apply(token, {income: 3000})
    const [productId] = sandbox.world
        .statement<{id: string}>("SELECT id FROM product WHERE role = 'item' AND type = 'EA'")
        .all()
        .map(({id}) => id)
    const {body} = await sandbox.call(`POST ${baskets}?siteId=Homeward`, {
        token,
        body: {productItems: [{productId, quantity}], c_storeId: '01001'}
    })
    browser.signedIn(login)
    return {token, customerId, cartId: String(body.basketId)}
}

const callsOf = (method: string, end: RegExp) =>
    browser.server.calls.filter((call) => call.method === method && end.test(call.path))

const fillSchedule = async () => {
    await heading('Pay schedule')
    await waitFor(() => expect(document.title).toMatch(/^Pay schedule \|/))
    await userEvent.click(screen.getByLabelText(/^Monthly/))
    await chooseFirstDay(0)
    const day = await expectDue('Today')
    await press('Continue')
    return day
}

const submitReview = async (day: RegExp) => {
    await heading('Review and submit')
    await expectDue('Today', day)
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await press('Agree and continue to signing')
    const sample = screen.getByRole('link', {name: /^Open a sample agreement/})
    expect(sample).toHaveAttribute('href', expect.stringContaining('/sample/agreement'))
    const [shown] = await screen.findAllByText(/^Open the sample agreement first/)
    expect(shown).toBeVisible()
    await userEvent.click(sample)
    await press('Agree and continue to signing')
}

const agreementsOf = async (who: {token: string; customerId: string}) => {
    const {body} = await request(who, 'agreement-summary agreementsummary')
    return toAgreementSummary(body).agreements
}

test('an approved customer walks from the cart to a signed agreement, an order and a day, each step under its own title [CHECKOUT-001] [SHELL-027] [CHECKOUT-006] [CHECKOUT-007] [CHECKOUT-008] (D-27) (D-44)', async () => {
    const who = await approved()
    const page = await browser.show({address: '/checkout', storeId: '01001'})

    await fillDelivery()
    const day = await fillSchedule()
    await heading('Renewal terms')
    await expectDue('Today', day)
    expect(await axe(page.container)).toHaveNoViolations()
    await press('Continue')
    await submitReview(day)
    expect(await heading('Sign your agreement')).toHaveAttribute('data-takes-focus')
    expect(page.address()).toBe('/checkout/sign')

    const [agreement] = await agreementsOf(who)
    expect(await sign(who, agreement?.id ?? '')).toBe(303)
    page.goTo(`/docusign-redirect?event=signing_complete&agreement=${agreement?.id ?? ''}`)
    await heading('Thank you for signing')
    expect(screen.getByRole('link', {name: /^Your signed agreement/})).toHaveAttribute(
        'href',
        expect.stringContaining(agreement?.id ?? '-')
    )
    page.unmount()
    // A page with a card frame has a document of its own.
    const paying = await browser.show({address: '/checkout/payment', storeId: '01001'})
    await heading('First payment')
    await expectDue('Today', day)
    expect(screen.getByText(/There you pay \$[\d.,]+/)).toBeVisible()
    expect(screen.getByRole('link', {name: /^Call \(\d{3}\)/})).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\+1\d{10}$/)
    )
    expect(screen.getByText('Monday to Saturday 10:00 AM - 6:00 PM')).toBeVisible()
    await press('Pay at the store')
    await heading('Thank you for your order')
    await expectDue('At the store', day)

    expect(callsOf('POST', /\/orders$/)).toHaveLength(1)
    await userEvent.selectOptions(
        await screen.findByLabelText('Day and time'),
        screen.getAllByRole('option')[1] ?? ''
    )
    await press('Book delivery')
    await screen.findByText(/^Your delivery is booked/)
    await waitFor(() => expect(localStorage.getItem('checkout')).toContain('isCartLighter'))
    await paying.settled()
    expect(await axe(paying.container)).toHaveNoViolations()
})
