import {CommerceError, errorCodeOf} from './client'
import {number, record, text} from './json'

/** What the platform says of a refusal; nothing if it says nothing that can be read. */
const refusalOf = async (response: unknown): Promise<unknown> =>
    response instanceof Response && !response.bodyUsed
        ? response
              .clone()
              .json()
              .catch(() => undefined)
        : undefined

/** What a call of the SDK failed with, as the failure that leaves this layer, with what the platform says of it (G-56). */
export const sdkFailure = async (error: unknown): Promise<CommerceError> => {
    if (error instanceof CommerceError) return error
    const {response} = record(error)
    const status = number(record(response).status) ?? 503
    const data = await refusalOf(response)
    const detail = text(record(data).detail)
    return new CommerceError(
        {status, code: errorCodeOf(status), ...(detail !== undefined && {detail})},
        {data}
    )
}
