import type {Shopper} from '../world/world'
import type {Endpoint} from './endpoint'
import {badRequest, problem, problemOf} from './response'

type Route = {endpoint: Endpoint; parts: string[]}
export type Match = {endpoint: Endpoint; params: Record<string, string>}

export type Router = (method: string, path: string) => Match

/** Finds the endpoint for a path: fixed words win over names. Refuses with 404, or 405 with the methods there are. */
export const createRouter = (endpoints: readonly Endpoint[]): Router => {
    const routes = endpoints.map((endpoint) => ({endpoint, parts: partsOf(endpoint.path)}))
    routes.sort((one, other) => namesIn(one) - namesIn(other))

    return (method, path) => {
        const parts = partsOf(path).map(decoded)
        const found = routes.filter((route) => fits(route, parts))
        const wanted = method === 'HEAD' ? 'GET' : method
        const route = found.find(({endpoint}) => endpoint.method === wanted)
        if (route) return {endpoint: route.endpoint, params: paramsOf(route, parts)}
        if (found.length) refuseMethod(method, found)
        return problem(404, 'resource-not-found', 'There is no resource at this address.')
    }
}

const partsOf = (path: string) => path.split('/').slice(1)

const namesIn = ({parts}: Route) => parts.filter((part) => part.startsWith(':')).length

const decoded = (part: string) => {
    try {
        return decodeURIComponent(part)
    } catch {
        return badRequest('The address is not properly encoded.')
    }
}

const fits = ({parts: wanted}: Route, parts: string[]) => {
    const takesRest = wanted.at(-1)?.endsWith('*') ?? false
    if (takesRest ? parts.length < wanted.length : parts.length !== wanted.length) return false
    return wanted.every((part, index) =>
        part.startsWith(':') ? parts[index] !== '' : part === parts[index]
    )
}

const paramsOf = ({parts: wanted}: Route, parts: string[]) =>
    Object.fromEntries(
        wanted.flatMap((part, index) => {
            if (!part.startsWith(':')) return []
            if (part.endsWith('*')) return [[part.slice(1, -1), parts.slice(index).join('/')]]
            return [[part.slice(1), parts[index] ?? '']]
        })
    )

function refuseMethod(method: string, found: Route[]): never {
    const allow = [...new Set(found.map(({endpoint}) => endpoint.method))].join(', ')
    throw problemOf(405, 'method-not-allowed', `${method} is not allowed, only ${allow}.`, {allow})
}

/** Refuses with 401 a call without a token where one is required, and with 403 a token without the scope. */
export const mustBeAllowed = ({access, scope}: Endpoint, caller: Shopper | undefined) => {
    if (access === 'public') return
    if (!caller) return problem(401, 'unauthorized', 'A valid access token is required.')
    // A scope for writing includes reading.
    if (scope && !caller.scopes.includes(scope) && !caller.scopes.includes(`${scope}.rw`)) {
        problem(403, 'forbidden', `The access token has not the scope '${scope}'.`)
    }
}
