import {sdk} from './sdk'

/** How a call that must be refused was: its status and the problem document. Fails when it was answered. */
export const refusalOf = async (call: Promise<unknown>) => {
    const error = await call.then(
        () => new Error('The call was answered, not refused'),
        (reason: unknown) => reason
    )
    if (!(error instanceof sdk.ResponseError)) throw error
    const {response} = error
    const body: unknown = JSON.parse(await response.text())
    return {
        status: response.status,
        contentType: response.headers.get('content-type'),
        body
    }
}

/** The status alone. */
export const statusOf = async (call: Promise<unknown>) => (await refusalOf(call)).status
