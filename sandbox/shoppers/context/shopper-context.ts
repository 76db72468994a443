import {z} from 'zod'
import type {Migration} from '../../world/database'

export const contextMigration: Migration = {
    id: 'context-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE shopper_context (
                usid TEXT PRIMARY KEY REFERENCES visit (usid) ON DELETE CASCADE,
                -- JSON of a ShopperContext.
                document TEXT NOT NULL
            ) STRICT;
        `)
    }
}

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

/** What a storefront may set about its shopper, to get other prices and promotions. */
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

type Qualifiers = ShopperContext['customQualifiers']

/** A context after a change: named fields are replaced, null and empty ones removed. */
export const mergedContext = (held: ShopperContext, change: ShopperContext): ShopperContext =>
    withoutNothing({
        ...held,
        ...change,
        customQualifiers: mergedQualifiers(held.customQualifiers, change.customQualifiers),
        assignmentQualifiers: mergedQualifiers(
            held.assignmentQualifiers,
            change.assignmentQualifiers
        )
    })

/** A change may name only some qualifiers; an empty map removes all. */
const mergedQualifiers = (held: Qualifiers, change: Qualifiers): Qualifiers => {
    if (!change) return held
    if (Object.keys(change).length === 0) return undefined
    return {...held, ...change}
}

const isNothing = (value: unknown): boolean =>
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0)

/** Leaves out what is null or empty, one level down as well. */
export const withoutNothing = <T extends object>(value: T): T => {
    const copy = {...value}
    const entries: [string, unknown][] = Object.entries(copy)
    for (const [name, inner] of entries) {
        const stored =
            inner && typeof inner === 'object' && !Array.isArray(inner)
                ? withoutNothing(inner)
                : inner
        if (isNothing(stored)) Reflect.deleteProperty(copy, name)
        else Reflect.set(copy, name, stored)
    }
    return copy
}
