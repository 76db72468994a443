import type {PageName} from '../scripts/shop/measured-pages'

type Budget = {most: Record<PageName, number>; aim: Record<PageName, number>}

const forAll = (amount: number): Record<PageName, number> => ({
    home: amount,
    listing: amount,
    product: amount
})

/** What a page may cost, at most, and what we aim at. The one place for these numbers; kB are 1,000 bytes. */
export const BUDGETS = {
    'server CPU per request, ms': {
        most: {home: 14, listing: 20, product: 14},
        aim: {home: 8, listing: 12, product: 8}
    },
    'HTML gzip, kB': {
        most: {home: 20, listing: 25, product: 18},
        aim: {home: 12, listing: 16, product: 10}
    },
    'script compressed, kB': {most: forAll(170), aim: forAll(130)},
    'requests of a page': {most: forAll(35), aim: forAll(25)},
    'total blocking time, ms': {most: forAll(300), aim: forAll(150)},
    'largest contentful paint, ms': {most: forAll(1500), aim: forAll(1200)},
    'hydrated, ms': {most: forAll(2000), aim: forAll(1500)},
    'layout shift': {most: forAll(0.02), aim: forAll(0)},
    /** Of the server to the commerce platform, once its process cache is warm. */
    'platform calls': {
        most: {home: 3, listing: 2, product: 3},
        aim: {home: 2, listing: 1, product: 2}
    }
} satisfies Record<string, Budget>

/** Requests per second that one process must serve, at least. */
export const LEAST_REQUESTS_PER_SECOND: Budget = {
    most: {home: 70, listing: 50, product: 70},
    aim: {home: 120, listing: 80, product: 120}
}
