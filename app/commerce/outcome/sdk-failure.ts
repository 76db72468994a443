import {DeadlineError} from '@app/lib/browser/async'
import {CommerceError, errorCodeOf, noResponse, noResponseInTime} from '../client'
import {isRecord, secondsToWait} from '../fault'
import {number, record, text} from '../json'

/** The platform's body of a refused response; undefined if it cannot be read. */
const refusalOf = async (response: unknown): Promise<unknown> => {
    if (!(response instanceof Response) || response.bodyUsed) return undefined
    const data: unknown = await response
        .clone()
        .json()
        .catch(() => undefined)
    return isRecord(data) ? data : undefined
}

/** The failure of an SDK call in the shape that leaves this layer, with the platform's text about it (G-56). */
export const sdkFailure = async (error: unknown): Promise<CommerceError> => {
    if (error instanceof CommerceError) return error
    if (error instanceof DeadlineError) return new CommerceError(noResponseInTime)
    const {response} = record(error)
    const status = number(record(response).status)
    if (status === undefined) return new CommerceError(noResponse)
    const data = await refusalOf(response)
    const detail = text(record(data).detail)
    const tryAgainIn = response instanceof Response ? secondsToWait(response.headers) : undefined
    return new CommerceError(
        {
            status,
            code: errorCodeOf(status, data !== undefined),
            ...(detail !== undefined && {detail}),
            ...(tryAgainIn !== undefined && {tryAgainIn})
        },
        {data}
    )
}
