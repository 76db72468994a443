import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const origin = 'http://localhost:3000'
const card = {origin, number: '4111 1111 1111 1111', expires: '06/30', code: '987'}

const type = async (more: object = {}) => {
    const response = await sandbox.handle(
        new Request('http://sandbox/card-frame', {
            method: 'POST',
            headers: {'content-type': 'application/x-www-form-urlencoded'},
            body: new URLSearchParams({...card, ...more}).toString()
        })
    )
    return {response, text: await response.text()}
}

const messageIn = (text: string) =>
    JSON.parse(/postMessage\((\{.*?\}), "http:\/\/localhost:3000"\)/.exec(text)?.[1] ?? 'null')

test('the parent page gets a token, the card type and the last four digits', async () => {
    const {text} = await type()

    expect(messageIn(text)).toEqual({
        type: 'card-token',
        token: expect.any(String),
        cardType: 'Visa',
        lastFour: '1111',
        expirationDate: '2030-06-30'
    })
})

test('the parent page is told that the form can be used (D-31)', async () => {
    const {text} = await sandbox.call(`GET /card-frame?origin=${origin}`)

    expect(messageIn(text)).toEqual({type: 'card-frame-ready'})
})

test.each([
    ['a number with a wrong digit', {number: '4111111111111112'}],
    ['a number that no card has', {number: '1234567890123452'}],
    ['last month', {expires: '05/30'}],
    ['a thirteenth month', {expires: '13/30'}],
    ['no security code', {code: ''}],
    ['markup', {number: '<script>alert(1)</script>'}]
])('%s is rejected with an error, and the form does not repeat the input', async (_what, more) => {
    const {text} = await type(more)

    expect(text).toContain('role="alert"')
    expect(text).not.toContain('card-token')
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('4111111111111112')
})

test.each`
    more                 | language | words
    ${{}}                | ${'en'}  | ${['Card number', 'Use this card', 'Please check the card number.']}
    ${{locale: 'es-US'}} | ${'es'}  | ${['Número de tarjeta', 'Usar esta tarjeta', 'Revise el número de la tarjeta.']}
`(
    'the frame speaks the language of the page around it, also when it asks again: $language [CONFIG-007]',
    async ({more, language, words}) => {
        const query = new URLSearchParams({origin, ...more}).toString()
        const form = await sandbox.call(`GET /card-frame?${query}`)
        const {text} = await type({number: '1', ...more})

        expect(form.text).toContain(`<html lang="${language}">`)
        for (const word of words.slice(0, 2)) expect(form.text).toContain(word)
        for (const word of words) expect(text).toContain(word)
        expect((await type(more)).text).toContain(`<html lang="${language}">`)
    }
)

test('only the storefront may frame the page, and messages go only to the storefront', async () => {
    const {response} = await type()
    const other = await sandbox.call('GET /card-frame?origin=https%3A%2F%2Fevil.example')

    expect(response.headers.get('content-security-policy')).toContain(
        'frame-ancestors http://localhost:3000 http://127.0.0.1:3000'
    )
    expect(other.status).toBe(400)
})

test('a token becomes a saved card, once', async () => {
    const customerId = 'seed00000000000000000casey'
    const {token} = messageIn((await type()).text)
    const add = () =>
        sandbox.call(
            'POST /custom/saved-payment-methods/v1/organizations/{org}/addpaymentmethod?siteId=Homeward',
            {token: sandbox.shopperToken(customerId), body: {customerId, token}}
        )

    expect((await add()).body).toMatchObject({lastFour: '1111', expirationDate: '2030-06-30'})
    expect((await add()).status).toBe(400)
})

test('the database contains neither the card number nor the security code', async () => {
    await type()
    const tables = sandbox.world
        .statement<{name: string}>("SELECT name FROM sqlite_master WHERE type = 'table'")
        .all()
        .map(({name}) => sandbox.world.db.prepare(`SELECT * FROM "${name}"`).all())

    expect(JSON.stringify(tables)).not.toMatch(/4111 ?1111 ?1111/)
})
