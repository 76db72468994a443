import type {Request} from 'express'
import {z} from 'zod'
import type {Upstreams} from '../../../config/checked-upstreams'
import {shopperOfToken} from '../../session/access-token'
import {accessTokenIn, consentIn, cookieIn} from '../../session/session-cookies'
import type {Platform} from '../../session/shopper-account'

export type PersonalizationSetup = {
    personalization: Upstreams['personalization']
    platform: Pick<Platform, 'siteId' | 'deadlineMs' | 'fetch'>
    now: () => Date
    warn: (message: string) => void
}

/** No address, and no e-mail address or free words, has only these characters. */
export const Name = z.string().regex(/^[\w-]{1,64}$/)
export const ProductId = z.string().regex(/^[\w.-]{1,100}$/)
export const ProductIds = z.array(ProductId).max(60)

/** Products as the service writes them. */
export const asProducts = (ids: readonly string[]) => ids.map((id) => ({id}))

/**
 * Who a call is about, from cookies alone [PERS-015…018]: the visitor's own id, and a customer's only by their token.
 * Undefined without an id, or unless the visitor allows it, whatever their page has sent (G-64).
 */
export const visitorOf = ({headers}: Request, setup: PersonalizationSetup): object | undefined => {
    const {platform, personalization, now} = setup
    const {cookie} = headers
    const cookieId = z
        .string()
        .regex(/^[\w-]{1,128}$/)
        .safeParse(cookieIn(cookie, 'visitorId')).data
    if (
        personalization.address === '' ||
        consentIn(headers) !== 'granted' ||
        cookieId === undefined
    )
        return undefined
    const shopper = shopperOfToken(accessTokenIn(cookie, platform.siteId), now())
    const {realm, instanceType} = personalization
    return {
        realm,
        instanceType,
        cookieId,
        ...(shopper?.registered && {userId: shopper.customerId})
    }
}

/** Rejects with an Error that has no value of the call. */
export const callOf =
    ({platform, personalization: {address, key}}: PersonalizationSetup) =>
    async (path: string, body?: object): Promise<Response> => {
        const response = await platform.fetch(`${address}/v3/${path}`, {
            method: body ? 'POST' : 'GET',
            headers: {
                ...(key !== '' && {'x-cq-client-id': key}),
                ...(body && {'content-type': 'application/json'})
            },
            ...(body && {body: JSON.stringify(body)}),
            signal: AbortSignal.timeout(platform.deadlineMs)
        })
        if (!response.ok) throw new Error(`status ${response.status}`)
        return response
    }

/** The failure as the log may know it: the status, and never a text of the call or of its answer [PERS-020]. */
export const reasonOf = (error: unknown): string =>
    error instanceof Error && /^status \d{3}$/.test(error.message)
        ? error.message
        : 'no readable answer'
