import {z} from 'zod'

const Answer = z.object({access_token: z.string(), expires_in: z.number().optional()})

export type TokenSetup = {
    commerceApi: string
    organizationId: string
    siteId: string
    locale: string
    clientId: string
    deadlineMs: number
    now: () => number
    fetch: typeof fetch
}

/** How long before it expires it is requested again, in seconds. */
const margin = 120
const usualLife = 1800
/**
 * A token that cannot be fetched is requested again at once, twice at most: no call is possible without one
 * [CONST-007].
 */
const retries = 2

/**
 * The server's token: one for all renders of the process, from the cached-token call [D-04, API-062]. A caller whose
 * token was refused with 401 passes it in: a new one is requested with c_refresh, unless that has been done since.
 * Concurrent callers share one request.
 */
export const createSharedToken = (setup: TokenSetup) => {
    let held: {token: string; until: number} | null = null
    let pending: Promise<string> | null = null

    const requestOnce = async (renew: boolean, signal: AbortSignal): Promise<string> => {
        const {commerceApi, organizationId, siteId, locale, clientId} = setup
        const query = new URLSearchParams({siteId, locale, c_refresh: String(renew)})
        const path = `/custom/cache-get-token/v1/organizations/${organizationId}/getcachetokenrac`
        const response = await setup.fetch(`${commerceApi}${path}?${query.toString()}`, {
            headers: {'x-dw-client-id': clientId},
            signal
        })
        if (!response.ok) throw new Error(`Token not found (${response.status})`)
        const answer = Answer.parse(await response.json())
        const life = Math.max((answer.expires_in ?? usualLife) - margin, 1)
        held = {token: answer.access_token, until: setup.now() + life * 1000}
        return answer.access_token
    }

    /** One deadline covers all attempts: three of them take no longer than one. */
    const fetchToken = async (renew: boolean): Promise<string> => {
        const signal = AbortSignal.timeout(setup.deadlineMs)
        for (let left = retries; ; left -= 1) {
            try {
                return await requestOnce(renew, signal)
            } catch (error) {
                if (left === 0 || signal.aborted) throw error
            }
        }
    }

    return (refused?: string): Promise<string> => {
        if (held && held.token !== refused && setup.now() < held.until) {
            return Promise.resolve(held.token)
        }
        pending ??= fetchToken(refused !== undefined).finally(() => {
            pending = null
        })
        return pending
    }
}
