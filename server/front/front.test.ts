import pino from 'pino'
import {startServer} from '../../tests/support/server/http-server'
import {createCounts} from '../limits/counts'
import {createKnown} from '../shared/known'
import {callerBehind} from '../limits/limit-by-address'
import {processRequest} from '../ssr/request-processor'
import {createFront} from './front'
import {createMetrics} from './logs/metrics'

const nowhere = 'http://127.0.0.1:9'
const proxy = {
    upstreams: {commerceApi: nowhere, ocapi: nowhere, images: nowhere},
    siteId: 'Homeward',
    organizationId: 'o',
    clientId: 'c',
    now: () => new Date(),
    counts: createCounts(() => 0),
    known: createKnown(() => Date.now()),
    callerOf: callerBehind(0)
}

/** A shop in which each page shows its inputs: the kit trusts both headers as if the CDN had set them. */
const aShop = () =>
    startServer(
        createFront({
            kit: (req, res) => {
                const forwarded = req.headers['x-mobify-querystring']
                const {querystring} = processRequest({
                    path: req.path,
                    querystring: String(forwarded ?? req.url.split('?')[1] ?? ''),
                    headers: {getHeader: () => req.headers.cookie},
                    setRequestClass: (value) => {
                        req.headers['x-mobify-request-class'] = value
                    }
                })
                const requestClass = String(req.headers['x-mobify-request-class'] ?? '')
                res.send(`query "${querystring}", class "${requestClass}"`)
            },
            buildDir: '/nowhere',
            bundleId: 'b',
            proxy,
            log: pino({level: 'silent'}),
            metrics: createMetrics()
        })
    )

const fromTheEdge = {
    'x-mobify-request-class': '00123.90210',
    'x-mobify-querystring': 'q=something-else'
}

test.each`
    headers                                                 | page                                     | because
    ${{}}                                                   | ${'query "q=sofa", class ""'}            | ${'the query is in the address'}
    ${fromTheEdge}                                          | ${'query "q=sofa", class ""'}            | ${'only a CDN may set these headers'}
    ${{...fromTheEdge, cookie: 'store=00456.75024.chosen'}} | ${'query "q=sofa", class "00456.75024"'} | ${'the store is in the cookie'}
`(
    'the page depends only on its address and store: $page, as $because [D-01, D-02]',
    async ({headers, page}) => {
        const shop = await aShop()

        const answer = await fetch(`${shop.origin}/search?q=sofa`, {headers})

        const text = await answer.text()
        shop.close()

        expect(text).toBe(page)
    }
)

test('shoppers cannot read the metrics: their path is a page like any other', async () => {
    const shop = await aShop()

    const answer = await fetch(`${shop.origin}/metrics`)
    const text = await answer.text()
    shop.close()

    expect(text).toBe('query "", class ""')
})
