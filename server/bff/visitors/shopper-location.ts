import {z} from 'zod'
import type {Place} from '@app/domain/stores/map'

const Answer = z.object({
    googleapidata: z.object({location: z.object({lat: z.number(), lng: z.number()})})
})

export type LocationSetup = {
    commerceApi: string
    organizationId: string
    siteId: string
    clientId: string
    deadlineMs: number
    token: (refused?: string) => Promise<string>
    fetch: typeof fetch
}

const tokenOf = async ({token}: LocationSetup, refused?: string): Promise<string> => {
    const held = await token(refused).catch(() => '')
    if (held === '') throw new Error('Token is not available')
    return held
}

const request = async (
    setup: LocationSetup,
    clientIp: string | null,
    token: string
): Promise<Response> => {
    const {commerceApi, organizationId, siteId, clientId, deadlineMs} = setup
    const path = `/custom/google/v1/organizations/${organizationId}/getgoogleapi`
    return setup.fetch(`${commerceApi}${path}?siteId=${siteId}`, {
        headers: {
            authorization: `Bearer ${token}`,
            'x-dw-client-id': clientId,
            // Otherwise the platform would locate our server instead of the shopper.
            ...(clientIp !== null && {'x-forwarded-for': clientIp})
        },
        signal: AbortSignal.timeout(deadlineMs)
    })
}

/**
 * The location of a shopper's IP address, which the platform gets from Google [API-059]. Rejects with the messages of
 * STORE-068 and STORE-069.
 */
export const shopperLocation = async (
    setup: LocationSetup,
    clientIp: string | null
): Promise<Place> => {
    const token = await tokenOf(setup)
    try {
        const first = await request(setup, clientIp, token)
        const response =
            first.status === 401
                ? await request(setup, clientIp, await tokenOf(setup, token))
                : first
        if (!response.ok) throw new Error(`status ${response.status}`)
        const {lat, lng} = Answer.parse(await response.json()).googleapidata.location
        return {latitude: lat, longitude: lng}
    } catch (cause) {
        throw new Error('Error fetching data from getLocationFromGoogle API', {cause})
    }
}
