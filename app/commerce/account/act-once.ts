import {CommerceError, toFailure} from '../client'
import {record, text} from '../json'

/** How something ended that is done once. 'unknown': not even looking it up could tell. */
export type ActEnd<Why> =
    {state: 'done'} | {state: 'refused'; why: Why} | {state: 'failed'} | {state: 'unknown'}

/** What is done once: the call, what its refusals mean by their last word, and how to see whether it was done. */
export type Act<Why> = {
    call: () => Promise<unknown>
    refusals: ReadonlyMap<string | undefined, Why>
    isDone: () => Promise<boolean>
}

/**
 * Does something once. A refusal says why; any other end is looked up, and never repeated: who answers late may have done
 * it (D-30).
 */
export const actOnce = async <Why>({call, refusals, isDone}: Act<Why>): Promise<ActEnd<Why>> => {
    try {
        await call()
        return {state: 'done'}
    } catch (error) {
        const kind = error instanceof CommerceError ? text(record(error.data).type) : undefined
        const why = refusals.get(kind?.split('/').pop())
        if (why !== undefined) return {state: 'refused', why}
        // The session renews a token that was refused; then it is asked for the first time.
        if (toFailure(error).status === 401) throw error
    }
    try {
        return {state: (await isDone()) ? 'done' : 'failed'}
    } catch {
        return {state: 'unknown'}
    }
}
