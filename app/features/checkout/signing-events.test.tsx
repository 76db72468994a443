import {screen, waitFor} from '@testing-library/react'
import {renting} from '../../../sandbox/tests/renting'
import {checkoutBrowser, checkoutPast} from '../../../tests/support/shop/checkout-pages'
import type {CheckoutShopper} from '../../../tests/support/shop/checkout-shopper'

jest.setTimeout(120_000)

const browser = checkoutBrowser()

const wait = {timeout: 20_000}
const returnUrl = 'http://localhost:3000/docusign-redirect'
const {request, press} = renting(browser.sandbox)
const customerId = 'seed00000000000000000casey'
let shopper: CheckoutShopper
let drawnUp: ReturnType<CheckoutShopper['remember']>

beforeAll(async () => {
    const past = await checkoutPast(browser, 'review')
    shopper = past.shopper
    drawnUp = past.after
})

/** Presses a button of the provider's page, and opens the address that it leads back to. */
const comeBackBy = async (button: string) => {
    shopper.goBackTo(drawnUp)
    const who = {token: shopper.token, customerId}
    const [agreementId = ''] = shopper.record()?.agreementIds ?? []
    const {body} = await request(who, 'agreement-signing envelope', {
        agreementId,
        returnUrl: `${returnUrl}?agreement=${agreementId}`
    })
    const {headers} = await press(String(body.signingUrl), button)
    const {pathname, search} = new URL(headers.get('location') ?? '')
    browser.signedIn('casey@homeward.example')
    return browser.show({address: pathname + search, storeId: '01001'})
}

const heading = (name: string) => screen.findByRole('heading', {level: 1, name}, wait)

test('who has signed is led to the thanks, and on to the first payment [SIGN-001] [SIGN-003] [ROUTE-033] [ROUTE-035]', async () => {
    const {address} = await comeBackBy('signing_complete')
    await heading('Thank you for signing')
    expect(address()).toMatch(/^\/thankyou-agreement-signed\?agreement=/)
    expect(await screen.findByRole('link', {name: 'Make the first payment'}, wait)).toBeVisible()
})

test.each`
    button                  | shown
    ${'decline'}            | ${/^You chose not to sign/}
    ${'cancel'}             | ${/^You left the signing page/}
    ${'viewing_complete'}   | ${/^You left the signing page/}
    ${'session_timeout'}    | ${/^The signing page was open for too long/}
    ${'ttl_expired'}        | ${/^The signing page was open for too long/}
    ${'exception'}          | ${/^Something went wrong on the signing page/}
    ${'id_check_failed'}    | ${/could not confirm who you are/}
    ${'access_code_failed'} | ${/could not confirm who you are/}
`(
    'who comes back with $button is informed, and can go on signing [SIGN-002] [SIGN-003] [ROUTE-036] (D-29)',
    async ({button, shown}) => {
        await comeBackBy(button)
        await heading('Your agreement is not signed')
        expect(screen.getByText(shown)).toBeVisible()
        expect(await screen.findByRole('button', {name: 'Read and sign'}, wait)).toBeVisible()
        expect(shopper.ledger()).toMatchObject({orders: 0, agreements: {signed: 0, unsigned: 1}})
    }
)

test('a signature of which the platform hears late is waited for, and then counts (D-29) [SIGN-004]', async () => {
    await comeBackBy('signed_reported_late')
    await waitFor(() => expect(screen.getByText(/^We are checking your signature/)).toBeVisible())
    shopper.world.clock.set(new Date(shopper.world.now().getTime() + 60_000))
    await heading('Thank you for signing')
    shopper.world.clock.set(undefined)
})

test('one of which it never hears is neither lost nor asked for twice (D-29) [SIGN-004]', async () => {
    const page = await comeBackBy('signed_never_reported')
    await waitFor(() => expect(screen.getByText(/^We are checking your signature/)).toBeVisible())
    page.unmount()

    const {address} = await browser.show({address: '/checkout/sign', storeId: '01001'})
    await heading('Sign your agreement')
    expect(address()).toBe('/checkout/sign')
    expect(await screen.findByText(/^You have signed. We are waiting/)).toBeVisible()
    expect(screen.queryByRole('button', {name: 'Read and sign'})).toBeNull()
    expect(screen.getByRole('button', {name: 'Check again'})).toBeVisible()
})

test.each`
    address                                            | why
    ${'/thankyou-agreement-signed'}                    | ${'no agreement of theirs is signed'}
    ${'/thankyou-agreement-signed?agreement=:own'}     | ${'this one is not signed'}
    ${'/thankyou-agreement-signed?agreement=OF-OTHER'} | ${'this one is not theirs'}
`(
    'who opens $address goes on signing, because $why [SIGN-001] [SIGN-004] [ROUTE-035] (D-29)',
    async ({address}) => {
        shopper.goBackTo(drawnUp)
        const [own = ''] = shopper.record()?.agreementIds ?? []
        browser.signedIn('casey@homeward.example')
        const page = await browser.show({address: address.replace(':own', own), storeId: '01001'})

        await heading('Continue signing')
        expect(page.address()).toBe('/link-agreement')
        expect(screen.queryByText(/is signed/)).not.toBeInTheDocument()
    }
)

test('who comes back to the page of what they left unsigned, and signed since, is thanked [SIGN-002] [ROUTE-036] (D-29)', async () => {
    const signed = await comeBackBy('signing_complete')
    await heading('Thank you for signing')
    signed.unmount()
    const [own = ''] = shopper.record()?.agreementIds ?? []
    const address = `/thankyou-agreement-not-signed?agreement=${own}&event=cancel`
    const page = await browser.show({address, storeId: '01001'})

    await heading('Thank you for signing')
    expect(page.address()).toBe(`/thankyou-agreement-signed?agreement=${own}`)
})

test('who has nothing to sign is not told that an agreement is unsigned [SIGN-002] [ROUTE-036] (D-29)', async () => {
    const page = await browser.show({address: '/thankyou-agreement-not-signed', storeId: '01001'})
    expect(
        await screen.findByText('No agreement waits for your signature.', {}, wait)
    ).toBeVisible()
    expect(page.address()).toBe('/link-agreement')
    expect(screen.queryByText('Your agreement is not signed')).not.toBeInTheDocument()
})

test('a visitor without a session is not thanked for a signature [SIGN-001] [ROUTE-035] (D-29)', async () => {
    await browser.show({address: '/thankyou-agreement-signed', storeId: '01001'})
    await heading('Continue signing')
    expect(
        await screen.findByText('No agreement waits for your signature.', {}, wait)
    ).toBeVisible()
})

test('a visitor without a session is not told that nothing waits if it is not known whether a mailed link does [ROUTE-034] (D-48)', async () => {
    browser.server.answerInstead(({pathname}) =>
        pathname === '/api/agreement-link' ? new Response('{}', {status: 503}) : undefined
    )
    await browser.show({address: '/link-agreement', storeId: '01001'})
    await heading('Continue signing')

    expect(await screen.findAllByRole('button', {name: 'Try again'}, wait)).toHaveLength(1)
    expect(screen.queryByText('No agreement waits for your signature.')).not.toBeInTheDocument()
})

test('whose session ended at the provider signs in, and comes back to the answer [SIGN-003] [ROUTE-033] (D-29)', async () => {
    const address = '/docusign-redirect?agreement=100030&event=signing_complete'
    await browser.show({address, storeId: '01001'})

    const link = await screen.findByRole('link', {name: 'Sign in'}, wait)
    expect(screen.getByText(/^Your session has ended/)).toBeVisible()
    expect(screen.queryByText(/^We are checking/)).toBeNull()
    const to = new URL(link.getAttribute('href') ?? '', 'http://localhost')
    expect(to.pathname).toBe('/login')
    expect(to.searchParams.get('return')).toBe(address)
})
