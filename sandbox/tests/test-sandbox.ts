import {createSandbox} from '../create-sandbox'
import {endpoints} from '../endpoints'
import {findAccount} from '../shoppers/customers/customer'
import {guestIdentityOf, startSession} from '../shoppers/sign-in/session'
import {newAccessToken, shopperScopes} from '../shoppers/sign-in/tokens'
import {openWorld, type WorldOptions} from '../open-world'

/** The organization that all of the sandbox's data belongs to. */
export const organization = 'f_ecom_hmwd_001'

type Call = {body?: unknown; token?: string; headers?: Record<string, string>}

/** A sandbox in memory for tests, with helpers to call it. Close it when the tests are done. */
export const testSandbox = (options: Partial<WorldOptions> = {}) => {
    const world = openWorld({dataFolder: ':memory:', size: 'tiny', ...options})
    const sandbox = createSandbox(world, endpoints, {control: true})

    /** Calls a path, written as 'GET /store/…'. The body is sent as JSON and the token as a bearer token. */
    const call = async (line: string, {body, token, headers}: Call = {}) => {
        const [method = 'GET', path = '/'] = line.split(' ')
        const response = await sandbox.handle(
            new Request(`http://sandbox${path.replace('{org}', organization)}`, {
                method,
                headers: {
                    ...(body !== undefined && {'content-type': 'application/json'}),
                    ...(token && {authorization: `Bearer ${token}`}),
                    ...headers
                },
                ...(body !== undefined && {body: JSON.stringify(body)})
            })
        )
        const text = await response.text()
        const json = /json/.test(response.headers.get('content-type') ?? '') && JSON.parse(text)
        return {status: response.status, headers: response.headers, text, body: json}
    }

    const tokenFor = (customerId: string | null) => {
        const {usid} = guestIdentityOf(world, undefined)
        const session = startSession(world, {usid, customerId, dnt: false, scopes: shopperScopes})
        return newAccessToken(
            world,
            session,
            customerId ? findAccount(world, customerId) : undefined
        )
    }

    /** An access token of a new guest. */
    const guestToken = () => tokenFor(null)

    /** An access token of a registered customer, as after a login. */
    const shopperToken = (customerId: string) => tokenFor(customerId)

    return {...sandbox, call, guestToken, shopperToken, close: world.close}
}
