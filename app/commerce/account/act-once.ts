import {CommerceError, toFailure} from '../client'
import {record, text} from '../json'

/** How an action that must happen only once ended. 'unknown': looking it up could not tell either. */
export type ActEnd<Why> =
    {state: 'done'} | {state: 'refused'; why: Why} | {state: 'failed'} | {state: 'unknown'}

/**
 * An action that must happen only once: the call, what its refusals mean by the last part of their type, and how to
 * check whether it was done.
 */
export type Act<Why> = {
    call: () => Promise<unknown>
    refusals: ReadonlyMap<string | undefined, Why>
    isDone: () => Promise<boolean>
}

/**
 * Performs an action once. A refusal gives its reason. After any other failure the result is looked up and the call is
 * never repeated: the platform may have done it without our receiving the response (D-30).
 */
export const actOnce = async <Why>({call, refusals, isDone}: Act<Why>): Promise<ActEnd<Why>> => {
    try {
        await call()
        return {state: 'done'}
    } catch (error) {
        const kind = error instanceof CommerceError ? text(record(error.data).type) : undefined
        const why = refusals.get(kind?.split('/').pop())
        if (why !== undefined) return {state: 'refused', why}
        // The session renews a token that was refused; the call is then made for the first time.
        if (toFailure(error).status === 401) throw error
    }
    try {
        return {state: (await isDone()) ? 'done' : 'failed'}
    } catch {
        return {state: 'unknown'}
    }
}
