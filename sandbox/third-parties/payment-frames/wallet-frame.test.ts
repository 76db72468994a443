import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const agree = async (wallet: string, origin: string) => {
    const response = await sandbox.handle(
        new Request(`http://sandbox/wallet-frame/${wallet}`, {
            method: 'POST',
            headers: {'content-type': 'application/x-www-form-urlencoded'},
            body: new URLSearchParams({origin}).toString()
        })
    )
    return {response, text: await response.text()}
}

const storefront = 'http://localhost:3000'

const messageIn = (text: string) =>
    JSON.parse(/postMessage\((\{.*?\}), "http:\/\/localhost:3000"\)/.exec(text)?.[1] ?? 'null')

test('agreeing in a wallet gives the parent page a token, which can be saved as a payment method once [G-29]', async () => {
    const page = await sandbox.call(`GET /wallet-frame/paypal?origin=${storefront}`)
    const {text} = await agree('paypal', storefront)
    const {token, ...shown} = messageIn(text)
    const customerId = 'seed00000000000000000casey'
    const add = () =>
        sandbox.call(
            'POST /custom/saved-payment-methods/v1/organizations/{org}/addpaymentmethod?siteId=Homeward',
            {token: sandbox.shopperToken(customerId), body: {customerId, token}}
        )

    expect(page.text).toContain('Pay with PayPal')
    expect(messageIn(page.text)).toEqual({type: 'card-frame-ready'})
    expect(shown).toEqual({
        type: 'card-token',
        cardType: 'PayPal',
        lastFour: '1881',
        expirationDate: '2099-12-31'
    })
    expect((await add()).body).toMatchObject({lastFour: '1881'})
    expect((await add()).status).toBe(400)
})

test.each`
    wallet        | origin                    | status
    ${'paypal'}   | ${'https://evil.example'} | ${400}
    ${'nowhere'}  | ${storefront}             | ${404}
    ${'toString'} | ${storefront}             | ${404}
`(
    '$wallet for $origin is refused with $status, and no token is posted',
    async ({wallet, origin, status}) => {
        const page = await sandbox.call(
            `GET /wallet-frame/${wallet}?origin=${encodeURIComponent(origin)}`
        )
        const {response, text} = await agree(wallet, origin)

        expect([page.status, response.status]).toEqual([status, status])
        expect(text).not.toContain('postMessage')
    }
)

test('on a Spanish page the wallet speaks Spanish [G-29]', async () => {
    const page = await sandbox.call(`GET /wallet-frame/paypal?origin=${storefront}&locale=es-US`)

    expect(page.text).toContain('<html lang="es">')
    expect(page.text).toContain('Pagar con PayPal')
})

test('only the storefront may frame the page', async () => {
    const {response} = await agree('venmo', storefront)

    expect(response.headers.get('content-security-policy')).toContain(
        'frame-ancestors http://localhost:3000 http://127.0.0.1:3000'
    )
})
