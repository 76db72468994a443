import type {inBrowser} from '../browser/in-browser'

/**
 * What may go wrong with a call: it is not done; or it is done and the response is lost; or the connection is lost too,
 * as when a tab is closed at the worst moment.
 */
export const harms = ['refused', 'dropped', 'lost', 'lost for good'] as const

/** What a call that is done may return instead of its response. */
export const garblings = ['a page', 'nothing', 'other kinds of values'] as const

export type Garbling = (typeof garblings)[number]

/** 'late': the call is done, and its response arrives after the page has stopped waiting. */
export type Harm = (typeof harms)[number] | Garbling | 'late'

const refusal = (status: number): Response =>
    new Response('{}', {status, headers: {'content-type': 'application/json'}})

/** The same response with every value of another type. */
const ofOtherKinds = (value: unknown): unknown => {
    if (Array.isArray(value)) return {}
    if (typeof value === 'string') return 7
    if (typeof value !== 'object' || value === null) return ['perhaps']
    return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, ofOtherKinds(part)])
    )
}

const garbled: Record<Garbling, (answer: Response) => Promise<Response>> = {
    'a page': () =>
        Promise.resolve(
            new Response('<!doctype html><title>Sign in to the network</title>', {
                headers: {'content-type': 'text/html'}
            })
        ),
    nothing: () => Promise.resolve(new Response('')),
    'other kinds of values': async (answer) => {
        const text = await answer.text()
        return Response.json(text === '' ? [] : ofOtherKinds(JSON.parse(text)))
    }
}

const isGarbling = (harm: Harm): harm is Garbling => garblings.some((each) => each === harm)

/** Longer than a browser waits for any call, in milliseconds. */
const lateMs = 15_000

/** Harms one of a shopper's calls to the platform, by its number from now on. */
export const hostileCalls = (
    {server}: Pick<ReturnType<typeof inBrowser>, 'server'>,
    /** Only calls whose address begins with this are counted. */
    counted = /^\/api\/(?:scapi|ocapi)\//
) => {
    let planned: {at: number; harm: Harm} | null = null
    let seen = 0
    let harmed: string | null = null
    let isPassing = false
    let isComing = false

    server.answerInstead(async (url, request) => {
        if (isPassing || !counted.test(url.pathname)) return undefined
        const number = seen
        seen += 1
        if (!planned || number < planned.at) return undefined
        const {at, harm} = planned
        if (number > at && harm === 'lost for good') throw new TypeError('Failed to fetch')
        if (number > at) return undefined
        harmed = url.pathname
        if (harm === 'refused') return refusal(503)
        if (harm === 'dropped') throw new TypeError('Failed to fetch')
        isPassing = true
        const answer = await server.fetch(request)
        isPassing = false
        if (isGarbling(harm)) return garbled[harm](answer)
        if (harm !== 'late') return refusal(504)
        isComing = true
        await new Promise((resolve) => setTimeout(resolve, lateMs))
        isComing = false
        return answer
    })

    return {
        /** Starts to count again, and harms the call of this number, or none. */
        plan: (next: {at: number; harm: Harm} | null) => {
            planned = next
            seen = 0
            harmed = null
        },
        /** How many calls were made since then. */
        count: () => seen,
        /** Whether a late response is still pending. */
        isComing: () => isComing,
        /** The path of the harmed call; null if there is none yet. */
        harmed: () => harmed
    }
}
