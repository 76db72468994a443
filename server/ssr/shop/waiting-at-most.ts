import {CommerceError} from '@app/commerce/client'
import {DeadlineError, withDeadline} from '@app/lib/browser/async'

/**
 * Data, if it arrives in time; otherwise a timeout, as if the platform had sent one. The request continues, and if the
 * process caches such data, the next page has it (docs/decisions/0012).
 */
export const waitingAtMost = async <T>(milliseconds: number, answer: Promise<T>): Promise<T> => {
    try {
        return await withDeadline(Math.max(milliseconds, 0), () => answer)
    } catch (error) {
        if (!(error instanceof DeadlineError)) throw error
        throw new CommerceError({status: 504, code: 'timeout'})
    }
}
