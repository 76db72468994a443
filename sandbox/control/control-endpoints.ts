import {z} from 'zod'
import {endpoint, type Endpoint} from '../core/endpoint'
import {reportPublished} from '../content/editor/report-published'
import {answer, problem} from '../core/response'
import {setPreference} from '../preferences/preference'
import {findCustomerByLogin} from '../shoppers/customers/customer'
import {deleteMessages, messagesTo} from '../shoppers/messages/message'
import {setSignInState, SignInState} from '../shoppers/sign-in/sign-in-refusal'
import {activityCalls} from '../third-parties/personalization-endpoints'
import {logLines} from '../third-parties/post-log'
import type {World} from '../world/world'
import {FaultRule, type Faults} from './faults'

export type LoggedCall = {
    method: string
    path: string
    query: string
    status: number
    /** When it arrived, by the sandbox's clock. */
    at: string
    milliseconds: number
}

const capacity = 10_000

/** The calls that came in, oldest first; only the newest ten thousand are stored. */
export const createCallLog = () => {
    let calls: LoggedCall[] = []
    return {
        add: (call: LoggedCall) => {
            calls.push(call)
            if (calls.length > 2 * capacity) calls = calls.slice(-capacity)
        },
        list: (method?: string, path?: string) =>
            calls
                .slice(-capacity)
                .filter((call) => !method || call.method === method)
                .filter((call) => !path || call.path.includes(path)),
        clear: () => {
            calls = []
        }
    }
}

export type CallLog = ReturnType<typeof createCallLog>

type Controlled = {world: World; faults: Faults; calls: CallLog}

/** Faults, calls and clock over HTTP, for tests that are another process. Served only when the sandbox is set to. */
export const controlEndpoints = ({world, faults, calls}: Controlled): Endpoint[] => [
    ...faultEndpoints(faults),
    ...callEndpoints(calls),
    ...clockEndpoints(world),
    ...messageEndpoints(world),
    ...listenerEndpoints(world),
    endpoint({
        method: 'PUT',
        path: '/__control/preferences/:id',
        access: 'public',
        body: z.object({value: z.json()}),
        atomic: false,
        handle: async ({params, body}) => {
            setPreference(world, params.id, body.value)
            await reportPublished()
            return answer(204)
        }
    }),
    endpoint({
        method: 'PUT',
        path: '/__control/customers/:login/sign-in',
        access: 'public',
        body: z.object({state: SignInState}),
        handle: ({params, body}) => {
            const customer = findCustomerByLogin(world, params.login)
            if (!customer) return problem(404, 'customer-not-found', 'There is no such customer.')
            return done(() => setSignInState(world, customer.id, body.state))
        }
    }),
    endpoint({
        method: 'POST',
        path: '/__control/reset',
        access: 'public',
        handle: () =>
            done(() => {
                faults.clear()
                calls.clear()
                world.clock.set(undefined)
            })
    })
]

const faultEndpoints = (faults: Faults) => [
    endpoint({
        method: 'POST',
        path: '/__control/faults',
        access: 'public',
        body: FaultRule,
        handle: ({body}) => answer(201, {id: faults.add(body)})
    }),
    endpoint({
        method: 'GET',
        path: '/__control/faults',
        access: 'public',
        handle: () => ({faults: faults.list()})
    }),
    endpoint({
        method: 'DELETE',
        path: '/__control/faults',
        access: 'public',
        handle: () => done(faults.clear)
    }),
    endpoint({
        method: 'DELETE',
        path: '/__control/faults/:id',
        access: 'public',
        handle: ({params}) => done(() => faults.remove(params.id))
    })
]

const callEndpoints = (calls: CallLog) => [
    endpoint({
        method: 'GET',
        path: '/__control/calls',
        access: 'public',
        query: z.object({method: z.string().optional(), path: z.string().optional()}),
        handle: ({query}) => ({calls: calls.list(query.method, query.path)})
    }),
    endpoint({
        method: 'DELETE',
        path: '/__control/calls',
        access: 'public',
        handle: () => done(calls.clear)
    })
]

/** The messages that would have been mailed: the only endpoint that returns their tokens. */
const messageEndpoints = (world: World) => [
    endpoint({
        method: 'GET',
        path: '/__control/messages',
        access: 'public',
        query: z.object({to: z.string().optional()}),
        handle: ({query}) => ({messages: messagesTo(world, query.to)})
    }),
    endpoint({
        method: 'DELETE',
        path: '/__control/messages',
        access: 'public',
        handle: () => done(() => deleteMessages(world))
    })
]

/** What listeners have been told of visitors: the activities and the storefront's log. */
const listenerEndpoints = (world: World) => [
    endpoint({
        method: 'GET',
        path: '/__control/activities',
        access: 'public',
        handle: () => ({activities: activityCalls(world)})
    }),
    endpoint({
        method: 'GET',
        path: '/__control/log',
        access: 'public',
        handle: () => ({lines: logLines(world)})
    })
]

const clockEndpoints = ({clock}: World) => [
    endpoint({
        method: 'GET',
        path: '/__control/clock',
        access: 'public',
        handle: ({now}) => ({now: now.toISOString()})
    }),
    endpoint({
        method: 'PUT',
        path: '/__control/clock',
        access: 'public',
        body: z.object({now: z.iso.datetime({offset: true})}),
        handle: ({body}) => done(() => clock.set(new Date(body.now)))
    }),
    endpoint({
        method: 'DELETE',
        path: '/__control/clock',
        access: 'public',
        handle: () => done(() => clock.set(undefined))
    })
]

const done = (run: () => unknown) => {
    run()
    return answer(204)
}
