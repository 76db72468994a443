import type {PageName} from '../../scripts/shop/measured-pages'

export const FIGURES = [
    'server CPU per request, ms',
    'latency p50, ms',
    'latency p95, ms',
    'requests per second',
    'HTML raw, kB',
    'HTML gzip, kB',
    'script compressed, kB',
    'requests of a page',
    'first contentful paint, ms',
    'largest contentful paint, ms',
    'total blocking time, ms',
    'hydrated, ms',
    'layout shift'
] as const

export type FigureName = (typeof FIGURES)[number]

/** One reading of one figure on one page. */
export type Reading = {page: PageName; figure: FigureName; value: number}
