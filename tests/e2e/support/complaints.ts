import type {BrowserContext, ConsoleMessage, Request, Response} from '@playwright/test'

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
