import {z} from 'zod'

/** The sites of this platform; the first is the one of a call that names none. */
export const siteIds = ['Homeward', 'HomewardOutlet'] as const

export type SiteId = (typeof siteIds)[number]

export const mainSite: SiteId = siteIds[0]

/** A site's id in a call: `siteId` of the Shopper APIs, `channel_id` of sign-in. */
export const siteId = z.enum(siteIds)

/** The id of a site; undefined for any other text. */
export const toSiteId = (text: string | null | undefined): SiteId | undefined =>
    siteIds.find((id) => id === text)
