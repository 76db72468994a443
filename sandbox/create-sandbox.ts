import {pictureBase} from './core/addresses'
import {Answer, asResponse, Problem, problem} from './core/response'
import {type CallLog, controlEndpoints, createCallLog} from './control/control-endpoints'
import type {Endpoint} from './core/endpoint'
import {createFaults, Dropped, type Faults, harmAfter, harmBefore} from './control/faults'
import {readText} from './core/request'
import {toSiteId} from './core/sites'
import {createRouter, mustBeAllowed, type Router} from './core/router'
import {callerOf} from './shoppers/sign-in/caller'
import type {Shopper, World} from './world/world'

export type Sandbox = {
    handle: (request: Request) => Promise<Response>
    faults: Faults
    calls: CallLog
    world: World
}

type Options = {
    /** Serves /__control/… and obeys the header Sandbox-Now. */
    control?: boolean
}

const longestAddress = 8192

/** The whole platform as a function from request to response, independent of HTTP. */
export const createSandbox = (
    world: World,
    endpoints: readonly Endpoint[],
    {control = false}: Options = {}
): Sandbox => {
    const faults = createFaults()
    const calls = createCallLog()
    const find = createRouter(endpoints)
    const findControl = createRouter(control ? controlEndpoints({world, faults, calls}) : [])

    const serveWithFaults = async (request: Request, url: URL, present: World) => {
        if (url.pathname.startsWith('/__control/')) {
            return serve(findControl, request, {url, present, caller: undefined})
        }
        const started = performance.now()
        const at = present.now().toISOString()
        const {method} = request
        const {pathname: path, search: query} = url
        const caller = callerOf(present, request.headers)
        const harms = faults.strike({method, path, caller, now: Date.now()})
        const early = await harmBefore(harms)
        const response =
            early ?? (await refused(() => serve(find, request, {url, present, caller})))
        const milliseconds = Math.round(performance.now() - started)
        calls.add({method, path, query, status: response.status, at, milliseconds})
        return harmAfter(harms, response)
    }

    const handle = async (request: Request) => {
        const response = await refused(() => {
            if (request.url.length > longestAddress) {
                problem(414, 'uri-too-long', 'The address is too long.')
            }
            const present = control ? atTimeOf(world, request) : world
            return serveWithFaults(request, new URL(request.url), present)
        })
        const correlationId = request.headers.get('correlation-id') ?? world.newId()
        response.headers.set('x-correlation-id', correlationId)
        if (request.method !== 'HEAD') return response
        return new Response(null, {status: response.status, headers: response.headers})
    }

    return {handle, faults, calls, world}
}

type Situation = {url: URL; present: World; caller: Shopper | undefined}

const serve = async (
    find: Router,
    request: Request,
    {url, present, caller: shopper}: Situation
): Promise<Response> => {
    mustBeOwnSite(url, present)
    const {endpoint, params} = find(request.method, url.pathname)
    mustBeAllowed(endpoint, shopper)
    const text = await readText(request, endpoint.bodyLimit)
    const {headers} = request
    const now = present.now()
    const result = await endpoint.run({params, url, headers, text, world: present, shopper, now})
    return asResponse(
        result instanceof Answer ? result : new Answer(200, result, {}),
        pictureBase(url)
    )
}

/** Another site's world answers for it (sites/platform.ts); an unknown one is refused by the operation itself. */
const mustBeOwnSite = ({searchParams}: URL, {siteId}: World) => {
    const named = toSiteId(searchParams.get('siteId') ?? searchParams.get('channel_id'))
    if (named !== undefined && named !== siteId)
        problem(400, 'bad-request', `There is no site '${named}' here.`)
}

const refused = async (run: () => Promise<Response>): Promise<Response> => {
    try {
        return await run()
    } catch (error) {
        if (error instanceof Dropped) throw error
        return refusalOf(error)
    }
}

const refusalOf = (error: unknown) => {
    const known = error instanceof Problem ? error : undefined
    if (!known) console.error(error)
    const {status, body, headers} = known ?? failure
    return asResponse(new Answer(status, body, {'content-type': problemType, ...headers}))
}

const problemType = 'application/problem+json'

const failure = new Problem(500, {
    type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/internal-server-error',
    title: 'Internal Server Error',
    detail: 'The request could not be served.'
})

/** A single call may be executed at another time than now. */
const atTimeOf = (world: World, request: Request): World => {
    const header = request.headers.get('sandbox-now')
    if (!header) return world
    const moment = new Date(header)
    if (Number.isNaN(moment.getTime()))
        problem(400, 'bad-request', 'Sandbox-Now must be an ISO time.')
    return {...world, now: () => moment}
}
