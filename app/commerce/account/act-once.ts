import {secondsToWaitOf, type WithWait} from '@app/domain/payments/unknown-end'
import {isTokenRefused, outcomeOf} from '../outcome/outcome'
import {isWriteAnswer} from '../json'

/** How an action that must happen only once ended. 'unknown': looking it up could not tell either. */
export type ActEnd<Why> =
    {state: 'done'} | {state: 'refused'; why: Why} | ({state: 'failed' | 'unknown'} & WithWait)

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
 * Performs an action once. A refusal gives its reason. After an unknown end, and after a response that says nothing, the
 * result is looked up and the call is never repeated: the platform may have done it (D-30, D-49). What was not done says
 * in how many seconds it may be tried again, if the platform named them.
 */
export const actOnce = async <Why>({call, refusals, isDone}: Act<Why>): Promise<ActEnd<Why>> => {
    let tryAgainIn: number | undefined
    try {
        if (isWriteAnswer(await call())) return {state: 'done'}
    } catch (error) {
        // The session renews a token that was refused; the call is then made for the first time.
        if (isTokenRefused(error)) throw error
        const outcome = outcomeOf(error)
        if (outcome.end === 'refused') {
            const why = refusals.get(outcome.type)
            return why === undefined ? {state: 'failed'} : {state: 'refused', why}
        }
        tryAgainIn = secondsToWaitOf(error)
    }
    try {
        return (await isDone()) ? {state: 'done'} : {state: 'failed', tryAgainIn}
    } catch {
        return {state: 'unknown', tryAgainIn}
    }
}
