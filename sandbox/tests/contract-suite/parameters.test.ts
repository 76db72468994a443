import {endpoints} from '../../endpoints'
import {testSandbox} from '../test-sandbox'
import {clientId, redirectURI, sdk} from './shop'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

type Family = {
    defaultBaseUri: string
    apiPaths: Record<string, string>
    paramKeys: Record<string, string[]>
}

const familyOf = (client: {
    defaultBaseUri: string
    apiPaths: object
    paramKeys: object
}): Family => ({
    defaultBaseUri: client.defaultBaseUri,
    apiPaths: Object.fromEntries(Object.entries(client.apiPaths)),
    paramKeys: Object.fromEntries(Object.entries(client.paramKeys))
})

const clients = {
    availability: sdk.ShopperAvailability,
    baskets: sdk.ShopperBaskets,
    basketsV2: sdk.ShopperBasketsV2,
    configurations: sdk.ShopperConfigurations,
    consents: sdk.ShopperConsents,
    contexts: sdk.ShopperContexts,
    customers: sdk.ShopperCustomers,
    experience: sdk.ShopperExperience,
    giftCertificates: sdk.ShopperGiftCertificates,
    login: sdk.ShopperLogin,
    orders: sdk.ShopperOrders,
    payments: sdk.ShopperPayments,
    products: sdk.ShopperProducts,
    promotions: sdk.ShopperPromotions,
    search: sdk.ShopperSearch,
    seo: sdk.ShopperSEO,
    stores: sdk.ShopperStores
}

const shapeOf = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}')

/** Every operation of Salesforce's own clients that the sandbox has, with the names that its contract lists. */
const operations = Object.entries(clients).flatMap(([family, client]) => {
    const {defaultBaseUri, apiPaths, paramKeys} = familyOf(client)
    return Object.entries(apiPaths).flatMap(([operation, template]) => {
        const path = new URL(defaultBaseUri.replace('{shortCode}', 'x')).pathname + template
        const methods = endpoints
            .filter((one) => shapeOf(one.path) === shapeOf(path))
            .map(({method}) => method)
        const names = (paramKeys[operation] ?? []).filter((name) => !template.includes(`{${name}}`))
        return methods.length ? [{name: `${family}.${operation}`, path, methods, names}] : []
    })
})

const unknownName = async (method: string, path: string, names: readonly string[]) => {
    const query = new URLSearchParams(names.map((name) => [name, valueOf(name)]))
    const {body} = await sandbox.call(
        `${method} ${path.replace('{organizationId}', '{org}').replace(/\{(?!org)\w+\}/g, 'x')}?${query}`,
        {token: sandbox.guestToken(), body: method === 'GET' ? undefined : {}}
    )
    const words = String(body.detail ?? body.error_description ?? '')
    return /Unknown query parameter '(.+)'/.exec(words)?.[1]
}

const values: Record<string, string> = {siteId: 'Homeward', locale: 'en-US', currency: 'USD'}
const valueOf = (name: string) => values[name] ?? '1'

test('the sandbox has most operations of Salesforce’s clients', () => {
    expect(operations.length).toBeGreaterThan(120)
})

describe.each(operations)('$name', ({path, methods, names}) => {
    test('knows every parameter of its contract', async () => {
        const unknown = await Promise.all(methods.map((one) => unknownName(one, path, names)))

        // Two operations may share an address: the one with this operation's method has to know them.
        expect(unknown).toContain(undefined)
    })

    test('ignores what clients add to every call', async () => {
        const common = ['siteId', 'locale', 'currency', 'c_experiment']
        const unknown = await Promise.all(methods.map((one) => unknownName(one, path, common)))

        expect(unknown.filter(Boolean)).toEqual([])
    })
})

test.each(operations.filter(({name}) => !name.startsWith('login.')))(
    '$name refuses a name that nobody knows',
    async ({path, methods}) => {
        const unknown = await Promise.all(methods.map((one) => unknownName(one, path, ['colour'])))

        expect(new Set(unknown)).toEqual(new Set(['colour']))
    }
)

test('the redirect with a code is empty, and says so', async () => {
    const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectURI,
        response_type: 'code',
        hint: 'guest',
        channel_id: 'Homeward',
        code_challenge: 'x'.repeat(43)
    })

    const {status, headers, text} = await sandbox.call(
        `GET /shopper/auth/v1/organizations/{org}/oauth2/authorize?${query}`
    )

    expect([status, headers.get('content-length'), text]).toEqual([303, '0', ''])
})
