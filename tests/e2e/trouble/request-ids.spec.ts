import {execFile} from 'node:child_process'
import {promisify} from 'node:util'
import {sandboxOf} from '../support/shops'
import {expect, test} from '../support/test'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test('two requests for a page have different ids and the same HTML, without either id [D-01]', async ({
    baseURL
}) => {
    const pages = []
    for (const id of ['', '', 'given-by-a-proxy']) {
        const response = await fetch(`${baseURL}/c/furniture`, {headers: {'x-correlation-id': id}})
        expect(response.status).toBe(200)
        pages.push({id: response.headers.get('x-correlation-id'), html: await response.text()})
    }
    const [first, second, third] = pages

    expect([first?.id, second?.id]).toEqual([
        expect.stringMatching(uuid),
        expect.stringMatching(uuid)
    ])
    expect(first?.id).not.toBe(second?.id)
    expect(third?.id).toBe('given-by-a-proxy')
    expect(second?.html).toBe(first?.html)
    expect(third?.html).toBe(first?.html)
})

/** Calls the bundle as Managed Runtime does, twice for the home page, and writes what it answers. */
const program = `
    const {get, app} = require(require('node:path').resolve('build/ssr.js'))
    const call = (path) =>
        new Promise((resolve, reject) =>
            get(
                {
                    httpMethod: 'GET',
                    path,
                    resource: '/{proxy+}',
                    headers: {host: 'shop.example', 'user-agent': 'a browser'},
                    multiValueHeaders: {},
                    queryStringParameters: null,
                    multiValueQueryStringParameters: null,
                    requestContext: {identity: {sourceIp: '192.0.2.1'}},
                    body: null,
                    isBase64Encoded: false
                },
                {},
                (error, response) => (error ? reject(error) : resolve(response))
            )
        )
    const run = async () => {
        const pages = [await call('/'), await call('/')]
        const left = app._requestMonitor._pendingResponses.ids
        const answers = pages.map(({statusCode, headers}) => [statusCode, headers['x-correlation-id']])
        process.stdout.write('\\nanswers: ' + JSON.stringify({answers, left}) + '\\n', () => process.exit(0))
    }
    run()`

test('on Managed Runtime every page is answered, with its own id, and none is left open', async ({
    baseURL
}) => {
    const {stdout} = await promisify(execFile)(process.execPath, ['-e', program], {
        timeout: 180_000,
        env: {
            ...process.env,
            NODE_ENV: 'production',
            AWS_LAMBDA_FUNCTION_NAME: 'managed-runtime',
            BUNDLE_ID: 'b',
            DEPLOY_TARGET: 'production',
            EXTERNAL_DOMAIN_NAME: 'shop.example',
            MOBIFY_PROPERTY_ID: 'storefront',
            MRT_ALLOW_COOKIES: 'true',
            MRT_ENABLE_HTTPONLY_SESSION_COOKIES: 'true',
            SESSION_SECRET: 'a secret of this test',
            DEVICE_SECRET: 'another secret of this test',
            SANDBOX_PORT: new URL(sandboxOf(baseURL ?? '')).port,
            UPSTREAM_DEADLINE_MS: '10000',
            PAGE_DEADLINE_MS: '10000'
        }
    })
    const {answers, left} = JSON.parse(/^answers: (.*)$/m.exec(stdout)?.[1] ?? '{}')

    expect(answers).toEqual([
        [200, expect.stringMatching(uuid)],
        [200, expect.stringMatching(uuid)]
    ])
    expect(answers[0][1]).not.toBe(answers[1][1])
    expect(left).toEqual([])
})
