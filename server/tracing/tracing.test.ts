import {execFile} from 'node:child_process'
import {promisify} from 'node:util'
import {z} from 'zod'
import type {TracedRequest, TracedRun} from '../../tests/support/server/traced-shop'

const Attribute = z.object({key: z.string(), value: z.record(z.string(), z.unknown())})
const ExportedSpan = z.object({
    name: z.string(),
    traceId: z.string(),
    spanId: z.string(),
    parentSpanId: z.string().optional(),
    startTimeUnixNano: z.string(),
    endTimeUnixNano: z.string(),
    attributes: z.array(Attribute)
})
const Exported = z.object({
    resourceSpans: z.array(
        z.object({
            resource: z.object({attributes: z.array(Attribute)}),
            scopeSpans: z.array(z.object({spans: z.array(ExportedSpan)}))
        })
    )
})

const Result = z.object({
    collected: z.array(z.string()),
    sent: z.array(z.object({path: z.string(), traceparent: z.string().optional()})),
    otherHost: z.string()
})

const payment = '/custom/submit-payment/v1/organizations/f_ecom_hmwd_001/payment'

/** What a shop with traces sends to its collector, to the platform and to others while it answers these requests. */
const traced = async (requests: TracedRequest[], ratio = 1) => {
    const given: TracedRun = {ratio, requests}
    const {stdout} = await promisify(execFile)(process.execPath, [
        '--import',
        'tsx',
        'tests/support/server/traced-shop.ts',
        JSON.stringify(given)
    ])
    const result = Result.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
    const spans = result.collected
        .flatMap((each) => Exported.parse(JSON.parse(each)).resourceSpans)
        .flatMap(({scopeSpans}) => scopeSpans)
        .flatMap((scope) => scope.spans)
        .map(({attributes, ...span}) => ({
            ...span,
            is: Object.fromEntries(attributes.map(({key, value}) => [key, Object.values(value)[0]]))
        }))
    return {...result, spans}
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const fromBrowser = {traceparent: `00-${traceId}-00f067aa0ba902b7-01`}

test('a page is a span with its route, and has its render and its calls in it, in the trace that the browser began', async () => {
    const {spans, otherHost} = await traced([{path: '/p/a-sofa', headers: fromBrowser}])
    const page = spans.find(({name}) => name === 'GET product')
    const within = spans.filter(({parentSpanId}) => parentSpanId === page?.spanId)

    expect(page).toMatchObject({
        traceId,
        parentSpanId: '00f067aa0ba902b7',
        is: {
            'http.request.method': 'GET',
            'http.route': 'product',
            'http.response.status_code': 200,
            'storefront.kind': 'page',
            'storefront.outcome': 'done'
        }
    })
    expect(within.map(({name}) => name).sort()).toEqual([
        `GET ${otherHost}`,
        'GET shopper-products',
        'render'
    ])
    expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]))
    const outcomes = within.map(({name, is}) => [name, is['storefront.outcome']])
    expect(Object.fromEntries(outcomes)).toMatchObject({
        'GET shopper-products': 'done',
        [`GET ${otherHost}`]: 'unknown'
    })
})

test('a call that is sent on is a span with the API’s name and how it ended, and the platform continues the trace', async () => {
    const {spans, sent} = await traced([
        {
            path: `/api/scapi${payment}?siteId=Homeward`,
            method: 'POST',
            headers: {
                ...fromBrowser,
                cookie: 'cc-at_Homeward=a.b.c',
                'content-type': 'application/json'
            },
            body: JSON.stringify({idempotencyKey: 'a-key-of-8'})
        },
        {path: '/p/a-sofa'}
    ])
    const call = spans.find(({name, is}) => name.endsWith('submit-payment') && is['server.address'])
    const own = spans.find(({spanId}) => spanId === call?.parentSpanId)

    expect(own).toMatchObject({traceId, is: {'storefront.kind': 'proxy'}})
    expect(sent.find(({path}) => path.includes('submit-payment'))?.traceparent).toBe(
        `00-${traceId}-${call?.spanId}-01`
    )
    // Nobody but the platform is sent a trace.
    expect(sent.find(({path}) => path === '/')?.traceparent).toBeUndefined()
})

const sentinels = [
    'anna@example.com',
    'a-sofa-of-anna',
    'tok_4111111111111111',
    'eyJhbGciOi',
    '123-45-6789',
    'agreement-77001',
    'of-the-browser'
]

test('no trace has anything of a shopper: no address, query, cookie, header or body', async () => {
    const headers = {
        ...fromBrowser,
        tracestate: 'vendor=of-the-browser',
        baggage: 'email=anna@example.com',
        cookie: 'cc-at_Homeward=eyJhbGciOi.b.c',
        referer: 'https://shop.example/?email=anna@example.com',
        'user-agent': 'of-the-browser',
        'content-type': 'application/json'
    }
    const body = JSON.stringify({token: 'tok_4111111111111111', ssn: '123-45-6789'})

    const {spans, collected} = await traced([
        {path: '/p/a-sofa-of-anna?email=anna@example.com', headers},
        {path: '/api/agreements/agreement-77001?ssn=123-45-6789', headers},
        {path: `/api/scapi${payment}?siteId=anna@example.com`, method: 'POST', headers, body},
        {path: '/no/anna@example.com', headers}
    ])
    const exported = decodeURIComponent(collected.join('\n'))

    expect(spans.length).toBeGreaterThan(6)
    expect(spans.map(({name}) => name)).toContain('GET /api/agreements/:id')
    expect(sentinels.filter((each) => exported.includes(each))).toEqual([])
})

test('who sends a trace can ask for less, not for more: of a ratio of 0 nothing is recorded', async () => {
    const {collected} = await traced([{path: '/p/a-sofa', headers: fromBrowser}], 0)

    expect(collected).toEqual([])
})

test('a trace that cannot be one begins a new one', async () => {
    const wrong = ['00-xyz', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'anna@example.com']

    const {spans} = await traced(
        wrong.map((traceparent) => ({path: '/p/a-sofa', headers: {traceparent}}))
    )

    const pages = spans.filter(({name}) => name === 'GET product')
    expect(pages).toHaveLength(wrong.length)
    expect(new Set(pages.map((page) => page.traceId)).size).toBe(wrong.length)
    for (const page of pages) expect(page.parentSpanId ?? '').toBe('')
})

test('without a collector nothing of OpenTelemetry is loaded with the server', async () => {
    const program = `
        require('./server/serve')
        const loaded = Object.keys(require.cache).filter((file) => file.includes('@opentelemetry'))
        console.log(JSON.stringify(loaded))`
    const {stdout} = await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', program])

    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual([])
})
