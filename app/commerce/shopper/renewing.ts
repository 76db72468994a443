import {type Commerce, toFailure} from '../client'

/** Renews the shopper's token: where it is due, or because it was refused. */
export type Renew = (isRefused: boolean) => Promise<void>

/** The platform, called with a fresh token each time; a token that is still refused is renewed, once per call [D-05]. */
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
