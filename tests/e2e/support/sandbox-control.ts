import type {APIRequestContext} from '@playwright/test'
import {z} from 'zod'
import type {FaultRequest} from '@sandbox/control/faults'

const Calls = z.object({
    calls: z.array(z.object({method: z.string(), path: z.string(), status: z.number()}))
})

const Activities = z.object({
    activities: z.array(z.object({name: z.string(), body: z.record(z.string(), z.unknown())}))
})

const Log = z.object({lines: z.array(z.object({level: z.string(), message: z.string()}))})

/** What was reported to the sandbox of visitors, oldest first. */
export type ReportedToSandbox = {
    activities: z.infer<typeof Activities>['activities']
    log: z.infer<typeof Log>['lines']
}

const Messages = z.object({messages: z.array(z.object({link: z.string()}))})

/** The troubles of a call: it takes too long, is refused, or its response is not JSON. */
export type Trouble = 'slow' | 'failing' | 'garbled'

/** All of them, the slow one last, as its calls are still pending after the others. */
export const troubles: readonly Trouble[] = ['failing', 'garbled', 'slow']

const harms = {
    slow: {kind: 'slow', milliseconds: 20_000},
    failing: {kind: 'status', status: 500},
    garbled: {kind: 'garble'}
} as const

type Where = Pick<FaultRequest, 'method' | 'times'>

export type SandboxControl = {
    /** Makes the calls of a path pattern with stars fail in this way, instead of the earlier one. */
    trouble: (path: string, trouble: Trouble, where?: Where) => Promise<void>
    /** Calls of a path pattern with stars, such as `*baskets*`, are answered with an error status. */
    fail: (method: FaultRequest['method'], path: string, status: number) => Promise<void>
    slow: (path: string, milliseconds: number) => Promise<void>
    /** Responds with text that is not JSON. */
    garble: (path: string) => Promise<void>
    /** As if the platform did not exist: every connection is closed without a response. */
    goDown: () => Promise<void>
    recover: () => Promise<void>
    forgetCalls: () => Promise<void>
    /** The platform revokes the refresh token: the next renewal is refused. */
    refuseRefresh: () => Promise<void>
    /** The link in the newest mail to an address. */
    mailedLink: (to: string) => Promise<string>
    calls: () => Promise<{method: string; path: string; status: number}[]>
    /** The activities and the log lines of all visitors so far. */
    reported: () => Promise<ReportedToSandbox>
}

/** The platform's controls: what an operator could do while a shopper is in the shop. */
export const controlSandbox = (request: APIRequestContext, sandbox: string): SandboxControl => {
    const send = async (fault: FaultRequest) => {
        const response = await request.post(`${sandbox}/__control/faults`, {data: fault})
        if (!response.ok()) throw new Error(`the sandbox refuses a fault: ${await response.text()}`)
    }
    const recover = async () => {
        await request.delete(`${sandbox}/__control/faults`)
    }
    return {
        trouble: async (path, trouble, where = {}) => {
            await recover()
            await send({path, ...where, harm: harms[trouble]})
        },
        fail: (method, path, status) => send({method, path, harm: {kind: 'status', status}}),
        slow: (path, milliseconds) => send({path, harm: {kind: 'slow', milliseconds}}),
        garble: (path) => send({path, harm: {kind: 'garble'}}),
        goDown: () => send({path: '*', harm: {kind: 'drop'}}),
        recover,
        forgetCalls: async () => {
            await request.delete(`${sandbox}/__control/calls`)
        },
        refuseRefresh: () =>
            send({
                method: 'POST',
                path: '*/oauth2/token',
                times: 1,
                harm: {kind: 'status', status: 400, body: {message: 'invalid refresh_token'}}
            }),
        mailedLink: async (to) => {
            const query = new URLSearchParams({to}).toString()
            const answer = await request.get(`${sandbox}/__control/messages?${query}`)
            const [newest] = Messages.parse(await answer.json()).messages
            if (!newest) throw new Error(`nothing was mailed to ${to}`)
            return newest.link
        },
        calls: async () => {
            const answer = await request.get(`${sandbox}/__control/calls`)
            return Calls.parse(await answer.json()).calls
        },
        reported: async () => {
            const activities = await request.get(`${sandbox}/__control/activities`)
            const log = await request.get(`${sandbox}/__control/log`)
            return {
                activities: Activities.parse(await activities.json()).activities,
                log: Log.parse(await log.json()).lines
            }
        }
    }
}
