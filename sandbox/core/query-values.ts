import {z} from 'zod'
import {type Locale, defaultLocale, localeIds} from './locales'
import {siteId} from './sites'

/** Every Shopper API requires the site; the language is the default one if it is missing. */
export const siteQuery = z.object({
    siteId,
    locale: z.enum([...localeIds, 'default']).optional()
})

/** The language of a response. */
export const localeOf = ({locale}: {locale?: Locale | 'default' | undefined}): Locale =>
    localeIds.find((id) => id === locale) ?? defaultLocale

/** A whole number between two limits, as in `limit=25`. */
export const wholeNumber = (least: number, most: number) =>
    z
        .string()
        .regex(/^-?\d{1,9}$/, 'must be a whole number')
        .transform(Number)
        .pipe(z.number().min(least).max(most))

/** A decimal between two limits, as in `latitude=34.1`. */
export const decimal = (least: number, most: number) =>
    z
        .string()
        .regex(/^-?\d{1,9}(\.\d{1,20})?$/, 'must be a number')
        .transform(Number)
        .pipe(z.number().min(least).max(most))

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Comma-separated values, or a repeated parameter; duplicates count once. */
export const list = (most: number, longest = 256) =>
    z
        .union([z.string(), z.array(z.string())])
        .transform((given) => [...new Set([given].flat().flatMap((text) => text.split(',')))])
        .pipe(z.array(z.string().min(1).max(longest)).max(most))
