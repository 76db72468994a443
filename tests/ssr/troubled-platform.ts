import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer, type RenderedPage} from '../support/shop/render-on-server'
import {unreadableAnswer} from '../unreadable/whole-answers'

/** Waits that do not depend on the clock: turns of the event loop, so that a busy machine changes nothing. */
const turnsOfQuiet = 20

const quiet = async (isPending: () => boolean): Promise<void> => {
    for (let still = 0; still < turnsOfQuiet; still += 1) {
        await new Promise((resolve) => setImmediate(resolve))
        if (isPending()) still = 0
    }
}

/**
 * Runs something on simulated time: whenever only timers are left, the clock jumps to the next one. Returns how long it
 * took by that clock, which is the same on every machine.
 */
export const onSimulatedTime = async <T>(
    work: () => Promise<T>,
    isBusy: () => boolean
): Promise<{value: T; tookMs: number}> => {
    jest.useFakeTimers({doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance']})
    try {
        const began = Date.now()
        let ended = false
        const result = work().finally(() => {
            ended = true
        })
        for (;;) {
            await quiet(isBusy)
            if (ended) return {value: await result, tookMs: Date.now() - began}
            if (jest.getTimerCount() === 0) throw new Error('It waits for what never comes')
            jest.advanceTimersToNextTimer()
        }
    } finally {
        jest.useRealTimers()
    }
}

/** The calls that pages make, by their paths as the sandbox's faults name them. */
const paths = {
    token: '/custom/cache-get-token/*/getcachetokenrac',
    'store search': '/store/*/store-search',
    stores: '/store/*/stores',
    geocoder: '/maps/api/geocode/json',
    menu: '/product/*/categories/root',
    category: '/product/*/categories/furniture*',
    preferences: '/custom/custom-prefs/*/getcustompreferences',
    footer: '/experience/*/pages/footer',
    content: '/experience/*/pages/*',
    search: '/custom/product/*/search',
    product: '/product/*/products/*',
    mapping: '/site/*/url-mapping',
    notice: '/custom-object/*/Notice/holiday-hours',
    disclosure: '/s/*/content/rental-disclosure'
}
export type CallName = keyof typeof paths

const harms = {
    'never answers': undefined,
    'answers 500': {kind: 'status', status: 500},
    'answers garbled': {kind: 'garble'},
    'breaks off': {kind: 'cut'},
    'is not there': {kind: 'drop'}
} as const

/** Answers under 200 that lack everything their contract promises (D-48). */
const unreadable = {
    'answers {}': 'an empty record',
    'answers a fault under 200': 'a fault of the platform'
} as const

export type Trouble = keyof typeof harms | keyof typeof unreadable

const isUnreadable = (trouble: Trouble): trouble is keyof typeof unreadable => trouble in unreadable

/** Every way in which a call can fail. */
export const troubles: readonly Trouble[] = [
    ...(['never answers', 'answers 500', 'answers garbled'] as const),
    ...(['breaks off', 'is not there', 'answers {}', 'answers a fault under 200'] as const)
]

/** All of them; if a path matches two, the first one. */
export const callNames: readonly CallName[] = [
    ...(['token', 'store search', 'stores', 'geocoder', 'menu', 'category'] as const),
    ...([
        'preferences',
        'footer',
        'content',
        'search',
        'product',
        'mapping',
        'notice',
        'disclosure'
    ] as const)
]

const nameOf = (path: string): CallName => {
    const name = callNames.find((each) =>
        new RegExp(`^${paths[each].replaceAll('*', '.*')}$`).test(path)
    )
    if (!name) throw new Error(`No page is known to call ${path}`)
    return name
}

/** A connection that never gets a response. */
const never = ({signal}: Request): Promise<Response> =>
    new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), {once: true})
    })

const closed = (): never => {
    throw new TypeError('fetch failed')
}

export type TimedPage = RenderedPage & {tookMs: number; calls: Set<CallName>}

/** Simulated milliseconds. */
const deadlines = {deadlineMs: 4000, thirdPartyDeadlineMs: 600, pageDeadlineMs: 1500}

/** A sandbox whose calls can be made to fail, and servers that have just started on it. */
export const aTroubledPlatform = () => {
    const sandbox = testSandbox()
    const hanging = new Set<CallName>()
    const unreadably = new Map<CallName, keyof typeof unreadable>()

    const startServer = (now?: () => number) => {
        let pendingCount = 0
        let calls = new Set<CallName>()
        const network: typeof fetch = async (input, init) => {
            const request = new Request(input, init)
            const name = nameOf(new URL(request.url).pathname)
            calls.add(name)
            if (hanging.has(name)) return never(request)
            const answer = unreadably.get(name)
            if (answer) return unreadableAnswer(unreadable[answer])
            pendingCount += 1
            return sandbox
                .handle(request)
                .catch(closed)
                .finally(() => (pendingCount -= 1))
        }
        const server = aServer(network, now, {}, {deadlines})
        return async (address: string, store?: string): Promise<TimedPage> => {
            calls = new Set()
            const {value, tookMs} = await onSimulatedTime(
                () => server.render(address, store),
                () => pendingCount > 0
            )
            return {...value, tookMs, calls}
        }
    }

    return {
        startServer,
        put: (name: CallName, trouble: Trouble): void => {
            if (isUnreadable(trouble)) return void unreadably.set(name, trouble)
            const harm = harms[trouble]
            if (harm) sandbox.faults.add({path: paths[name], harm})
            else hanging.add(name)
        },
        recover: (): void => {
            sandbox.faults.clear()
            hanging.clear()
            unreadably.clear()
        },
        close: sandbox.close
    }
}
