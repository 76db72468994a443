import {isGone} from './outcome'
import {sdkFailure} from './sdk-failure'

/**
 * Makes a call that removes something, and returns the platform's answer. What is gone already, as the platform itself
 * says, counts as removed: then null, as after a 204. Rejects with a CommerceError.
 */
export const removing = async (call: () => Promise<unknown>): Promise<unknown> => {
    try {
        return await call()
    } catch (error) {
        const failure = await sdkFailure(error)
        if (!isGone(failure)) throw failure
        return null
    }
}
