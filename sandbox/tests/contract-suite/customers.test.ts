import {openShop, password, refusalOf, type Shop, statusOf} from './shop'

let shop: Shop
beforeAll(async () => {
    shop = await openShop()
})
afterAll(() => shop.close())

const address = {
    firstName: 'Ada',
    lastName: 'Byron',
    address1: '1 Main St',
    city: 'Beverly Hills',
    stateCode: 'CA',
    postalCode: '90210',
    countryCode: 'US',
    phone: '(310) 555-0100'
}

test('a registered customer has the details that were sent, and never the password [API-032] [API-037]', async () => {
    const {customers, customerId, email} = await shop.member()

    const customer = await customers.getCustomer({parameters: {customerId}})

    expect(customer).toMatchObject({firstName: 'Ada', lastName: 'Byron', email, login: email})
    expect(JSON.stringify(customer)).not.toContain(password)
})

test.each([
    ['a login that is taken', {login: 'casey@homeward.example'}, password],
    ['a weak password', {login: 'weak@homeward.example'}, 'abc'],
    ['an address that is no e-mail', {login: 'x', email: 'no-mail'}, password]
])('%s cannot be registered', async (_what, given, secret) => {
    const {customers} = await shop.guest()

    const refused = customers.registerCustomer({
        body: {
            customer: {firstName: 'A', lastName: 'B', email: given.login, ...given},
            password: secret
        }
    })

    expect(await statusOf(refused)).toBe(400)
})

test('an updated profile has the new values, and keeps the fields that were not sent', async () => {
    const {customers, customerId, email} = await shop.member()

    await customers.updateCustomer({
        parameters: {customerId},
        body: {firstName: 'Grace', phoneHome: '(310) 555-0101'}
    })

    expect(await customers.getCustomer({parameters: {customerId}})).toMatchObject({
        firstName: 'Grace',
        lastName: 'Byron',
        phoneHome: '(310) 555-0101',
        email
    })
})

test('an address is created, changed, listed and deleted', async () => {
    const {customers, customerId} = await shop.member()
    const parameters = {customerId, addressName: 'home'}
    const read = () => customers.getCustomerAddress({parameters})

    await customers.createCustomerAddress({
        parameters: {customerId},
        body: {...address, addressId: 'home', preferred: true}
    })
    const written = await read()
    await customers.updateCustomerAddress({
        parameters,
        body: {...address, addressId: 'home', address1: '2 Side St'}
    })
    const changed = await read()
    const customer = await customers.getCustomer({parameters: {customerId}})
    await customers.removeCustomerAddress({parameters})

    expect(written).toMatchObject({...address, addressId: 'home', preferred: true})
    expect(changed).toMatchObject({address1: '2 Side St', city: 'Beverly Hills'})
    expect(customer.addresses).toEqual([changed])
    expect(await statusOf(read())).toBe(404)
})

test('a second address of the same name is refused', async () => {
    const {customers, customerId} = await shop.member()
    const create = () =>
        customers.createCustomerAddress({
            parameters: {customerId},
            body: {...address, addressId: 'home'}
        })
    await create()

    const {status, body} = await refusalOf(create())

    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(/address/i)])
})

test('only the last digits of a stored card are shown, and the card can be removed', async () => {
    const {customers, customerId} = await shop.member()
    const {paymentInstrumentId = ''} = await customers.createCustomerPaymentInstrument({
        parameters: {customerId},
        body: {
            paymentMethodId: 'CREDIT_CARD',
            paymentCard: {
                cardType: 'Visa',
                number: '4111111111111111',
                holder: 'Ada Byron',
                issueNumber: '',
                validFromMonth: 1,
                validFromYear: 2020,
                expirationMonth: 12,
                expirationYear: 2040
            }
        }
    })
    const parameters = {customerId, paymentInstrumentId}

    const card = await customers.getCustomerPaymentInstrument({parameters})
    await customers.deleteCustomerPaymentInstrument({parameters})

    expect(card.paymentCard).toMatchObject({numberLastDigits: '1111', holder: 'Ada Byron'})
    expect(JSON.stringify(card)).not.toContain('4111111111111111')
    expect(await statusOf(customers.getCustomerPaymentInstrument({parameters}))).toBe(404)
})

test('after a password change only the new password works', async () => {
    const {customers, customerId, email} = await shop.member()
    const change = (currentPassword: string) =>
        customers.updateCustomerPassword({
            parameters: {customerId},
            body: {currentPassword, password: 'Homeward!2'}
        })
    const wrong = await statusOf(change('Wrong!12'))

    await change(password)

    expect([400, 401, 403]).toContain(wrong)
    expect(await statusOf(shop.signIn(email))).toBe(401)
    expect((await shop.signIn(email, 'Homeward!2')).customerId).toBe(customerId)
})

test('a forgotten password is reset with the token that is returned and mailed, which works once [API-038]', async () => {
    const {email, customerId} = await shop.member()
    const {customers} = await shop.guest()
    const answered = await customers.getResetPasswordToken({body: {login: email}})
    const reset = (resetToken: string) =>
        customers.resetPassword({body: {login: email, resetToken, newPassword: 'Homeward!3'}})
    const {token} = shop.mailTo(email)

    await reset(answered.resetToken)

    expect(token).toBe(answered.resetToken)
    expect(await shop.signIn(email, 'Homeward!3')).toMatchObject({customerId})
    expect(await statusOf(reset(token))).toBeGreaterThanOrEqual(400)
})
