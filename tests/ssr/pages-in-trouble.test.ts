import {type Outcome, pages} from './page-outcomes'
import {
    aTroubledPlatform,
    type CallName,
    callNames,
    type TimedPage,
    troubles
} from './troubled-platform'

const platform = aTroubledPlatform()
afterEach(() => platform.recover())
afterAll(() => platform.close())

/** The deadline of a page, whatever the platform does (issue 4), in milliseconds. */
const longestWait = 2000

/** The deadline of its main content: what is missing then is not worth waiting for. */
const longestForParts = 1000

const mainOf = ({html}: TimedPage): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

const textOf = (html: string): string =>
    html
        .replace(/<!-- -->/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/&#x27;/g, "'")

/** The main content: the page's heading, its products and its links. */
const contentOf = (page: TimedPage) => {
    const main = mainOf(page)
    return {
        status: page.status,
        heading: textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(main)?.[1] ?? ''),
        products: main.split('<article').length - 1,
        isPending: main.includes('aria-busy')
    }
}

const expectErrorPage = (page: TimedPage, isSlow: boolean): void => {
    const text = textOf(mainOf(page))
    expect([page.status, page.cacheControl]).toEqual([isSlow ? 504 : 503, 'private, no-store'])
    expect(page.html).toMatch(/<header/)
    expect(text).toContain("This page isn't working")
    expect(text).toContain('Refresh the page')
    expect(text.includes('The store took too long to answer.')).toBe(isSlow)
}

/** A part is missing, or may be: then no cache stores the page for long. The geocoder's result is only a hint. */
const expectBrieflyCached = ({cacheControl}: TimedPage, call: CallName): void => {
    const seconds = Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0)
    if (call !== 'geocoder') expect(seconds).toBeLessThanOrEqual(60)
}

type Shown = Exclude<Outcome, 'error page'>

const expectOutcome = (page: TimedPage, well: TimedPage, outcome: Shown, call: CallName): void => {
    expectBrieflyCached(page, call)
    expect(page.tookMs).toBeLessThanOrEqual(longestForParts)
    if (outcome === 'whole') return expect(contentOf(page)).toEqual(contentOf(well))
    expect(contentOf(page)).toMatchObject({status: 200, isPending: false})
    expect(textOf(mainOf(page))).toContain(outcome.shows)
}

describe.each(pages)('$name', ({address, store, calls}) => {
    /** The page of a server that has just started, while all is well. */
    let well: TimedPage
    beforeAll(async () => {
        well = await platform.startServer()(address, store)
    })

    test('makes the calls in its table, and no others', () => {
        expect([...well.calls].sort()).toEqual(Object.keys(calls).sort())
    })

    const rows = callNames.flatMap((call) => {
        const outcome = calls[call]
        return outcome ? [{call, outcome, is: typeof outcome === 'string' ? outcome : 'shown'}] : []
    })
    const cases = rows.flatMap((row) => troubles.map((trouble) => ({...row, trouble})))

    test.each(cases)('while $call $trouble: $is', async ({call, outcome, trouble}) => {
        platform.put(call, trouble)

        const page = await platform.startServer()(address, store)

        expect(page.tookMs).toBeLessThan(longestWait)
        if (outcome === 'error page') expectErrorPage(page, trouble === 'never answers')
        else expectOutcome(page, well, outcome, call)
    })

    test('while no call is answered: the page is in time and complete', async () => {
        for (const call of callNames) platform.put(call, 'never answers')

        const page = await platform.startServer()(address, store)

        expect(page.tookMs).toBeLessThan(longestWait)
        expect(contentOf(page).heading).not.toBe('')
        // Only parts that browsers load may be busy.
        expect(contentOf(page).isPending && !contentOf(well).isPending).toBe(false)
    })
})

const hour = 3_600_000

test('data in the process cache is used at once, up to a day old', async () => {
    let now = Date.now()
    const open = platform.startServer(() => now)
    const well = await open('/cart')
    now += 23 * hour
    for (const call of ['menu', 'footer', 'preferences', 'store search'] as const) {
        platform.put(call, 'never answers')
    }

    const later = await open('/cart')

    expect(later.tookMs).toBe(0)
    expect([...later.calls]).toContain('menu')
    expect(later.html).toBe(well.html)
})

test.each(troubles)(
    'whether a missing product has moved is unknown while the call for its new address %s: no 404 (D-45)',
    async (trouble) => {
        const address = '/p/old-sofa/999999'
        const well = await platform.startServer()(address)
        platform.put('mapping', trouble)

        const page = await platform.startServer()(address)

        expect([...well.calls]).toContain('mapping')
        expect(contentOf(well)).toMatchObject({status: 404, isPending: false})
        expect(page.tookMs).toBeLessThan(longestWait)
        expectErrorPage(page, trouble === 'never answers')
    }
)
