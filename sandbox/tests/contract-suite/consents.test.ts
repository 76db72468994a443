import {openShop, refusalOf, type Shop, type Shopper, statusOf} from './shop'

let shop: Shop
let shopper: Shopper
beforeAll(async () => {
    shop = await openShop()
})
beforeEach(async () => {
    shopper = await shop.guest()
})
afterAll(() => shop.close())

const deals = (more: object = {}) => ({
    subscriptionId: 'weekly-deals',
    channel: 'email' as const,
    contactPointValue: 'ada@homeward.example',
    status: 'opt_in' as const,
    ...more
})

type Parameters = {tags?: string[]; expand?: 'consentStatus'[]; locale?: string}

const offered = async (parameters: Parameters = {}, by = shopper) =>
    (await by.consents.getSubscriptions({parameters})).data

const statusIn = async (by = shopper) => {
    const [first] = await offered({tags: ['email_capture'], expand: ['consentStatus']}, by)
    return first?.consentStatus
}

test('subscriptions can be filtered by where they are offered, and are in the shopper’s language', async () => {
    const all = await offered()
    const captured = await offered({tags: ['email_capture'], locale: 'es-US'})

    expect(all.map(({subscriptionId}) => subscriptionId)).toEqual([
        'weekly-deals',
        'payment-reminders'
    ])
    expect(captured).toMatchObject([
        {subscriptionId: 'weekly-deals', title: 'Ofertas de la semana', defaultStatus: 'opt_out'}
    ])
    expect(captured[0]).not.toHaveProperty('consentStatus')
    expect(await offered({tags: ['nowhere']})).toEqual([])
})

test('a shopper’s consent is stored only for that shopper, and can be withdrawn', async () => {
    const other = await shop.guest()

    const answered = await shopper.consents.updateSubscription({body: deals()})
    const stored = await statusIn()
    await shopper.consents.updateSubscription({body: deals({status: 'opt_out'})})

    expect(answered).toEqual(deals())
    expect(stored).toEqual([
        {channel: 'email', contactPointValue: 'ada@homeward.example', status: 'opt_in'}
    ])
    expect(await statusIn()).toMatchObject([{status: 'opt_out'}])
    expect(await statusIn(other)).toEqual([])
})

test.each([
    ['something that is not offered', {subscriptionId: 'daily-noise'}],
    ['a way that it does not go', {channel: 'whatsapp', contactPointValue: '+15125550100'}],
    ['no address', {contactPointValue: 'nowhere'}],
    ['no phone number', {channel: 'sms', contactPointValue: 'ada@homeward.example'}],
    ['neither yes nor no', {status: 'maybe'}]
])('%s is refused, and nothing is stored', async (_what, more) => {
    const {status, body} = await refusalOf(shopper.consents.updateSubscription({body: deals(more)}))

    expect(status).toBe(400)
    expect(body).toMatchObject({type: expect.any(String), detail: expect.any(String)})
    expect(await statusIn()).toEqual([])
})

test('of several consents the valid ones are stored, and each has its own result', async () => {
    const {results} = await shopper.consents.updateSubscriptions({
        body: {subscriptions: [deals(), deals({contactPointValue: 'nowhere'})]}
    })

    expect(results).toMatchObject([
        {success: true},
        {success: false, error: {code: 'INVALID_CONTACT_POINT', message: expect.any(String)}}
    ])
    expect(await statusIn()).toHaveLength(1)
})

test.each([0, 51])('a request with %i consents is refused', async (count) => {
    const body = {subscriptions: Array.from({length: count}, () => deals())}

    expect(await statusOf(shopper.consents.updateSubscriptions({body}))).toBe(400)
})

test('the configuration tells a template storefront that it may ask for consent', async () => {
    const {configurations = []} = await shopper.configurations.getConfigurations()

    expect(configurations).toContainEqual(
        expect.objectContaining({id: 'EnableConsentWithMarketingCloud', value: true})
    )
})

test('Salesforce’s own payments are not set up', async () => {
    const request = (parameters: {currency: string; countryCode?: string}) =>
        shopper.payments.getPaymentConfiguration({parameters})

    expect(await request({currency: 'USD', countryCode: 'US'})).toEqual({
        zoneId: null,
        paymentMethodSetAccounts: [],
        paymentMethods: []
    })
    expect(await statusOf(request({currency: 'EUR'}))).toBe(400)
    expect(await statusOf(request({currency: 'USD', countryCode: 'usa'}))).toBe(400)
})
