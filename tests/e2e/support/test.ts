import {createHash} from 'node:crypto'
import {
    type BrowserContext,
    type ConsoleMessage,
    type Request,
    type Response,
    test as base
} from '@playwright/test'
import {controlSandbox, type SandboxControl} from './sandbox-control'
import {sandboxOf} from './shops'
import type {Locale} from './translate'

/** Problems that the shopper does not see, and those that a test expects. */
export type Complaints = {
    /** Declares an expected problem before it happens: `mayHappen(/503/)`. */
    mayHappen: (trouble: RegExp) => void
    undeclared: () => string[]
}

const LOUD = new Set(['error', 'warning'])

/** A navigation cancels what the last page was still loading; that is no failure. */
const wasGivenUp = (request: Request) => request.failure()?.errorText === 'net::ERR_ABORTED'

const isOurs = (url: string, origin: string) => url.startsWith(`${origin}/`)

/** Listens to all pages of a shopper: console, uncaught errors, refusals by the security policy, failed requests. */
export const collectComplaints = (context: BrowserContext, origin: string): Complaints => {
    const heard: string[] = []
    const allowed: RegExp[] = []

    context.on('console', (message: ConsoleMessage) => {
        if (!LOUD.has(message.type())) return
        heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => {
        heard.push(`uncaught: ${error.error().message}`)
    })
    context.on('requestfailed', (request: Request) => {
        if (!isOurs(request.url(), origin) || wasGivenUp(request)) return
        heard.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`)
    })
    context.on('response', (response: Response) => {
        if (response.status() < 400 || !isOurs(response.url(), origin)) return
        heard.push(`status ${response.status()}: ${response.url()}`)
    })

    return {
        mayHappen: (trouble) => allowed.push(trouble),
        undeclared: () => heard.filter((each) => !allowed.some((trouble) => trouble.test(each)))
    }
}

export type Shop = {
    /** The language of a journey that runs in one: English on a desktop, Spanish on a phone, or as its project says. */
    shopLocale: Locale
    /** Every problem behind the page; any that is not declared fails the test. */
    complaints: Complaints
    /** The platform; changes that a test makes are undone after it. */
    sandbox: SandboxControl
}

/** A browser that runs no script refuses the one in the response header (docs/decisions/0013). */
const SCRIPT_REFUSED = /^failed: \S+\/main\.js csp$/

/** A search that was given up: suggestions have their own short deadline, and this machine may be busy. */
const LATE_SUGGESTIONS = /A search query failed: No answer within \d+ ms/

/** A customer's lists are read and created when the page is idle; a shopper who signs out meanwhile loses nothing. */
const LISTS_BEGUN = /401.*\/product-lists\?siteId=\w+(&locale=[\w-]+)?\)?$/

/** A private address (RFC 1918) of each journey, the same in every run. */
const addressOf = (testId: string): string => {
    const [first = 0, second = 0, third = 0] = createHash('sha256').update(testId).digest()
    return `10.${first}.${second}.${third}`
}

/**
 * Playwright's test, which also fails on problems that the shopper does not see. Each journey has a network address
 * of its own, as if the shop stood behind one proxy: limits by address count a journey, not the whole run.
 */
export const test = base.extend<Shop>({
    shopLocale: ['en-US', {option: true}],
    extraHTTPHeaders: async ({}, use, {testId}) => {
        await use({'x-forwarded-for': addressOf(testId)})
    },
    // The offer of deals would open over a journey that takes its time; the journeys of deals take this answer back.
    context: async ({context, baseURL}, use) => {
        await context.addCookies([
            {name: 'signUpDeclined', value: 'true', url: baseURL ?? '', secure: true}
        ])
        await use(context)
    },
    complaints: [
        async ({context, baseURL, javaScriptEnabled}, use) => {
            const complaints = collectComplaints(context, baseURL ?? '')
            complaints.mayHappen(LATE_SUGGESTIONS)
            complaints.mayHappen(LISTS_BEGUN)
            if (!javaScriptEnabled) complaints.mayHappen(SCRIPT_REFUSED)
            await use(complaints)
            base.expect(complaints.undeclared(), 'nothing goes wrong unseen').toEqual([])
        },
        {auto: true}
    ],
    sandbox: async ({playwright, baseURL}, use) => {
        const request = await playwright.request.newContext()
        const control = controlSandbox(request, sandboxOf(baseURL ?? ''))
        await use(control)
        await control.recover()
        await request.dispose()
    }
})

export const {expect} = base
