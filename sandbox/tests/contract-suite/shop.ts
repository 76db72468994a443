import {serve} from '../../core/http'
import {messagesTo} from '../../shoppers/messages/message'
import {organization, testSandbox} from '../test-sandbox'

type Sdk = typeof import('commerce-sdk-isomorphic')

/**
 * Loaded by Node itself, because the SDK's sign-in helpers import a module at run time, which is not possible in Jest.
 */
function loaded(): Sdk
function loaded(): unknown {
    const nodeRequire = process.getBuiltinModule('module').createRequire(__filename)
    const module: unknown = nodeRequire('commerce-sdk-isomorphic')
    return module
}

/** Salesforce's own SDK. */
export const sdk = loaded()

/** The status and the problem document of a call that must be refused. Throws if the call succeeds. */
export const refusalOf = async (call: Promise<unknown>) => {
    const error = await call.then(
        () => new Error('The call was answered, not refused'),
        (reason: unknown) => reason
    )
    if (!(error instanceof sdk.ResponseError)) throw error
    const {response} = error
    const body: unknown = JSON.parse(await response.text())
    return {
        status: response.status,
        contentType: response.headers.get('content-type'),
        body
    }
}

/** The status of a call that must be refused. */
export const statusOf = async (call: Promise<unknown>) => (await refusalOf(call)).status

export const clientId = '11111111-2222-4333-8444-555555555555'
export const redirectURI = 'http://localhost:3000/callback'
export const password = 'Homeward!1'

/** Salesforce's own clients over real HTTP, each with the shopper's token. */
const clientsAt = (base: string, token?: string) => {
    const config = {
        proxy: base,
        headers: token ? {authorization: `Bearer ${token}`} : {},
        parameters: {
            clientId,
            organizationId: organization,
            shortCode: 'sandbox',
            siteId: 'Homeward',
            locale: 'en-US',
            currency: 'USD'
        },
        throwOnBadResponse: true
    }
    return {
        availability: new sdk.ShopperAvailability(config),
        baskets: new sdk.ShopperBaskets(config),
        basketsV2: new sdk.ShopperBasketsV2(config),
        consents: new sdk.ShopperConsents(config),
        configurations: new sdk.ShopperConfigurations(config),
        contexts: new sdk.ShopperContexts(config),
        customers: new sdk.ShopperCustomers(config),
        experience: new sdk.ShopperExperience(config),
        login: new sdk.ShopperLogin(config),
        orders: new sdk.ShopperOrders(config),
        payments: new sdk.ShopperPayments(config),
        products: new sdk.ShopperProducts(config),
        promotions: new sdk.ShopperPromotions(config),
        search: new sdk.ShopperSearch(config),
        seo: new sdk.ShopperSEO(config),
        stores: new sdk.ShopperStores(config)
    }
}

/**
 * Serves a sandbox with a tiny world on a free port. Shoppers sign in through Salesforce's own helpers. Close it when
 * the tests are done.
 */
export const openShop = async () => {
    const sandbox = testSandbox()
    const server = await serve(sandbox.handle, 0, '127.0.0.1')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const base = `http://127.0.0.1:${port}`
    const nobody = clientsAt(base)
    let members = 0

    const withToken = (token: string) => clientsAt(base, token)

    /** A new guest. */
    const guest = async () => {
        const tokens = await sdk.helpers.loginGuestUser({
            slasClient: nobody.login,
            parameters: {redirectURI}
        })
        return {...withToken(tokens.access_token), tokens, customerId: tokens.customer_id}
    }

    /** Signs in with login and password, as in the header's dialog. */
    const signIn = async (username: string, secret = password, usid?: string) => {
        const tokens = await sdk.helpers.loginRegisteredUserB2C({
            slasClient: nobody.login,
            credentials: {username, password: secret},
            parameters: {redirectURI, ...(usid && {usid})}
        })
        return {...withToken(tokens.access_token), tokens, customerId: tokens.customer_id}
    }

    /** A customer who has just registered and signed in. */
    const member = async () => {
        members += 1
        const email = `member-${members}@homeward.example`
        const visitor = await guest()
        await visitor.customers.registerCustomer({
            body: {
                customer: {firstName: 'Ada', lastName: 'Byron', email, login: email},
                password
            }
        })
        return {...(await signIn(email)), email}
    }

    /** The newest message to a recipient. */
    const mailTo = (recipient: string) => {
        const [message] = messagesTo(sandbox.world, recipient)
        if (!message) throw new Error(`Nothing was sent to ${recipient}`)
        return message
    }

    const close = async () => {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
        sandbox.close()
    }

    return {base, world: sandbox.world, nobody, withToken, guest, signIn, member, mailTo, close}
}

export type Shop = Awaited<ReturnType<typeof openShop>>
export type Shopper = Awaited<ReturnType<Shop['guest']>>

/** Products of which the shopper's store has at least three, cheapest last. */
export const someProducts = async (shopper: Shopper, count: number) => {
    const {hits = []} = await shopper.search.productSearch({
        parameters: {refine: 'cgid=furniture', limit: 20}
    })
    const {data = []} = await shopper.products.getProducts({
        parameters: {
            ids: hits.filter(({hitType}) => hitType === 'product').map(({productId}) => productId),
            expand: ['availability', 'prices']
        }
    })
    const found = data.filter(({inventory}) => (inventory?.stockLevel ?? 0) >= 3).slice(0, count)
    if (found.length < count) throw new Error(`Only ${found.length} products are in stock`)
    return found.map(({id, price = 0}) => ({id, price}))
}
