import type {WithUnknownEnd} from '@app/domain/payments/unknown-end'
import {CommerceError, toFailure} from '../client'
import {isWriteAnswer} from '../json'
import {isRefused} from './outcome'
import {sdkFailure} from './sdk-failure'

/** Nobody can tell yet whether it is saved. */
class UnknownEnd extends CommerceError implements WithUnknownEnd {
    readonly isEndUnknown = true
}

/** What is saved: the call, and how to look up whether the platform has it now. */
export type Saving = {
    call: () => Promise<unknown>
    isSaved: () => Promise<boolean>
}

/**
 * Saves something. Resolves once it is saved, also if the answer was lost and the look-up finds it. Rejects with the
 * failure of the call: what was refused was not done; of anything else nobody can tell yet, and the call is not repeated
 * (D-49).
 */
export const savedOnce = async ({call, isSaved}: Saving): Promise<void> => {
    const failure = await call().then(
        (answer) =>
            isWriteAnswer(answer) ? null : new CommerceError({status: 502, code: 'garbled'}),
        sdkFailure
    )
    if (failure === null) return
    if (isRefused(failure)) throw failure
    if (await isSaved().catch(() => false)) return
    const {statusText, data} = failure
    throw new UnknownEnd(toFailure(failure), {statusText, data})
}
