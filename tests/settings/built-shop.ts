import {Redis} from 'ioredis'
import {testSandbox} from '@sandbox/tests/test-sandbox'
import {serve} from '../../sandbox/core/http'
import {publicRules} from '../../server/proxy/proxy-rules'
import {startServer} from '../support/server/http-server'
import {organizationId, type Reached} from '../support/shop/whole-shop'
import {startHost} from './built-host'
import type {Setting} from '../../scripts/settings/setting'

/** What the platform answers to a call instead of the sandbox; to what the shop reads for its own pages only if `toReads`. */
export type Answer = {status: number; type: string; text: string; toReads: boolean}

type Call = {method: string; address: string; authorization: string | null | undefined}

/** As our server asks for its own token (server/ssr/shop/shared-token.ts), and no browser can. */
const isTokenCall = ({method, address}: Call): boolean =>
    method === 'GET' &&
    /^\/custom\/cache-get-token\/v1\/organizations\/[^/]+\/getcachetokenrac\?.*c_refresh=/.test(
        address
    )

/** The calls that the shop makes by itself, for its pages: public ones, with the token that only its server was given. */
const ownCalls = () => {
    const tokens = new Set<string>()
    const rules = publicRules({organizationId})
    return {
        give: async (response: Response): Promise<void> => {
            const {access_token}: {access_token?: string} = await response.clone().json()
            tokens.add(`Bearer ${access_token ?? ''}`)
        },
        isRead: ({method, address, authorization}: Call): boolean =>
            tokens.has(authorization ?? '') &&
            rules.some(
                (rule) => rule.method === method && rule.path.test(address.split('?')[0] ?? '')
            )
    }
}

/** All that the servers share, by key and text; none without a store. */
const storedAt = async (url: string | undefined): Promise<string> => {
    if (url === undefined) return ''
    const reader = new Redis(url)
    const keys = await reader.keys('*')
    const texts = await Promise.all(keys.map((key) => reader.get(key)))
    reader.disconnect()
    return [...keys, ...texts].join('\n')
}

/** A host of pictures that has none; nobody's cookies and tokens are its business, wherever it is asked from. */
const pictureHost = (note: (call: Reached) => void) =>
    startServer((req, res) => {
        const {method = '', url = '', headers} = req
        note({method, url, headers})
        const isPersonal = headers.cookie !== undefined || headers.authorization !== undefined
        res.writeHead(isPersonal ? 500 : 404).end()
    })

/** The sandbox as the shop's platform, or what answers instead of it. `note` is called with each call that was sent on. */
const startPlatform = async (instead: Answer | undefined, note: (call: Reached) => void) => {
    const sandbox = testSandbox()
    const own = ownCalls()
    const handle = async (request: Request): Promise<Response> => {
        const {pathname, search} = new URL(request.url)
        const call = {
            method: request.method,
            address: pathname + search,
            authorization: request.headers.get('authorization')
        }
        if (isTokenCall(call)) {
            const response = await sandbox.handle(request)
            if (response.ok) await own.give(response)
            return response
        }
        if (!instead || (own.isRead(call) && !instead.toReads)) return sandbox.handle(request)
        const {status, type, text} = instead
        const headers = {'content-type': type, 'set-cookie': 'platform=1'}
        return new Response(text, {status, headers})
    }
    const server = await serve(handle, 0, '127.0.0.1')
    server.prependListener('request', ({method = '', url = '', headers}) => {
        const call = {method, address: url, authorization: headers.authorization}
        if (!isTokenCall(call) && !own.isRead(call)) note({method, url, headers})
    })
    const address = server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const close = (): void => {
        server.closeAllConnections()
        server.close()
        sandbox.close()
    }
    return {sandbox, port, close}
}

/** How long a built shop may take to start on a busy machine, milliseconds. */
const MOST_TO_START = 600_000

/** The same shop; the tests of the file begin when it has started, so that none of them waits for it. */
export const beforeTests = <Shop>(starting: Promise<Shop>): Promise<Shop> => {
    beforeAll(async () => void (await starting), MOST_TO_START)
    return starting
}

/**
 * The built shop in a setting, before a sandbox in this process. `reached` has the platform's calls, without those that
 * the shop makes by itself. With `instead` the platform answers that to each of them.
 */
export const builtShop = async (
    setting: Setting,
    {instead, record}: {instead?: Answer; record?: (call: Reached) => void} = {}
) => {
    const reached: Reached[] = []
    const note = (call: Reached): void => {
        reached.push(call)
        record?.(call)
    }
    const platform = await startPlatform(instead, note)
    // On Managed Runtime the CDN itself sends on what it is asked for below its address for pictures.
    const pictures = await pictureHost(setting === 'managed-runtime' ? () => undefined : note)
    const {origin, logged, storeUrl, stop} = await startHost(setting, {
        port: platform.port,
        pictures: pictures.origin
    })
    process.env.SANDBOX_STOREFRONT_ORIGINS = origin
    // A function starts when the first request comes.
    await fetch(`${origin}/`)
    return {
        sandbox: platform.sandbox,
        reached,
        logged,
        warnings: new Array<string>(),
        stored: () => storedAt(storeUrl),
        origin,
        platform: `http://127.0.0.1:${platform.port}`,
        close: async (): Promise<void> => {
            await stop()
            pictures.close()
            platform.close()
        }
    }
}
