import express, {type RequestHandler} from 'express'
import {startServer} from '../../../tests/support/server/http-server'
import {createMetrics} from './metrics'

const given: RequestHandler = (_req, res) => void res.send('a page')
const failed: RequestHandler = (_req, res) => void res.status(503).send()
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
