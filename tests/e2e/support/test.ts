import {
    type BrowserContext,
    type ConsoleMessage,
    type Request,
    type Response,
    test as base
} from '@playwright/test'
import {controlSandbox, type SandboxControl} from './sandbox-control'
import {sandboxOf} from './shops'

/** What went wrong without the shopper seeing it, and what a test has said may go wrong. */
export type Complaints = {
    /** Declares a trouble that the test is about, before it happens: `mayHappen(/503/)`. */
    mayHappen: (trouble: RegExp) => void
    undeclared: () => string[]
}

const LOUD = new Set(['error', 'warning'])

/** A navigation gives up what the last page was still loading; that is no failure. */
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

type Shop = {
    /** Everything that goes wrong behind the page; whatever is not declared fails the test. */
    complaints: Complaints
    /** The platform; whatever a test does to it is undone after it. */
    sandbox: SandboxControl
}

/** A browser that runs no script refuses the one that the answer's head names (docs/decisions/0013). */
const SCRIPT_REFUSED = /^failed: \S+\/main\.js csp$/

/** A search that nobody waits for any more: suggestions have their own short deadline, and this machine may be busy. */
const LATE_SUGGESTIONS = /A search query failed: No answer within \d+ ms/

/** A customer's lists are read, and made, when the page rests; who signs out meanwhile misses nothing. */
const LISTS_BEGUN = /401.*\/product-lists\?siteId=\w+(&locale=[\w-]+)?\)?$/

/** Playwright's test, in a shop that must also work behind what is seen. */
export const test = base.extend<Shop>({
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
