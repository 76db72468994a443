import {sendMessage} from '../shoppers/messages/message'
import {renting} from '../tests/renting'
import {testSandbox} from '../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
const {world} = sandbox
afterAll(() => sandbox.close())

const {apply, member} = renting(sandbox)

const page = (query = '') => sandbox.call(`GET /mail${query}`)

test('without mail, the page says that there is none', async () => {
    const {status, text} = await page()

    expect(status).toBe(200)
    expect(text).toContain('There is no mail.')
})

test.each`
    ssn              | path
    ${'900-12-3451'} | ${'/approved'}
    ${'900-12-3454'} | ${'/pre-approvedPage'}
    ${'900-12-3452'} | ${'/declined'}
`('a decision on $ssn is mailed and leads to $path', async ({ssn, path}) => {
    const email = `mail-${String(ssn).at(-1)}@homeward.example`
    const shopper = await member(email)
    await apply(shopper.token, {ssn, basket: {customerInfo: {email}}})
    const {text} = await page(`?to=${encodeURIComponent(email)}`)

    expect(text).toContain('decision')
    expect(text).toContain(`href="http://localhost:3000${path}"`)
    expect(text).not.toContain(String(ssn))
})

test('a decision made after the last required document was submitted is mailed too', async () => {
    const customerId = 'seed0000000000000000jordan'
    const token = sandbox.shopperToken(customerId)
    const content = Buffer.from('%PDF-1.7 pay slip').toString('base64')
    const submit = (verifyType: string) =>
        sandbox.call(
            'POST /custom/verification-documents/v1/organizations/{org}/submitdocument?siteId=Homeward',
            {token, body: {customerId, verifyType, fileName: 'slip.pdf', content}}
        )
    const mail = async () => (await page('?to=jordan@homeward.example')).text
    expect((await submit('INCOME')).status).toBe(200)
    expect(await mail()).toContain('There is no mail.')

    expect((await submit('IDENTITY')).status).toBe(200)

    expect(await mail()).toContain('href="http://localhost:3000/approved"')
})

test('when the shop requests a password reset, a reset link is mailed [API-038]', async () => {
    const {status} = await sandbox.call(
        'POST /customer/shopper-customers/v1/organizations/{org}/customers/password/actions/create-reset-token?siteId=Homeward',
        {token: sandbox.guestToken(), body: {login: 'casey@homeward.example'}}
    )
    const {text} = await page('?to=casey@homeward.example')

    expect(status).toBe(200)
    expect(text).toContain('http://localhost:3000/my-accounts/resetPassword?token=')
})

test('an order confirmation is mailed, with a link to the order', async () => {
    const token = sandbox.guestToken()
    const home = {
        firstName: 'Ada',
        lastName: 'Byron',
        address1: '1 Main St',
        city: 'Beverly Hills',
        stateCode: 'CA',
        postalCode: '90210',
        countryCode: 'US'
    }
    const {body: basket} = await sandbox.call(
        'POST /checkout/shopper-baskets/v1/organizations/{org}/baskets',
        {
            token,
            body: {
                productItems: renting(sandbox).piecesOf(1),
                customerInfo: {email: 'ada@example.com'},
                billingAddress: home,
                shipments: [{shipmentId: 'me', shippingAddress: home, shippingMethod: {id: '001'}}]
            }
        }
    )
    const {body: order} = await sandbox.call(
        'POST /checkout/shopper-orders/v1/organizations/{org}/orders?siteId=Homeward',
        {token, body: {basketId: basket.basketId}}
    )
    const {text} = await page('?to=ada@example.com')

    expect(text).toContain(`http://localhost:3000/checkout/confirmation/${order.orderNo}`)
})

test('a code is shown in plain text, and HTML in a message is escaped', async () => {
    sendMessage(world, {
        kind: 'sign-in-code',
        by: 'email',
        to: '<b>@example.com',
        locale: 'en-US',
        token: '12345678',
        sentAt: '2030-06-05T17:00:00.000Z',
        expiresAt: '2030-06-05T17:10:00.000Z'
    })
    const {text} = await page()

    expect(text).toContain('Code 12345678')
    expect(text).toContain('&lt;b&gt;@example.com')
})

test('with SANDBOX_MAIL off, the sandbox shows no mail', async () => {
    process.env.SANDBOX_MAIL = 'off'
    const {status} = await page()
    delete process.env.SANDBOX_MAIL

    expect(status).toBe(404)
})
