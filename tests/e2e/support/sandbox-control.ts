import type {APIRequestContext} from '@playwright/test'
import {z} from 'zod'
import type {FaultRequest} from '@sandbox/core/faults/fault'

const Calls = z.object({
    calls: z.array(z.object({method: z.string(), path: z.string(), status: z.number()}))
})

export type SandboxControl = {
    /** Calls of a path pattern with stars, such as `*baskets*`, are answered with an error status. */
    fail: (method: FaultRequest['method'], path: string, status: number) => Promise<void>
    slow: (path: string, milliseconds: number) => Promise<void>
    /** Answers with text that is no JSON. */
    garble: (path: string) => Promise<void>
    /** As if it were not there: every connection is closed with nothing said. */
    goDown: () => Promise<void>
    recover: () => Promise<void>
    forgetCalls: () => Promise<void>
    calls: () => Promise<{method: string; path: string; status: number}[]>
}

/** The platform's other side: what an operator could do to it while a shopper is in the shop. */
export const controlSandbox = (request: APIRequestContext, sandbox: string): SandboxControl => {
    const send = async (fault: FaultRequest) => {
        const answer = await request.post(`${sandbox}/__control/faults`, {data: fault})
        if (!answer.ok()) throw new Error(`the sandbox refuses a fault: ${await answer.text()}`)
    }
    return {
        fail: (method, path, status) => send({method, path, harm: {kind: 'status', status}}),
        slow: (path, milliseconds) => send({path, harm: {kind: 'slow', milliseconds}}),
        garble: (path) => send({path, harm: {kind: 'garble'}}),
        goDown: () => send({path: '*', harm: {kind: 'drop'}}),
        recover: async () => {
            await request.delete(`${sandbox}/__control/faults`)
        },
        forgetCalls: async () => {
            await request.delete(`${sandbox}/__control/calls`)
        },
        calls: async () => {
            const answer = await request.get(`${sandbox}/__control/calls`)
            return Calls.parse(await answer.json()).calls
        }
    }
}
