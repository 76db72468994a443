import {type Commerce, toFailure} from '../../client'

/** Renews the shopper's token, because it is about to expire or because it was refused. */
export type Renew = (isRefused: boolean) => Promise<void>

/**
 * The platform, called with a fresh token each time; if the token is refused, it is renewed and the call repeated, once
 * per call [D-05].
 */
export const renewing = (own: Commerce, renew: Renew): Commerce => ({
    ...own,
    fetch: async (call) => {
        await renew(false)
        try {
            return await own.fetch(call)
        } catch (error) {
            if (toFailure(error).status !== 401) throw error
            await renew(true)
            return own.fetch(call)
        }
    }
})
