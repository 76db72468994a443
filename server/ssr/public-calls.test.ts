import {once} from 'node:events'
import {get} from 'node:http'
import express from 'express'
import {declaredReads} from '@app/routing/route/declared'
import {layoutReads} from '@app/shell/layout/layout-queries'
import {shopRoutes} from '@app/shop-routes'
import {startServer} from '../../tests/support/server/http-server'
import {createCounts} from '../limits/counts'
import {callerBehind} from '../limits/limit-by-address'
import {publicRules} from '../proxy/proxy-rules'
import {publicCalls, publicRead} from './public-calls'

const organizationId = 'f_ecom_hmwd_001'
const org = `organizations/${organizationId}`
const rules = publicRules({organizationId})
const reads = [...layoutReads, ...declaredReads(shopRoutes)]
const read = (method: string, path: string, commerceApi = 'https://platform.example/api') =>
    publicRead({commerceApi, rules, reads}, method, path)

/** The shop's responses to such calls, with a platform made by the test. */
const callsTo = (commerceApi: string) =>
    publicCalls({
        upstreams: {commerceApi, deadlineMs: 4000},
        organizationId,
        siteId: 'Homeward',
        reads,
        token: () => Promise.resolve('a-token'),
        counts: createCounts(() => 0),
        callerOf: callerBehind(0)
    })

test.each`
    method    | path                                                                                     | allowed
    ${'GET'}  | ${`/product/shopper-products/v1/${org}/products/1`}                                      | ${true}
    ${'POST'} | ${`/custom/product/v1/${org}/search`}                                                    | ${true}
    ${'GET'}  | ${`/custom/product/v1/${org}/search`}                                                    | ${false}
    ${'POST'} | ${`/custom/product/v1/${org}/search/delete`}                                             | ${false}
    ${'GET'}  | ${`/checkout/shopper-baskets/v1/${org}/baskets/1`}                                       | ${false}
    ${'GET'}  | ${`/customer/shopper-customers/v1/${org}/customers/1`}                                   | ${false}
    ${'GET'}  | ${`/product/shopper-products/v1/../../../checkout/baskets`}                              | ${false}
    ${'GET'}  | ${`/custom-object/shopper-custom-objects/v1/${org}/custom-objects/Notice/holiday-hours`} | ${true}
    ${'GET'}  | ${`/custom-object/shopper-custom-objects/v1/${org}/custom-objects/Secret/holiday-hours`} | ${false}
    ${'PUT'}  | ${`/product/shopper-products/v1/${org}/products/1`}                                      | ${false}
    ${'GET'}  | ${`/product/shopper-products/v1/organizations/other/products/1`}                         | ${false}
    ${'GET'}  | ${`/product/shopper-products/v1/${org}/products/1/more`}                                 | ${false}
    ${'GET'}  | ${`/product/shopper-products/v1/${org}//products/1`}                                     | ${false}
    ${'GET'}  | ${`/custom/google/v1/${org}/getgoogleapi?address=75024`}                                 | ${false}
`('$method $path without a session: $allowed', ({method, path, allowed}) => {
    expect(read(method, path) !== undefined).toBe(allowed)
})

const products = '/product/shopper-products/v1'
test.each`
    path                                                        | because
    ${`${products}/%2e%2e/%2e%2e/%2e%2e/checkout/v1/baskets/1`} | ${'%2e is a dot'}
    ${`${products}/.%2E/%2E./../checkout/v1/baskets/1`}         | ${'so is half of one'}
    ${`${products}/..\\..\\..\\checkout/v1/baskets/1`}          | ${'a backslash is a slash'}
    ${`${products}/..%2f..%2F..%2fcheckout/v1/baskets/1`}       | ${'%2f may be read as a slash'}
    ${`${products}/x%5c..%5C..%5ccheckout/v1/baskets/1`}        | ${'%5c may be read as a backslash'}
    ${`${products}/%252e%252e/checkout/v1/baskets/1`}           | ${'%25 may be read twice'}
    ${`${products}/..;/..;/checkout/v1/baskets/1`}              | ${'some servers drop what follows a semicolon'}
    ${'/../product/shopper-products/v1/x'}                      | ${'it leaves the API for what is beside it'}
`('a path cannot leave the public calls: $path, as $because', ({path}) => {
    expect(read('GET', path)).toBeUndefined()
})

test('a public read is sent below the API’s own path, with its query', () => {
    const url = read('GET', `${products}/${org}/products?ids=1`)

    expect(url?.href).toBe(`https://platform.example/api${products}/${org}/products?ids=1`)
})

test.each`
    path                                                        | because
    ${`${products}/%2e%2e/%2e%2e/%2e%2e/checkout/v1/baskets/1`} | ${'it leads out of what is public'}
    ${`/custom/google/v1/${org}/getgoogleapi?address=75024`}    | ${'the shop pays for it: browsers ask /api, where calls are counted'}
`('$path is refused without calling the platform, as $because', async ({path}) => {
    const reached: (string | undefined)[] = []
    const platform = await startServer((req, res) => {
        reached.push(req.url)
        res.end('{}')
    })
    const shop = await startServer(express().use(callsTo(platform.origin)))

    // fetch would resolve the dots itself.
    const {port} = new URL(shop.origin)
    const [answer] = await once(get({host: '127.0.0.1', port, path}), 'response')
    answer.resume()
    platform.close()
    shop.close()

    expect([answer.statusCode, reached]).toEqual([404, []])
})

const platformBody = '{"from":"platform"}'

/** What a browser gets when the platform responds like this. */
const answered = async (path: string, status: number, platformAnswer = platformBody) => {
    const platform = await startServer((_req, res) => {
        res.writeHead(status, {'content-type': 'application/json'}).end(platformAnswer)
    })
    const shop = await startServer(express().use(callsTo(platform.origin)))
    const response = await fetch(`${shop.origin}${path}`)
    const body = await response.text()
    platform.close()
    shop.close()
    return [response.status, body, response.headers.get('cache-control')]
}

const product = `/product/shopper-products/v1/${org}/products/1`
const mapping = `/site/shopper-seo/v1/${org}/url-mapping`
test.each`
    path       | status | given                                                 | because
    ${product} | ${200} | ${[200, platformBody, 'private, max-age=60']}         | ${'it may be cached for a minute'}
    ${product} | ${404} | ${[404, platformBody, 'no-store']}                    | ${'a failure is not cached'}
    ${product} | ${503} | ${[503, platformBody, 'no-store']}                    | ${'trouble may be over the next moment'}
    ${mapping} | ${200} | ${[200, platformBody, 'private, max-age=60']}         | ${'there is a mapping'}
    ${mapping} | ${404} | ${[200, '{"destination":""}', 'private, max-age=60']} | ${'no mapping is an answer, and no error in the console'}
    ${mapping} | ${503} | ${[503, platformBody, 'no-store']}                    | ${'that is a failure'}
`(
    'if $path returns $status the browser gets $given, as $because',
    async ({path, status, given}) => {
        await expect(answered(path, status)).resolves.toEqual(given)
    }
)

test('a platform that is too busy says in JSON for how long to wait, and so do we (D-49)', async () => {
    const platform = await startServer((_req, res) => {
        res.writeHead(429, {'content-type': 'application/json', 'retry-after': '30'}).end('{}')
    })
    const shop = await startServer(express().use(callsTo(platform.origin)))

    const {status, headers} = await fetch(shop.origin + product)
    platform.close()
    shop.close()

    expect([status, headers.get('retry-after')]).toEqual([429, '30'])
})

test.each(['{"from":"plat\u0000<!--', '<html>', ''])(
    'a response that is not JSON (%j) is a failure, and not cached for a minute',
    async (body) => {
        const [status, , cacheControl] = await answered(product, 200, body)

        expect([status, cacheControl]).toEqual([502, 'no-store'])
    }
)

test('an address has a limit of calls a minute, and further calls do not reach the platform', async () => {
    let reached = 0
    const platform = await startServer((_req, res) => {
        reached += 1
        res.writeHead(200, {'content-type': 'application/json'}).end('{}')
    })
    const counts = createCounts(() => 0)
    await counts.add('proxies 127.0.0.1', 60_000, 1199)
    const shop = await startServer(
        express().use(
            publicCalls({
                upstreams: {commerceApi: platform.origin, deadlineMs: 4000},
                organizationId,
                siteId: 'Homeward',
                reads,
                counts,
                callerOf: () => '127.0.0.1',
                token: () => Promise.resolve('a-token')
            })
        )
    )

    const statuses = [await fetch(shop.origin + product), await fetch(shop.origin + product)]
    platform.close()
    shop.close()

    expect(statuses.map(({status}) => status)).toEqual([200, 429])
    expect(reached).toBe(1)
})

test('a previewed session reads with its own token, or with everybody’s before it has begun and after it is over; no browser stores it', async () => {
    const tokens: (string | undefined)[] = []
    const platform = await startServer((req, res) => {
        tokens.push(req.headers.authorization)
        const status = req.headers.authorization === 'Bearer over' ? 401 : 200
        res.writeHead(status, {'content-type': 'application/json'}).end('{}')
    })
    const previewing = async (own?: string): Promise<Response> => {
        const calls = publicCalls({
            upstreams: {commerceApi: platform.origin, deadlineMs: 4000},
            organizationId,
            siteId: 'Homeward',
            reads,
            counts: createCounts(() => 0),
            callerOf: callerBehind(0),
            token: () => Promise.resolve('a-token'),
            preview: {isProved: () => true, tokenIn: () => own}
        })
        const shop = await startServer(express().use(calls))
        const answer = await fetch(shop.origin + product)
        shop.close()
        return answer
    }

    const own = await previewing('own')
    const over = await previewing('over')
    const notBegun = await previewing()
    platform.close()

    expect(tokens).toEqual(['Bearer own', 'Bearer over', 'Bearer a-token', 'Bearer a-token'])
    for (const {status, headers} of [own, over, notBegun])
        expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test.each([
    [65_536, 200],
    [65_537, 413]
])('a call of %d bytes gets %d', async (bytes, status) => {
    let reached = 0
    const platform = await startServer((req, res) => {
        reached += 1
        req.resume()
        res.writeHead(200, {'content-type': 'application/json'}).end('{}')
    })
    const shop = await startServer(express().use(callsTo(platform.origin)))

    const answer = await fetch(`${shop.origin}/custom/product/v1/${org}/search`, {
        method: 'POST',
        body: 'a'.repeat(bytes)
    })
    await answer.text()
    platform.close()
    shop.close()

    expect([answer.status, reached]).toEqual([status, status === 200 ? 1 : 0])
})
