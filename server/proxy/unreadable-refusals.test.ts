import express from 'express'
import {createCommerce} from '@app/commerce/client'
import {isNotFound, outcomeOf} from '@app/commerce/outcome/outcome'
import {startServer} from '../../tests/support/server/http-server'
import {wasPriceRules} from '../../tests/support/values/builders'
import {proxies} from '../front/proxy/commerce-proxy'
import {createCounts} from '../limits/counts'
import {callerBehind} from '../limits/limit-by-address'
import {createKnown} from '../shared/known'
import {publicCalls} from '../ssr/public-calls'

const organizationId = 'o'
const page = '<!doctype html><title>Sorry</title>'

type Answer = {status: number; type?: string; body?: string; retryAfter?: string}
let answer: Answer = {status: 200}

const platform = startServer((_req, res) => {
    const {status, type = 'text/html', body = page, retryAfter} = answer
    res.writeHead(status, {'content-type': type, ...(retryAfter && {'retry-after': retryAfter})})
    res.end(body)
})

/** Our server in front of the platform, with a session's calls and the calls that need none. */
const opened = (async () => {
    const {origin} = await platform
    const shared = {
        organizationId,
        counts: createCounts(() => 0),
        callerOf: callerBehind(0)
    }
    const shop = await startServer(
        express()
            .use(
                proxies({
                    ...shared,
                    upstreams: {commerceApi: origin, ocapi: origin, images: origin},
                    siteId: 'Homeward',
                    clientId: 'c',
                    now: () => new Date(),
                    known: createKnown(() => Date.now()),
                    warn: () => undefined
                })
            )
            .use(
                '/api/commerce',
                publicCalls({
                    ...shared,
                    siteId: 'Homeward',
                    upstreams: {commerceApi: origin, deadlineMs: 4000},
                    reads: ['products'],
                    token: () => Promise.resolve('a-token')
                })
            )
    )
    return shop
})()
afterAll(async () => {
    const [shop, upstream] = [await opened, await platform]
    shop.close()
    upstream.close()
})

/** What a browser's client makes of a call through our server. */
const failureOf = async (mount: string, path: string, body?: object): Promise<unknown> => {
    const {origin} = await opened
    const commerce = createCommerce({
        siteId: 'Homeward',
        locale: 'en-US',
        organizationId,
        clientId: 'c',
        base: {api: origin + mount, ocapi: origin},
        deadlineMs: 4000,
        today: () => '2030-02-01',
        wasPriceRules,
        token: () => Promise.resolve(null),
        fetch: (input, init) => {
            const headers = new Headers(init?.headers)
            headers.set('cookie', 'cc-at_Homeward=a-token')
            headers.set('sec-fetch-site', 'same-origin')
            return fetch(input, {...init, headers})
        },
        bff: () => Promise.reject(new Error('Nobody calls it'))
    })
    return commerce.fetch({path, ...(body && {body})}).then(
        () => undefined,
        (error: unknown) => error
    )
}

const payment = '/custom/submit-payment/v1/organizations/{org}'
const refusals = [400, 402, 403, 404, 409, 410, 413, 422]

test.each(refusals)(
    'a web page of a gateway with the status %i, in place of a payment’s answer, is no refusal in the browser either (D-49)',
    async (status) => {
        answer = {status}

        const paid = await failureOf('/api/scapi', `${payment}/payment`, {amount: 1})
        const lookedUp = await failureOf('/api/scapi', `${payment}/status`, {key: 'one'})

        expect(outcomeOf(paid)).toEqual({end: 'unknown'})
        expect([outcomeOf(lookedUp), isNotFound(lookedUp)]).toEqual([{end: 'unknown'}, false])
    }
)

test.each(refusals)('a %i of the platform itself stays one (D-49)', async (status) => {
    const type = 'https://errors.example/errors/no'
    answer = {status, type: 'application/problem+json', body: JSON.stringify({type})}

    const failure = await failureOf('/api/scapi', `${payment}/payment`, {amount: 1})

    expect(outcomeOf(failure)).toEqual({end: 'refused', status, type: 'no'})
})

test.each([404, 410])(
    'a web page with the status %i says of no product that it does not exist (D-48)',
    async (status) => {
        const path = '/product/shopper-products/v1/organizations/{org}/products/1'
        answer = {status}

        for (const mount of ['/api/scapi', '/api/commerce'])
            expect(await failureOf(mount, path)).not.toMatchObject({code: 'not-found'})
    }
)

test.each`
    status | shown
    ${401} | ${401}
    ${408} | ${408}
    ${425} | ${425}
    ${429} | ${429}
    ${500} | ${502}
    ${503} | ${502}
`('a web page with the status $status is a $shown, with the time to wait (D-49)', async (row) => {
    answer = {status: row.status, retryAfter: '30'}

    for (const [mount, path, body] of [
        ['/api/scapi', `${payment}/payment`, {amount: 1}],
        ['/api/commerce', '/product/shopper-products/v1/organizations/{org}/products/1']
    ] as const)
        expect(await failureOf(mount, path, body)).toMatchObject({
            status: row.shown,
            tryAgainIn: 30
        })
})
