import {z} from 'zod'

const text = z.string().max(256)
const qualifiers = z
    .record(z.string().min(1).max(256), z.string().max(4000).nullable())
    .refine((map) => Object.keys(map).length <= 20, 'has more than 20 properties')

const GeoLocation = z.strictObject({
    city: text.optional(),
    country: text.optional(),
    countryCode: text.optional(),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    metroCode: text.optional(),
    postalCode: text.optional(),
    region: text.optional(),
    regionCode: text.optional()
})

/** What a storefront may tell of its shopper, to get other prices and promotions. */
export const ShopperContext = z.strictObject({
    assignmentQualifiers: qualifiers.optional(),
    customQualifiers: qualifiers.optional(),
    clientIp: z.ipv4('is no IPv4 address').optional(),
    couponCodes: z.array(text).max(50).optional(),
    customerGroupIds: z.array(text).max(50).optional(),
    effectiveDateTime: z.iso.datetime({offset: true}).nullable().optional(),
    geoLocation: GeoLocation.optional(),
    sourceCode: text.nullable().optional()
})

export type ShopperContext = z.output<typeof ShopperContext>
