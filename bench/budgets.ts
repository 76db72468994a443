import type {PageName} from '../scripts/shop/measured-pages'

type Budget = {most: Record<PageName, number>; aim: Record<PageName, number>}

const forAll = (amount: number): Record<PageName, number> => ({
    home: amount,
    listing: amount,
    product: amount
})

/** The limits of a page, and what we aim at. The only place for these numbers; kB are 1,000 bytes. */
export const BUDGETS = {
    'server CPU per request, ms': {
        most: {home: 14, listing: 20, product: 14},
        aim: {home: 8, listing: 12, product: 8}
    },
    'HTML gzip, kB': {
        most: {home: 20, listing: 25, product: 18},
        aim: {home: 12, listing: 16, product: 10}
    },
    /** What a page needs until it is usable. A library is never traded for it (docs/decisions/0029). */
    'script compressed, kB': {most: forAll(165), aim: forAll(130)},
    'requests of a page': {most: forAll(35), aim: forAll(25)},
    'total blocking time, ms': {most: forAll(300), aim: forAll(150)},
    'largest contentful paint, ms': {most: forAll(1500), aim: forAll(1200)},
    'hydrated, ms': {most: forAll(2400), aim: forAll(1500)},
    'layout shift': {most: forAll(0.02), aim: forAll(0)},
    /** Calls of the server to the commerce platform, once its process cache is warm. */
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

/** A personal page: filled in the browser, so that only a browser can weigh it. */
export type OwnPage = {
    path: string
    /** The customer of the sandbox who opens it; if left out, a guest with a store. */
    login?: string
    /** The selector of the element that makes the page usable. */
    usable: string
    /** All script that the browser loads until then and directly after it, kB of 1,000 bytes. */
    mostScript: number
    /** From opening the page on the bench's slow phone until it can be used, milliseconds. */
    mostUsable: number
    /** Calls that are made one after the other until then. */
    mostInChain: number
}

/** A page for everybody, with what comes late: the code of likely next pages, a session's code. */
const everybodys = {usable: 'main', mostScript: 260, mostUsable: 2400, mostInChain: 2}

const step = {...everybodys, usable: 'main form button[type=submit]'}

/** A renter's page, signed in: without the SDK (docs/decisions/0025). */
const renters = {login: 'wren@homeward.example', mostScript: 300, mostUsable: 3000, mostInChain: 2}

/** A customer's page, signed in; the customer has ordered before. */
const customers = {...renters, login: 'morgan@homeward.example'}

/** `npm run verify -- --only budgets` weighs them, `npm run bench -- --only own` times them too. Add a page here. */
export const OWN_PAGES: readonly OwnPage[] = [
    {path: '/', ...everybodys},
    {path: '/c/furniture', ...everybodys},
    {path: '/instant-approval', ...step, usable: 'main button'},
    {path: '/payfone', ...step},
    {path: '/claim-offer', ...step},
    {path: '/declined', ...step, usable: 'main a'},
    {path: '/checkout', ...step, usable: 'main a'},
    {path: '/bank-verification', ...step, usable: 'main a'},
    {path: '/order-confirmation', ...step, usable: 'main a'},
    {
        path: '/my-accounts',
        ...renters,
        // All that is due can be paid, and each of twelve agreements too. The dialog brings editors' texts, 47 kB.
        usable: 'main:has(section.due-line a) .agreement-card:nth-child(12) .account-actions'
    },
    {path: '/my-accounts/agreements/agreement-wren-1', ...renters, usable: 'main .paid'},
    {path: '/my-accounts/payment-agreement', ...renters, usable: 'main fieldset input'},
    {path: '/my-accounts/payment-method', ...renters, usable: 'main .account-line button'},
    {path: '/my-accounts/payment-history', ...renters, usable: 'main .account-line'},
    {path: '/my-accounts/enroll-autopay', ...renters, usable: 'main form input'},
    {path: '/my-accounts/schedule-delivery', ...renters, usable: 'main .account-line button'},
    {path: '/my-accounts/personal-info', ...renters, usable: 'main address'},
    {path: '/account', ...customers, usable: 'main form input[name=firstName]'},
    {path: '/account/orders', ...customers, usable: 'main .customer-card a'}
]

/** The layout shift while a personal page fills; as on the public pages. */
export const MOST_OWN_SHIFT = 0.02

/** From a tap to the next step of the application on the bench's slow phone, for steps that wait for no call. */
export const MOST_NEXT_STEP_MS = 300
