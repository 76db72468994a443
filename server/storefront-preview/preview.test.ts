import express, {type RequestHandler, urlencoded} from 'express'
import {testSandbox} from '../../sandbox/tests/test-sandbox'
import {startExpress} from '../../tests/support/server/http-server'
import {withoutPreview} from '../front/guards'
import {securityHeaders} from '../ssr/security-headers'
import {framed} from './frame'
import {takePreviewKey} from './key-form'
import {createPreview} from './preview'
import {previewPage} from './preview-page'

const parent = 'https://runtime.commercecloud.com'
const secrets = 'the-newest-secret, the-one-before-it'
const day = 24 * 60 * 60 * 1000
const allowed = {
    redirectHosts: [],
    thirdParties: {
        identityProvider: '',
        cardFrame: '',
        videoPlayer: '',
        scriptOrigins: ['https://tags.example'],
        wallets: {}
    }
}

const previewOf = (origins: readonly string[], siteId = 'Homeward', now = 0, isSecure = true) =>
    createPreview({origins, secrets, siteId, isSecure, now: () => now})

/** The cookie by which a browser proves that its editor has typed the key. */
const proof = previewOf([parent]).proof().split(';')[0] ?? ''

type Sent = {
    parents?: readonly string[]
    path?: string
    headers?: Record<string, string>
    form?: Record<string, string>
}

/** An answer of a shop that these may frame, as the server in front and the kit's app answer together. */
const answerOf = async ({parents = [], path = '/', headers = {}, form}: Sent) => {
    const reached: unknown[] = []
    const kit: RequestHandler = (req, res) => {
        reached.push(req.headers['sec-fetch-dest'], req.headers['x-pwakit-preview-parent'])
        res.set('Cache-Control', 'public, s-maxage=300').send('<html><head></head></html>')
    }
    const preview = previewOf(parents)
    const shop = await startExpress(
        (_req, res, next) => {
            res.set({'x-frame-options': 'DENY', date: 'then'})
            next()
        },
        withoutPreview(parents),
        framed(preview),
        securityHeaders(true, allowed, (page) => page === '/card', parents),
        express
            .Router()
            .post('/api/preview', urlencoded({extended: false}), takePreviewKey(preview)),
        previewPage(preview),
        kit
    )
    const answer = await fetch(shop.address + path, {
        headers,
        redirect: 'manual',
        ...(form && {method: 'POST', body: new URLSearchParams(form)})
    })
    const body = await answer.text()
    shop.close()
    const own = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'keep-alive'))
    return {status: answer.status, headers: own, body, reached}
}

const inFrame = {'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', referer: `${parent}/x`}
const proved = {...inFrame, cookie: proof}
const parents = [parent]

test('without a configured parent a page in a frame is the page of everybody, to the byte of its headers', async () => {
    const shown = await answerOf({})

    expect(await answerOf({headers: proved})).toEqual(shown)
    expect(shown.headers['x-frame-options']).toBe('DENY')
    expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(shown.reached).toEqual([undefined, undefined])
})

test('with one, a page that is in no frame is the same to the byte, even for an editor: it costs a shopper nothing', async () => {
    const shown = await answerOf({})

    expect(await answerOf({parents})).toEqual(shown)
    expect(await answerOf({parents, headers: {cookie: proof}})).toEqual(shown)
})

test('a page of an editor in a frame names its parent, runs the one script of it, and is in no cache', async () => {
    const {headers, body} = await answerOf({parents, headers: proved})
    const policy = headers['content-security-policy'] ?? ''

    expect(headers['x-frame-options']).toBeUndefined()
    expect(policy).toContain(`frame-ancestors ${parent};`)
    expect(policy).toContain(
        `script-src 'self' https://tags.example ${parent}/cc/b2c/preview/preview.client.js;`
    )
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toMatch(/<script defer src="[^"]*preview\.js"><\/script><\/head>/)
    expect(body).toContain(`<meta name="preview-parents" content="${parent}">`)
})

test.each`
    cookie                                                         | because
    ${''}                                                          | ${'there is none'}
    ${'preview=1'}                                                 | ${'anybody can guess it'}
    ${`preview=${day}.`}                                           | ${'it is not signed'}
    ${proof.replace(/=\d+/, `=${day}`)}                            | ${'its end is another one'}
    ${previewOf([parent], 'Outlet').proof().split(';')[0]}         | ${'it is another site’s'}
    ${previewOf([parent], 'Homeward', -day).proof().split(';')[0]} | ${'it is of yesterday'}
`(
    'a frame proves nothing by “$cookie”, as $because: it shows the form for the key, and no page',
    async ({cookie}) => {
        const {status, headers, body, reached} = await answerOf({
            parents,
            path: '/c/sofas?a="><script>',
            headers: {...inFrame, cookie}
        })

        expect([status, reached]).toEqual([403, []])
        expect(headers['content-security-policy']).toBe(
            `default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors ${parent}`
        )
        expect(headers['cache-control']).toBe('private, no-store')
        expect(body).toContain('type="password"')
        expect(body).not.toContain('<script')
    }
)

test('the key opens the page that was wanted, in the frame of the parent alone, for half a day', async () => {
    const {status, headers} = await answerOf({
        parents,
        path: '/api/preview',
        form: {key: 'the-newest-secret', to: '/es-US/contact-us?a=1'}
    })

    expect([status, headers.location]).toEqual([303, '/es-US/contact-us?a=1'])
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${parent}`)
    expect(headers['set-cookie']).toMatch(
        /^preview=\d+\.[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/
    )
    expect(previewOf(parents, 'Homeward', 0, false).proof()).toMatch(/; HttpOnly; SameSite=Lax$/)
})

test.each`
    form                                                       | location
    ${{key: 'the-one-before-it', to: 'https://evil.example/'}} | ${'/'}
    ${{key: 'the-one-before-it', to: '//evil.example'}}        | ${'/'}
    ${{key: 'the-newest-secret, the-one-before-it', to: '/'}}  | ${undefined}
    ${{key: 'the-newest-secre', to: '/'}}                      | ${undefined}
    ${{key: '', to: '/'}}                                      | ${undefined}
`('the form $form leads to $location', async ({form, location}) => {
    const {status, headers} = await answerOf({parents, path: '/api/preview', form})

    expect(headers.location).toBe(location)
    expect(status).toBe(location === undefined ? 403 : 303)
    expect(headers['set-cookie'] === undefined).toBe(location === undefined)
})

test('where nobody may preview, no key opens anything', async () => {
    const {headers} = await answerOf({path: '/api/preview', form: {key: 'the-newest-secret'}})

    expect(headers['set-cookie']).toBeUndefined()
    expect(previewOf([]).isProved(proof)).toBe(false)
})

test('a page with a card is shown in no frame, not even to an editor (D-31)', async () => {
    const {headers} = await answerOf({parents, path: '/card', headers: proved})

    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
})

test.each([
    [parent, 'iframe'],
    ['https://elsewhere.example', undefined]
])('the kit learns of a frame in %s: %s', async (other, dest) => {
    const {reached} = await answerOf({
        parents,
        headers: {...proved, referer: `${other}/x`, 'x-pwakit-preview-parent': other}
    })

    expect(reached).toEqual([dest, dest && other])
})

test('only an editor is previewed to, with the session that their browser has at the site', () => {
    const {tokenIn} = previewOf(parents)
    const own = testSandbox().guestToken()
    const ofOutlet = testSandbox({siteId: 'HomewardOutlet'}).guestToken()

    expect(tokenIn(`${proof}; cc-at_Homeward=${own}`)).toBe(own)
    expect(tokenIn(`preview=1; cc-at_Homeward=${own}`)).toBeUndefined()
    expect(tokenIn(proof)).toBeUndefined()
    expect(tokenIn(`${proof}; cc-at_HomewardOutlet=${ofOutlet}`)).toBeUndefined()
    expect(tokenIn(`${proof}; cc-at_Homeward=${ofOutlet}`)).toBeUndefined()
})
