import {z} from 'zod'
import {recommendationPlaces} from '../app/domain/catalogue/recommendations'
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
    personalization: z
        .strictObject({
            /** Empty where there is none: nothing is sent, and nothing is recommended. */
            address: z.union([z.literal(''), addressFrom('PERSONALIZATION_URL')], {
                error: 'PERSONALIZATION_URL is no address'
            }),
            key: z.string(),
            realm: z.string().max(64),
            instanceType: z.enum(['prd', 'sbx'], {
                error: 'PERSONALIZATION_TYPE is prd or sbx'
            }),
            /** For each part of the shop that recommends, the recommender or the zone that it asks. */
            sources: z.partialRecord(
                z.enum(recommendationPlaces, {
                    error: 'RECOMMENDATIONS names a page that recommends nothing'
                }),
                z.string().regex(/^(?:recommender|zone):[\w-]{1,64}$/, {
                    error: 'RECOMMENDATIONS: recommender: or zone:, and a name'
                })
            )
        })
        .refine(({address, realm}) => address === '' || realm !== '', {
            error: 'PERSONALIZATION_REALM is missing'
        }),
    deadlineMs: Milliseconds,
    thirdPartyDeadlineMs: Milliseconds,
    pageDeadlineMs: Milliseconds
})

/** Addresses that the server calls; see config/upstreams.js. */
export type Upstreams = z.infer<typeof Schema>

/** The addresses, checked. Throws an Error that names each wrong key. */
export const checkedUpstreams = (raw: unknown): Upstreams => checked(Schema, raw, 'upstreams')
