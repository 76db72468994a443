import {getLocationSearch} from '@salesforce/pwa-kit-react-sdk/ssr/server/react-rendering'
import {getRuntime} from '@salesforce/pwa-kit-runtime/ssr/server/express'
import express, {type RequestHandler} from 'express'
import {startServer} from '../../tests/support/server/http-server'
import {processedUrl} from './processed-url'
import * as requestProcessor from './request-processor'

/** The kit's own first step for each request, with our request processor, and the query that it gives a page. */
const kit = (...handlers: RequestHandler[]) => {
    const app = express()
    const runtime = getRuntime()
    runtime._getRequestProcessor = () => requestProcessor
    Object.assign(app, {options: {}, _requestMonitor: {_responseStarted: () => undefined}})
    runtime._setupSSRRequestProcessorMiddleware(app)
    app.get('*', ...handlers, (req, res) => {
        res.json({path: req.originalUrl.split('?')[0], search: getLocationSearch(req)})
    })
    return startServer(app)
}

const shop = kit(processedUrl)
const asTheKitHasIt = kit()
afterAll(async () => {
    for (const server of [shop, asTheKitHasIt]) (await server).close()
})

const locationAt = async (server: typeof shop, address: string) =>
    (await fetch((await server).origin + address)).json()

test.each`
    address                                     | path                | search
    ${'/search?q='}                             | ${'/search'}        | ${''}
    ${'/search?q=&q=sofa'}                      | ${'/search'}        | ${'?q=sofa'}
    ${'/es-US/search?q=sofa&utm_source=mail'}   | ${'/es-US/search'}  | ${'?q=sofa'}
    ${'/store-locator?zip='}                    | ${'/store-locator'} | ${'?zip='}
    ${'/c/furniture?refine=&sort=&offset=25'}   | ${'/c/furniture'}   | ${'?offset=25'}
    ${'/c/furniture?refine=a%3DB&refine=a%3DA'} | ${'/c/furniture'}   | ${'?refine=a%3DA&refine=a%3DB'}
    ${'/search?q=a+b%26c'}                      | ${'/search'}        | ${'?q=a+b%26c'}
    ${'/cart?gclid=1'}                          | ${'/cart'}          | ${''}
`('a page at $address gets the query "$search", without "undefined"', async (row) => {
    const {address, path, search} = row

    expect(await locationAt(shop, address)).toEqual({path, search})
})

test('without our code the kit gives "undefined" for a dropped parameter: when this fails, remove our code', async () => {
    expect(await locationAt(asTheKitHasIt, '/search?q=')).toMatchObject({search: '?q=undefined'})
})
