import type {inBrowser} from './in-browser'

/**
 * What may happen to a call on its way: nothing of it is done; or all of it, and the answer is lost; or the line with it,
 * as when a tab is closed at the worst moment.
 */
export const harms = ['refused', 'dropped', 'lost', 'lost for good'] as const

export type Harm = (typeof harms)[number]

const refusal = (status: number): Response =>
    new Response('{}', {status, headers: {'content-type': 'application/json'}})

/** Does harm to one call of a browser, the so-manyeth that a shopper's own platform is asked from now on. */
export const hostileCalls = ({server}: Pick<ReturnType<typeof inBrowser>, 'server'>) => {
    let planned: {at: number; harm: Harm} | null = null
    let seen = 0
    let isPassing = false

    server.answerInstead(async (url, request) => {
        if (isPassing || !url.pathname.startsWith('/mobify/proxy/')) return undefined
        const number = seen
        seen += 1
        if (!planned || number < planned.at) return undefined
        const {at, harm} = planned
        if (number > at && harm === 'lost for good') throw new TypeError('Failed to fetch')
        if (number > at) return undefined
        if (harm === 'refused') return refusal(503)
        if (harm === 'dropped') throw new TypeError('Failed to fetch')
        isPassing = true
        await server.fetch(request)
        isPassing = false
        return refusal(504)
    })

    return {
        /** Counts anew, and harms the call of this number, or none. */
        plan: (next: {at: number; harm: Harm} | null) => {
            planned = next
            seen = 0
        },
        /** How many calls there were since. */
        count: () => seen
    }
}
