import {CommerceError} from '@app/commerce/client'
import {DeadlineError, withDeadline} from '@app/lib/async'

/**
 * An answer, if it comes in time: else a timeout as if the platform had said so. What was asked goes on, and where the
 * process keeps such answers the next page has it (docs/decisions/0012).
 */
export const waitingAtMost = async <T>(milliseconds: number, answer: Promise<T>): Promise<T> => {
    try {
        return await withDeadline(Math.max(milliseconds, 0), () => answer)
    } catch (error) {
        if (!(error instanceof DeadlineError)) throw error
        throw new CommerceError({status: 504, code: 'timeout'})
    }
}
