import {ifAllowed} from './browser'

/** What is measured of a page, by Google’s names; docs/decisions/0041. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const

export type VitalName = (typeof vitalNames)[number]

export const deviceClasses = ['phone', 'desktop'] as const

type DeviceClass = (typeof deviceClasses)[number]

/** The longest time that is told, milliseconds; the server takes no more. */
export const MOST_MS = 600_000

/** The largest layout shift that is told. */
export const MOST_SHIFT = 10

/** The values of a page: milliseconds, and of `CLS` a score. Each is there once it is known. */
export type Vitals = Partial<Record<VitalName, number>>

/** Where a script of ours has failed; never what it said, which may hold what a shopper typed. */
export type ScriptErrorPlace = {
    /** The id of the bundle. */
    release: string
    /** The name of the file, without its folder. */
    script: string
    line: number
    column: number
}

/** A page is told by its route’s name, never by its address; a visitor by nothing but the size of the screen. */
export type PageReport = {page: string; device: DeviceClass} & (
    {kind: 'vitals'; vitals: Vitals} | ({kind: 'script-error'} & ScriptErrorPlace)
)

/** A phone is a screen that is narrower than the shop’s layout for tables and desks. */
export const deviceClass = (): DeviceClass =>
    ifAllowed(() => window.matchMedia('(max-width: 47.99em)').matches) ? 'phone' : 'desktop'

const ADDRESS = '/api/page-report'

/** Sends a report, even if the page is left meanwhile; a lost one is lost. */
export const sendPageReport = (report: PageReport): void => {
    const body = new Blob([JSON.stringify(report)], {type: 'application/json'})
    if (ifAllowed(() => navigator.sendBeacon(ADDRESS, body)) === true) return
    ifAllowed(() => fetch(ADDRESS, {method: 'POST', keepalive: true, body}))?.catch(() => undefined)
}
