import {DeadlineError, withDeadline} from '@app/lib/browser/async'
import {alone} from '../session/token/fresh-token'

/**
 * Neither the SDK's calls nor the kit's proxy that they go through has a deadline; in browsers the call ends after this
 * [D-09].
 */
const deadlineMs = 10_000

/**
 * Calls one of the SDK's functions that set or end the session's tokens, alone and by a deadline. Rejects with a
 * DeadlineError if it is late: whether it has succeeded is then not known, and `onLate` is called if it still does.
 */
export const callSdk = (
    call: () => Promise<unknown>,
    onLate: () => Promise<unknown>
): Promise<unknown> =>
    alone(() => {
        const answer = call()
        return withDeadline(deadlineMs, () => answer).catch((error: unknown) => {
            if (isLate(error)) answer.then(onLate).catch(() => undefined)
            throw error
        })
    })

/** Whether a call of the SDK has ended by its deadline, so that nobody knows whether it has succeeded. */
export const isLate = (error: unknown): boolean => error instanceof DeadlineError
