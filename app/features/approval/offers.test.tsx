import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import Cookies from 'js-cookie'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'

jest.setTimeout(60_000)

const browser = applicationBrowser()

const heading = (name: string) => screen.findByRole('heading', {level: 1, name}, {timeout: 20_000})
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

const claim = async ({code = 'HW70000001', lastName = 'Hale', zip = '90210'} = {}) => {
    await type('Offer code', code)
    await type('Last name', lastName)
    await type('Zip code', zip)
    await press('See my offer')
}
const open = (address: string) => browser.show({address, storeId: '01001'})

test.each`
    address            | code            | title                               | leadsTo
    ${'/claim-offer'}  | ${'HW71000001'} | ${'You’re approved!'}               | ${'/approved'}
    ${'/pre-approved'} | ${'HW71000004'} | ${'You’re approved on a condition'} | ${'/pre-approvedPage'}
    ${'/claim-offer'}  | ${'HW71000006'} | ${'Your mobile phone'}              | ${'/payfone'}
`(
    'a letter with $code leads from $address to $leadsTo (G-28) [ROUTE-028] [ROUTE-029]',
    async ({address: from, code, title, leadsTo}) => {
        const {container, address, settled} = await open(from)
        await screen.findByText(/An offer is for the person/)
        await settled()
        expect(await axe(container)).toHaveNoViolations()

        await claim({code})

        await heading(title)
        await settled()
        expect(address()).toBe(leadsTo)
        expect(address()).not.toContain(code)
    }
)

test.each`
    why                         | given                   | title                            | way
    ${'a name that is not it'}  | ${{lastName: 'Hill'}}   | ${'We can’t find this offer'}    | ${'Enter it again'}
    ${'a code that is made up'} | ${{code: 'X'}}          | ${'We can’t find this offer'}    | ${'Enter it again'}
    ${'an offer that ended'}    | ${{code: 'HW72000002'}} | ${'This offer has ended'}        | ${'Apply for instant approval'}
    ${'a used offer'}           | ${{code: 'HW72000003'}} | ${'This offer was used already'} | ${'Sign in'}
`(
    '$why is shown on a page of its own, with a way on (G-28) [ROUTE-057]',
    async ({given, title, way}) => {
        const {container, address, settled} = await open('/claim-offer')
        await heading('Claim your offer')

        await claim(given)

        await heading(title)
        expect(address()).toBe('/promo-code-invalid')
        expect(screen.getByRole('link', {name: way})).toBeVisible()
        expect(await screen.findByText(/^Call Homeward/)).toBeVisible()
        await settled()
        expect(await axe(container)).toHaveNoViolations()
    }
)

test('what was typed is there again after a refusal, and empty fields are shown (G-28)', async () => {
    await open('/pre-approved')
    await heading('You’re pre-approved')
    await press('See my offer')
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter the code from your letter')

    await claim({code: 'HW73000005'})
    await heading('We can’t find this offer')
    await userEvent.click(screen.getByRole('link', {name: 'Enter it again'}))

    await heading('You’re pre-approved')
    expect(screen.getByLabelText('Offer code')).toHaveValue('HW73000005')
    expect(screen.getByLabelText('Last name')).toHaveValue('Hale')
})

test('the page for an invalid code is also shown to a shopper who opens it directly [ROUTE-057]', async () => {
    await open('/promo-code-invalid')

    await heading('This code doesn’t work')
    expect(screen.getByRole('link', {name: 'Enter it again'})).toHaveAttribute(
        'href',
        '/claim-offer'
    )
})

test('the code of a mailed link is in the form, and in no cookie once it was sent (D-21)', async () => {
    Cookies.set('offer_code', 'HW74000001')
    await open('/claim-offer')
    await heading('Claim your offer')
    expect(screen.getByLabelText('Offer code')).toHaveValue('HW74000001')

    await claim({code: ' '})
    await heading('You’re approved!')

    expect(Cookies.get('offer_code')).toBeUndefined()
})

test('if the claim gets no answer, the link back leads to the letter’s form [APPR-013] [ROUTE-026]', async () => {
    await open('/claim-offer')
    await heading('Claim your offer')
    await claim({code: 'HW75000008'})

    await heading('We can’t answer your application right now')
    await userEvent.click(screen.getByRole('link', {name: 'Try again'}))

    await heading('Claim your offer')
    expect(screen.getByLabelText('Offer code')).toHaveValue('HW75000008')
})

const answered =
    (status: number, body: string, headers = {}) =>
    (url: URL) =>
        url.pathname.endsWith('/claim') ? new Response(body, {status, headers}) : undefined
const limited = answered(429, '{}', {'retry-after': '60'})

test.each`
    what                | code            | answer                        | message
    ${'an outage'}      | ${'HW76000001'} | ${answered(503, '{}')}        | ${/try again in a few minutes/}
    ${'a garbled one'}  | ${'HW76000011'} | ${answered(200, '<!doctype')} | ${/try again in a few minutes/}
    ${'too many tries'} | ${'HW76000021'} | ${answered(429, '{}')}        | ${/too many tries/}
    ${'a limit'}        | ${'HW76000031'} | ${limited}                    | ${/Please try again at \d+:\d\d/}
`(
    'a claim that is answered by $what shows a message, and can be sent again',
    async ({code, answer, message}) => {
        browser.server.answerInstead(answer)
        await open('/claim-offer')
        await heading('Claim your offer')
        await claim({code})

        expect(await screen.findByRole('alert')).toHaveTextContent(message)
        expect(screen.getByLabelText('Offer code')).toHaveValue(code)

        browser.server.answerInstead(() => undefined)
        await press('See my offer')
        await heading('You’re approved!')
    }
)

test('a claim that worked but was never answered is looked up and not sent again', async () => {
    browser.server.answerInstead(async (url, request) => {
        if (!url.pathname.endsWith('/claim')) return undefined
        browser.server.answerInstead(() => undefined)
        await browser.server.fetch(request)
        return new Response('{}', {status: 504})
    })
    await open('/claim-offer')
    await heading('Claim your offer')
    await claim({code: 'HW77000001'})

    await heading('You’re approved!')
    const claims = browser.server.calls.filter(({path}) => path.endsWith('/claim'))
    expect(claims).toHaveLength(1)
})

test('the page that a text message links to begins the application (G-28) [ROUTE-039]', async () => {
    const {container, address, settled} = await open('/digital-order-form')
    await heading('Your order form')
    expect(await screen.findByText(/Only your store sends this link/)).toBeVisible()
    expect(await screen.findByText(/^Call Homeward/)).toBeVisible()
    await settled()
    expect(await axe(container)).toHaveNoViolations()

    await press('Fill in my order form')

    await heading('Your mobile phone')
    expect(address()).toBe('/payfone')
})
