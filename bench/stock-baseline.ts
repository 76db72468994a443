import type {PageName} from '../scripts/shop/measured-pages'
import type {FigureName} from './figures/figure'

/**
 * Medians of @salesforce/retail-react-app 10.2.0, unmodified, production mode, one process, same
 * kind of machine (2 shared cores), same method: home, a listing of 25, a product. kB are 1,000 bytes.
 */
export const STOCK: Partial<Record<FigureName, Record<PageName, number>>> = {
    'server CPU per request, ms': {home: 110, listing: 213.4, product: 105.9},
    'latency p50, ms': {home: 97.9, listing: 189.8, product: 93.5},
    'latency p95, ms': {home: 110.9, listing: 238.4, product: 110},
    'requests per second': {home: 10.2, listing: 5.1, product: 9.5},
    'HTML raw, kB': {home: 570, listing: 1012, product: 339},
    'HTML gzip, kB': {home: 80, listing: 100, product: 69},
    'script compressed, kB': {home: 514, listing: 522, product: 519},
    'requests of a page': {home: 52, listing: 103, product: 27},
    'first contentful paint, ms': {home: 844, listing: 952, product: 856},
    'largest contentful paint, ms': {home: 1600, listing: 9688, product: 1612},
    'total blocking time, ms': {home: 2487, listing: 8501, product: 3312},
    'hydrated, ms': {home: 7334, listing: 8385, product: 6319},
    'layout shift': {home: 0.144, listing: 0, product: 0.024}
}
