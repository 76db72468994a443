import {z} from 'zod'
import {checked} from './checked'

/** An address; what is wrong with it is said with the variable that gives it. */
const addressFrom = (variable: string) =>
    z
        .url({protocol: /^https?$/, error: `${variable} is no address`})
        .transform((address) => address.replace(/\/$/, ''))

const Milliseconds = z.number().int().min(100).max(10_000)

const Schema = z.strictObject({
    commerceApi: addressFrom('COMMERCE_API_URL'),
    ocapi: addressFrom('OCAPI_URL'),
    images: addressFrom('IMAGES_URL'),
    geocoder: z.strictObject({
        /** Empty where none is wanted. */
        address: z.union([z.literal(''), addressFrom('GEOCODER_URL')], {
            error: 'GEOCODER_URL is no address'
        }),
        key: z.string(),
        signingSecret: z.string()
    }),
    maps: z.strictObject({address: addressFrom('MAPS_URL'), key: z.string()}),
    /** Empty where nobody takes leads. */
    leads: z.union([z.literal(''), addressFrom('LEADS_URL')], {error: 'LEADS_URL is no address'}),
    deadlineMs: Milliseconds,
    thirdPartyDeadlineMs: Milliseconds,
    pageDeadlineMs: Milliseconds
})

/** Addresses that the server calls; see config/upstreams.js. */
export type Upstreams = z.infer<typeof Schema>

/** The addresses, checked. Throws an Error that names each wrong key. */
export const checkedUpstreams = (raw: unknown): Upstreams => checked(Schema, raw, 'upstreams')
