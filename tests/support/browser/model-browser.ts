import {QueryClient} from '@tanstack/react-query'
import Cookies from 'js-cookie'
import {CommerceError, createCommerce} from '@app/commerce/client'
import rawConfig from '../../../config/default'
import {checkedConfig} from '../../../config/storefront-config'
import {insertCustomer} from '../../../sandbox/shoppers/customers/customer'
import {emptyProfile} from '../../../sandbox/shoppers/customers/profile'
import {basketsOf, handOverBaskets} from '../../../sandbox/shoppers/baskets/stored-baskets'
import {findAccount} from '../../../sandbox/shoppers/customers/customer'
import {
    handOverWork,
    guestIdentityOf,
    startSession
} from '../../../sandbox/shoppers/sign-in/session'
import {newAccessToken, shopperScopes} from '../../../sandbox/shoppers/sign-in/tokens'
import {organization, testSandbox} from '../../../sandbox/tests/test-sandbox'
import {shopperOfToken, type Shopper} from '../../../server/session/access-token'
import {wasPriceRules} from '../values/builders'

const {defaultSite: siteId, commerceApi} = checkedConfig(rawConfig)

const silent = {log: () => undefined, warn: () => undefined, error: () => undefined}

/** A cart by its products; a second line of a product is a second entry, which no rule allows. */
export type Cart = Record<string, number>

/**
 * A browser without pages, for very many short visits: the shop's server with its one token for all tabs, and a sandbox
 * behind it. Sign-in needs no password here, as its check would take too much time.
 */
export const modelBrowser = () => {
    const sandbox = testSandbox()
    const {world} = sandbox
    let token: string | null = null
    let renewable: 'registered' | 'guest' | null = null
    let isSignInDown = false

    const known = (): Shopper | undefined => shopperOfToken(token ?? undefined, world.now())
    const store = (next: string): void => {
        token = next
        renewable = null
        const seconds = (known()?.expiresAt.getTime() ?? 0) / 1000
        Cookies.set(`cc-at-expires_${siteId}`, String(Math.floor(seconds)))
    }
    const begin = (customerId: string | null, usid?: string): void => {
        const visit = guestIdentityOf(world, usid)
        const session = startSession(world, {
            usid: visit.usid,
            customerId,
            dnt: false,
            scopes: shopperScopes
        })
        handOverWork(world, session)
        const account = customerId === null ? undefined : findAccount(world, customerId)
        store(newAccessToken(world, session, account))
    }
    const mustBeUp = (): void => {
        if (isSignInDown) throw new CommerceError({status: 503, code: 'unavailable'})
    }

    const fetchFromSandbox = async (input: RequestInfo | URL, init?: RequestInit) => {
        const request = new Request(input, init)
        const url = new URL(request.url, 'http://localhost')
        const headers = new Headers(request.headers)
        if (token !== null) headers.set('authorization', `Bearer ${token}`)
        const body = ['GET', 'HEAD'].includes(request.method) ? '' : await request.text()
        const path = url.pathname.replace(commerceApi.apiPath, '')
        return sandbox.handle(
            new Request(`http://sandbox${path}${url.search}`, {
                method: request.method,
                headers,
                ...(body !== '' && {body})
            })
        )
    }

    const session = () => {
        const who = known()
        return who ? {state: 'known', ...who} : {state: 'none', renewable}
    }
    const commerce = createCommerce({
        siteId,
        locale: 'en-US',
        organizationId: organization,
        clientId: 'shop',
        base: {api: `http://localhost${commerceApi.apiPath}`, ocapi: 'http://localhost'},
        deadlineMs: 5000,
        wasPriceRules,
        today: () => '2030-01-01',
        token: () => Promise.resolve(null),
        fetch: fetchFromSandbox,
        bff: async () => Response.json(session())
    })
    let accounts = 0
    const newAccount = (): string => {
        accounts += 1
        const [id, login] = [world.newId(), `shopper${accounts}@homeward.example`]
        const profile = {...emptyProfile, firstName: 'Robin', email: login}
        insertCustomer(world, {id, login, passwordHash: 'none', profile})
        return id
    }

    return {
        sandbox,
        commerce,
        known,
        newAccount,
        fetch: fetchFromSandbox,
        newCache: () => new QueryClient({logger: silent}),
        /** Ensures that there is a token, as the SDK does. A renewal is refused, and a guest session begins. */
        ready: async () => {
            if (!known()) begin(null)
        },
        signIn: async (customerId: string) => {
            mustBeUp()
            begin(customerId, known()?.usid)
        },
        /** The platform moves the guest's basket into the new account itself. */
        register: async (): Promise<void> => {
            mustBeUp()
            const guest = known()
            const id = newAccount()
            if (guest && !guest.registered) handOverBaskets(world, guest.customerId, id)
            begin(id, guest?.usid)
        },
        signOut: async () => begin(null),
        /** The token has expired, and its renewal is refused. */
        loseTokens: () => {
            renewable = known()?.registered ? 'registered' : 'guest'
            token = null
            Cookies.remove(`cc-at-expires_${siteId}`)
        },
        /** Another visitor in another browser: no token, nothing stored. */
        forget: () => {
            token = null
            renewable = null
            isSignInDown = false
            sandbox.faults.clear()
            window.localStorage.clear()
            window.sessionStorage.clear()
            for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
        },
        breakSignIn: (isDown: boolean) => {
            isSignInDown = isDown
        },
        /** The regular baskets that the platform has of a shopper, as carts. */
        cartsOf: (customerId: string): Cart[] =>
            basketsOf(world, customerId, false).map(({lines}) => {
                const cart: Cart = {}
                for (const {product, quantity} of lines) {
                    const name = cart[product.id] === undefined ? product.id : `${product.id} twice`
                    cart[name] = quantity
                }
                return cart
            }),
        close: sandbox.close
    }
}
