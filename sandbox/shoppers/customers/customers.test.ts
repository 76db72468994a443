import {messagesTo} from '../messages/message'
import {organization, testSandbox} from '../../tests/test-sandbox'

let now = new Date('2030-01-01T12:00:00Z')
const sandbox = testSandbox({clock: () => now})
const {world} = sandbox
const path = `/customer/shopper-customers/v1/organizations/${organization}/customers`
const site = '?siteId=Homeward'
const password = 'Homeward!1'

beforeEach(() => {
    now = new Date('2030-01-01T12:00:00Z')
})
afterAll(() => sandbox.close())

let count = 0

/** A newly registered shopper. */
const ada = async (change: Record<string, unknown> = {}) => {
    count += 1
    const login = `ada-${count}@example.com`
    const customer = {login, email: login, firstName: 'Ada', lastName: 'Byron', ...change}
    const token = sandbox.guestToken()
    const registered = await sandbox.call(`POST ${path}${site}`, {
        token,
        body: {customer, password}
    })
    const id = String(registered.body.customerId)
    const own = sandbox.shopperToken(id)
    const call = (method: string, rest = '', body?: unknown) =>
        sandbox.call(`${method} ${path}/${id}${rest}${site}`, {token: own, body})
    return {id, login, registered, token: own, call}
}

test('a new customer is registered, and the response contains no password [AUTH-025]', async () => {
    const {registered, login} = await ada()

    expect(registered.body).toMatchObject({authType: 'registered', login, firstName: 'Ada'})
    expect(registered.text).not.toContain(password)
})

test.each`
    weakness                  | weak
    ${'too short'}            | ${'Ab!1567'}
    ${'no uppercase letter'}  | ${'homeward!1'}
    ${'no lowercase letter'}  | ${'HOMEWARD!1'}
    ${'no number'}            | ${'Homeward!!'}
    ${'no special character'} | ${'Homeward11'}
`('a password with $weakness is refused', async ({weak}) => {
    const customer = {login: 'weak@example.com', email: 'weak@example.com', lastName: 'W'}

    const {status} = await sandbox.call(`POST ${path}${site}`, {
        token: sandbox.guestToken(),
        body: {customer, password: weak}
    })

    expect(status).toBe(400)
})

test('a login exists once, in any letter case', async () => {
    const {login} = await ada()

    const {status, body} = await sandbox.call(`POST ${path}${site}`, {
        token: sandbox.guestToken(),
        body: {customer: {login: login.toUpperCase(), email: login, lastName: 'B'}, password}
    })

    expect(status).toBe(400)
    expect(body.type).toMatch(/login-already-in-use$/)
})

test('a shopper cannot make themselves a rent-to-own customer, or approved', async () => {
    const {call} = await ada({c_racCustomerID: '1'})

    await call('PATCH', '', {c_customerDEApproval: '{"approvalResponse":"1"}', c_favourite: 'blue'})

    const {body} = await call('GET')
    expect(body).toMatchObject({c_favourite: 'blue'})
    expect(body).not.toHaveProperty('c_racCustomerID')
    expect(body).not.toHaveProperty('c_customerDEApproval')
})

test('a birth date is stored encrypted and not returned', async () => {
    const {call} = await ada()

    await call('PATCH', '', {birthday: '1815-12-10'})

    expect((await call('GET')).text).not.toContain('1815')
    expect(JSON.stringify(world.statement('SELECT profile FROM customer').all())).not.toContain(
        '1815-12-10'
    )
})

test('only one address is the preferred one', async () => {
    const {call} = await ada()
    const address = {countryCode: 'US', lastName: 'Byron', preferred: true}
    await call('POST', '/addresses', {...address, addressId: 'home'})

    await call('POST', '/addresses', {...address, addressId: 'work'})

    const {body} = await call('GET')
    const preferred = body.addresses.filter((one: {preferred: boolean}) => one.preferred)
    expect(preferred).toMatchObject([{addressId: 'work'}])
})

test('of a card only the last four digits are stored', async () => {
    const {call} = await ada()
    const paymentCard = {
        cardType: 'Visa',
        number: '4111 1111 1111 1234',
        expirationMonth: 1,
        expirationYear: 2032
    }

    const {body} = await call('POST', '/payment-instruments', {
        paymentMethodId: 'CREDIT_CARD',
        paymentCard
    })

    expect(body.paymentCard).toMatchObject({numberLastDigits: '1234', cardType: 'Visa'})
    const stored = JSON.stringify(world.statement('SELECT profile FROM customer').all())
    expect(stored).not.toMatch(/4111/)
})

test.each(['', '/addresses/home', '/baskets', '/orders', '/product-lists'])(
    'another customer’s %p is not found',
    async (rest) => {
        const [one, other] = [await ada(), await ada()]
        await one.call('POST', '/addresses', {addressId: 'home', countryCode: 'US', lastName: 'B'})

        const {status} = await sandbox.call(`GET ${path}/${one.id}${rest}${site}`, {
            token: other.token
        })

        expect(status).toBe(404)
    }
)

test('a new password ends the sessions of the old one', async () => {
    const {call} = await ada()

    const wrong = await call('PUT', '/password', {currentPassword: 'no', password: 'Homeward!2'})
    const right = await call('PUT', '/password', {
        currentPassword: password,
        password: 'Homeward!2'
    })

    expect([wrong.status, right.status]).toEqual([400, 204])
    expect((await call('GET')).status).toBe(401)
})

describe('a forgotten password', () => {
    const reset = async (login: string) => {
        const token = sandbox.guestToken()
        const requested = await sandbox.call(
            `POST ${path}/password/actions/create-reset-token${site}`,
            {
                token,
                body: {login}
            }
        )
        const [mail] = messagesTo(sandbox.world, login)
        const resetPassword = (newPassword: string, resetToken = mail?.token ?? 'none') =>
            sandbox.call(`POST ${path}/password/actions/reset${site}`, {
                token,
                body: {login, newPassword, resetToken}
            })
        return {requested, mail, resetPassword}
    }

    test('is replaced with the token from the mail, once', async () => {
        const {login} = await ada()
        const {resetPassword} = await reset(login)

        expect((await resetPassword('Homeward!3')).status).toBe(204)
        expect((await resetPassword('Homeward!4')).status).toBe(400)
    })

    test.each`
        moment                  | minutes | status
        ${'before ten minutes'} | ${9}    | ${204}
        ${'after ten minutes'}  | ${10}   | ${400}
    `('$moment: $status', async ({minutes, status}) => {
        const {login} = await ada()
        const {resetPassword} = await reset(login)

        now = new Date(now.getTime() + minutes * 60_000)

        expect((await resetPassword('Homeward!3')).status).toBe(status)
    })

    test('for an unknown login gets the same response, sends nothing and cannot be replaced', async () => {
        const {requested, mail, resetPassword} = await reset('nobody@example.com')

        expect(requested.status).toBe(200)
        expect(mail).toBeUndefined()
        expect((await resetPassword('Homeward!3', requested.body.resetToken)).status).toBe(400)
    })

    test('returns the mailed token, as in the contract [D-13]', async () => {
        const {login} = await ada()
        const {requested, mail, resetPassword} = await reset(login)

        expect(requested.body).toEqual({
            login,
            email: login,
            resetToken: mail?.token,
            expiresInMinutes: 10
        })
        expect((await resetPassword('Homeward!3', requested.body.resetToken)).status).toBe(204)
    })
})

test('a wish list holds products that exist, each once [WISH-014]', async () => {
    const {call} = await ada()
    const {body: list} = await call('POST', '/product-lists', {type: 'wish_list'})
    const item = {productId: '100001', quantity: 1, priority: 0, public: false}

    const first = await call('POST', `/product-lists/${list.id}/items`, item)
    const again = await call('POST', `/product-lists/${list.id}/items`, {...item, quantity: 2})
    const unknown = await call('POST', `/product-lists/${list.id}/items`, {
        ...item,
        productId: 'none'
    })

    expect([first.status, again.status, unknown.status]).toEqual([200, 200, 400])
    const {body} = await call('GET', `/product-lists/${list.id}`)
    expect(body.customerProductListItems).toMatchObject([{productId: '100001', quantity: 2}])
})
