import express, {type RequestHandler} from 'express'
import {Registry} from 'prom-client'
import {startServer} from '../../../tests/support/server/http-server'
import {createMetrics} from './metrics'
import {createQueueMetrics} from './queue-metrics'

const given: RequestHandler = (_req, res) => void res.send('a page')
const failed: RequestHandler = (_req, res) => void res.status(503).send()
const forwarded =
    (answer: RequestHandler): RequestHandler =>
    (req, res, next) => {
        res.locals.proxyRule = {}
        answer(req, res, next)
    }
const brokenOff: RequestHandler = (_req, res) => void res.write('half', () => res.destroy())

/** The metrics of a request for a page with this response. */
const countedOf = async (answer: RequestHandler): Promise<string[]> => {
    const {observe, registry} = createMetrics()
    const app = express()
    const closed = new Promise((resolve) => {
        app.use((_req, res, next) => {
            res.once('close', resolve)
            next()
        })
    })
    const shop = await startServer(app.use(observe, answer))
    const read = fetch(shop.origin).then((page) => page.text())
    await Promise.allSettled([read, closed])
    shop.close()
    const text = await registry.metrics()
    return text
        .split('\n')
        .filter((line) => /^storefront_request(s_total|_seconds_count)/.test(line))
}

test.each`
    status       | answer       | because
    ${'200'}     | ${given}     | ${'it was answered'}
    ${'503'}     | ${failed}    | ${'it failed'}
    ${'aborted'} | ${brokenOff} | ${'its response broke off'}
`('a request is counted once as $status, as $because', async ({status, answer}) => {
    await expect(countedOf(answer)).resolves.toEqual([
        'storefront_request_seconds_count{kind="page"} 1',
        `storefront_requests_total{kind="page",status="${status}"} 1`
    ])
})

/** The count of payments with this outcome, after a payment that was answered so, if one is given. */
const paymentsOf = async (
    outcome: string,
    answer?: RequestHandler
): Promise<string | undefined> => {
    const {observe, registry} = createMetrics()
    if (answer) {
        const shop = await startServer(express().use(observe, answer))
        const path = '/api/scapi/custom/submit-payment/v1/organizations/o/payment'
        await fetch(`${shop.origin}${path}`, {method: 'POST'}).then((paid) => paid.text())
        shop.close()
    }
    const text = await registry.metrics()
    return new RegExp(`step="payment",outcome="${outcome}"} (\\d+)`).exec(text)?.[1]
}

test.each`
    outcome      | answer               | count
    ${'unknown'} | ${undefined}         | ${'0'}
    ${'done'}    | ${undefined}         | ${'0'}
    ${'unknown'} | ${forwarded(failed)} | ${'1'}
    ${'done'}    | ${forwarded(given)}  | ${'1'}
    ${'done'}    | ${forwarded(failed)} | ${'0'}
    ${'unknown'} | ${failed}            | ${'0'}
`(
    'payments that ended $outcome are $count, also before the first one, and only those that were sent on (D-49)',
    async (row) => {
        await expect(paymentsOf(row.outcome, row.answer)).resolves.toBe(row.count)
    }
)

test('the queue’s mean length is the rate of the time that pages wait, also of a queue that nobody sees', async () => {
    const registry = new Registry()
    let now = 0
    const countQueue = createQueueMetrics(registry, () => now)

    for (const [at, length] of [
        [1000, 2],
        [1500, 3],
        [2000, 0],
        [9000, 1]
    ] as const) {
        now = at
        countQueue(length)
    }
    const text = await registry.metrics()

    // Two for half a second, three for another one.
    expect(text).toContain('storefront_queue_seconds_total 2.5')
    expect(text).toContain('storefront_queue_length 1')
})

test('cached content is counted by how it was served; before the renderer is there, as none', async () => {
    const {registry, watchContent} = createMetrics()
    const before = await registry.metrics()
    const served = {fresh: 90, fetched: 5, stale: 4, outdated: 1}

    watchContent(() => ({served, outdatedSeconds: 1200}))
    await registry.metrics()
    const text = await registry.metrics()

    expect(before).toContain('storefront_content_served_total{state="outdated"} 0')
    for (const [state, count] of Object.entries(served))
        expect(text).toContain(`storefront_content_served_total{state="${state}"} ${count}`)
    expect(text).toContain('storefront_content_outdated_seconds 1200')
})
