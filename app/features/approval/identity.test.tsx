import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'

jest.setTimeout(60_000)

const browser = applicationBrowser()
const {world} = browser.sandbox
afterEach(() =>
    setApproval({identityTries: 0, isIdentityVerified: false, wanted: ['INCOME', 'IDENTITY']})
)

/** Jordan is approved on a condition, and was born on March 15, 1972. */
const JORDAN = 'jordan@homeward.example'
const customerId = 'seed0000000000000000jordan'

const setApproval = (change: object) =>
    world
        .statement('UPDATE approval SET document = json_patch(document, ?) WHERE customer_id = ?')
        .run(JSON.stringify({response: '4', ...change}), customerId)

const heading = (name: string) => screen.findByRole('heading', {level: 1, name}, {timeout: 20_000})
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))
const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label, {}, {timeout: 20_000})
    await userEvent.clear(field)
    await userEvent.type(field, text)
}
const open = (address = '/identity-verification') => {
    browser.signedIn(JORDAN)
    return browser.show({address, storeId: '01001'})
}
const answer = async (lastFour: string) => {
    await type('Last 4 digits of your Social Security number or ITIN', lastFour)
    await type('Date of birth', '3/15/1972')
    await press('Verify')
}

test('right answers verify the shopper, who is shown what is still needed (G-20) [VERIFY-002] [VERIFY-004] [CHECKOUT-004]', async () => {
    const {container, cache, address, settled} = await open('/pre-approvedPage')
    await userEvent.click(await screen.findByRole('link', {name: 'Verify my identity'}))
    await heading('Verify your identity')
    expect(await screen.findByText(/You have 3 tries/)).toBeVisible()
    await settled()
    expect(await axe(container)).toHaveNoViolations()
    await press('Verify')
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter the last 4 digits')

    await answer('1002')

    await heading('Your identity is verified')
    expect(screen.getByRole('link', {name: 'Send my documents'})).toBeVisible()
    await settled()
    expect(await axe(container)).toHaveNoViolations()
    const stored = JSON.stringify(
        cache
            .getQueryCache()
            .getAll()
            .map(({state}) => state)
    )
    expect(stored).not.toContain('1972-03-15')
    expect(address()).toBe('/identity-verification')
    const carriers = browser.server.calls.filter(({body}) => body.includes('1972-03-15'))
    expect(carriers.map(({path}) => path.split('/').at(-1))).toEqual(['verifyidentity'])
})

test('three wrong answers lock the check, the tries left are shown each time, and the store is named as the next step (G-20) [SHELL-027]', async () => {
    const {container, goTo, settled} = await open()
    await heading('Verify your identity')

    await answer('0000')
    expect(await screen.findByText(/You have 2 tries left/)).toBeVisible()
    await answer('0001')
    expect(await screen.findByText(/You have one try left\.$/)).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Error: Verify your identity \|/))
    await answer('0002')

    await heading('We couldn’t verify you online')
    expect(screen.getByRole('heading', {level: 1})).toHaveFocus()
    expect(screen.getByRole('link', {name: 'Send a photo of my ID'})).toBeVisible()
    expect(await screen.findByText(/^Call Homeward/)).toBeVisible()
    await settled()
    expect(await axe(container)).toHaveNoViolations()

    // Whoever comes back finds it locked, and no form that would be refused.
    goTo('/pre-approvedPage')
    await heading('You’re approved on a condition')
    goTo('/identity-verification')
    await heading('We couldn’t verify you online')
})

test('an approval is unconditional once its last condition is met (D-25)', async () => {
    setApproval({wanted: ['IDENTITY']})
    await open()
    await heading('Verify your identity')

    // As some keyboards write them: these are the same digits.
    await answer('１００２')
    await heading('Your identity is verified')
    await userEvent.click(screen.getByRole('link', {name: 'See my approval'}))

    await heading('You’re approved!')
})

test('a store without the check asks for a document instead [VERIFY-004]', async () => {
    const store = {id: '01001', name: 'Homeward', phone: '(213) 555-0101'}
    const off = {data: [{...store, c_identityVerificationEnabled: false}]}
    browser.shop.respondWith(({pathname}) =>
        pathname.endsWith('/stores') ? Response.json(off) : undefined
    )
    const {goTo, settled} = await open('/pre-approvedPage')
    await heading('You’re approved on a condition')
    await settled()

    expect(screen.queryByRole('link', {name: 'Verify my identity'})).toBeNull()
    expect(screen.getByRole('link', {name: 'Send documents'})).toBeVisible()
    goTo('/identity-verification')

    await heading('Nothing to verify')
})

test.each`
    what           | respond
    ${'an outage'} | ${() => new Response('{}', {status: 503})}
    ${'a garbled'} | ${() => new Response('<!doctype')}
`('$what answer costs no try and can be sent again', async ({respond}) => {
    await open()
    await heading('Verify your identity')
    browser.server.answerInstead((url: URL) =>
        url.pathname.endsWith('/verifyidentity') ? respond() : undefined
    )
    await answer('1002')
    expect(await screen.findByRole('alert')).toHaveTextContent(/right now/)

    browser.server.answerInstead(() => undefined)
    await press('Verify')

    await heading('Your identity is verified')
})

test('when the answer of a check is lost, the true state is read again and shown', async () => {
    await open()
    await heading('Verify your identity')
    browser.server.answerInstead(async (url, request) => {
        if (!url.pathname.endsWith('/verifyidentity')) return undefined
        browser.server.answerInstead(() => undefined)
        await browser.server.fetch(request)
        return new Response('{}', {status: 504})
    })

    await answer('1002')

    await heading('Your identity is verified')
})

test('without a decision there is nothing to verify, and the page links to the application (D-24)', async () => {
    await browser.show({address: '/identity-verification', storeId: '01001'})

    expect(await screen.findByRole('link', {name: 'Apply now'})).toBeVisible()
    expect(screen.getByRole('link', {name: /Sign in/})).toHaveAttribute(
        'href',
        '/login?return=%2Fidentity-verification'
    )
})
