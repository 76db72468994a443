import {once} from 'node:events'
import {request} from 'node:http'
import {connect} from 'node:net'
import {text} from 'node:stream/consumers'
import {startExpress} from '../../tests/support/server/http-server'
import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {wholeShop} from '../../tests/support/shop/whole-shop'
import {knownHost, plainHeaders} from './guards'

const shop = startExpress(plainHeaders, knownHost, (_req, res) => void res.send('a page'))
afterAll(async () => (await shop).close())

/** Node 24 builds an address from a name whose Punycode says nothing, Node 20 and 22 do not: no page throws over it. */
const emptyPunycode = URL.canParse('http://xn--a.example/') ? 200 : 400

const answerTo = async (host: string) => {
    const {hostname, port} = new URL((await shop).address)
    const call = request({host: hostname, port, headers: {host}, setHost: false}).end()
    const [answer] = await once(call, 'response')
    answer.resume()
    return answer
}

test.each`
    host                            | status
    ${'shop.example'}               | ${200}
    ${'shop.example:3000'}          | ${200}
    ${'127.0.0.1:3000'}             | ${200}
    ${'[::1]:3000'}                 | ${200}
    ${'localhost'}                  | ${200}
    ${''}                           | ${400}
    ${'a b'}                        | ${400}
    ${'shop.example:99x'}           | ${400}
    ${'shop.example/evil'}          | ${400}
    ${'user@shop.example'}          | ${400}
    ${'shop.example, evil.example'} | ${400}
    ${'<script>'}                   | ${400}
    ${'%00'}                        | ${400}
    ${'shop.example:65535'}         | ${200}
    ${'shop.example:65536'}         | ${400}
    ${'shop.example:99999'}         | ${400}
    ${'1.2.3.999'}                  | ${400}
    ${'[::g]'}                      | ${400}
    ${'[::::]:80'}                  | ${400}
    ${'xn--a.example'}              | ${emptyPunycode}
    ${`${'a'.repeat(300)}.example`} | ${400}
`('a request for the host "$host" is answered with $status', async ({host, status}) => {
    const answer = await answerTo(host)

    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY'
    })
})

test('a request for two hosts is refused: a proxy in front may have read the other one', async () => {
    const {hostname, port} = new URL((await shop).address)
    const connection = connect(Number(port), hostname)
    connection.write('GET / HTTP/1.1\r\nHost: shop\r\nHost: other\r\nConnection: close\r\n\r\n')

    expect(await text(connection)).toMatch(/^HTTP\/1\.1 400 /)
})

test.each(['http://shop:99999/', '//:80', '//[', '//a:99999/x', '///:1'])(
    'a request for %s is no address, and is answered with 400',
    async (target) => {
        const {hostname, port} = new URL((await shop).address)
        const connection = connect(Number(port), hostname)
        connection.write(`GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)

        expect(await text(connection)).toMatch(/^HTTP\/1\.1 400 /)
    }
)

const whole = wholeShop((app) => {
    app.get('/a-page', (_req, res) => void res.set('cache-control', 'public, s-maxage=60').send(''))
    app.get('*', (req, res) => void res.status(404).send(req.path))
})
afterAll(async () => (await whole).close())

test.each`
    path                                                       | of
    ${'/healthz'}                                              | ${'health'}
    ${'/readyz'}                                               | ${'readiness'}
    ${'/mobify/bundle/b/no-such.js'}                           | ${'a missing file'}
    ${'/mobify/ping'}                                          | ${'the kit'}
    ${'/api/scapi/x'}                                          | ${'a proxy'}
    ${'/mobify/caching/images/x'}                              | ${'the proxy for pictures'}
    ${'/mobify/slas/public/x'}                                 | ${'the proxy for sign-in'}
    ${'/api/session'}                                          | ${'one of our calls'}
    ${'/api/agreement-documents/a/b'}                          | ${'a document'}
    ${'/api/ssologin/callback?frame=1&state=x&code=%3Cscript'} | ${'the sign-in frame'}
    ${'/%E0%A4%A'}                                             | ${'an address that cannot be decoded'}
    ${'/a-page'}                                               | ${'a page'}
`(
    'the response for $of has its security headers, and cannot be framed by another site',
    async ({path}) => {
        const {headers} = await shopVisitor((await whole).origin).call(path)

        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('x-frame-options')).toBe('DENY')
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
        expect(headers.get('permissions-policy')).toContain('camera=()')
        expect(headers.get('referrer-policy')).not.toBeNull()
    }
)

test('the headers of the kit’s preview frame set no cookie', async () => {
    const {origin} = await whole
    const answer = await fetch(`${origin}/a-page`, {
        headers: {
            'sec-fetch-dest': 'iframe',
            'sec-fetch-site': 'cross-site',
            referer: 'https://runtime.commercecloud.com/preview',
            'x-pwakit-preview-parent': 'https://runtime.commercecloud.com'
        }
    })

    expect(answer.headers.getSetCookie()).toEqual([])
})

test.each`
    address                   | leads
    ${'/c/furniture%?sort=a'} | ${'/c/furniture?sort=a'}
    ${'/c/50%off'}            | ${'/c/50off'}
    ${'/c/sof%C3%A1s%'}       | ${'/c/sof%C3%A1s'}
    ${'/%'}                   | ${'/'}
    ${'/%E0%A4%A?q=a'}        | ${'/E0A4A?q=a'}
    ${'/c/50%25off%'}         | ${'/c/50%25off'}
    ${'//evil.example/%'}     | ${'/evil.example/'}
    ${'/%/evil.example'}      | ${'/evil.example'}
    ${'/\\\\evil.example/%'}  | ${'/evil.example/'}
    ${'/%\\evil.example'}     | ${'/evil.example'}
    ${'/%/%2e%2e//evil.com%'} | ${'/%2e%2e//evil.com'}
    ${'/search?q=so%00fa'}    | ${'/search?q=sofa'}
    ${'/search?q=a%0Ab%09c'}  | ${'/search?q=a%20b%20c'}
    ${'/search?q=%C2%85a%7f'} | ${'/search?q=a'}
    ${'/stores?zip=%1B[31m'}  | ${'/stores?zip=[31m'}
    ${'/c/sofas%00?a?b%01'}   | ${'/c/sofas?a?b'}
    ${'/%00/evil.example'}    | ${'/evil.example'}
    ${'/search?%00'}          | ${'/search'}
`(
    '$address is not a valid address, and redirects to $leads on our own host',
    async ({address, leads}) => {
        const {hostname, port, host} = new URL((await whole).origin)
        const call = request({host: hostname, port, path: address, headers: {host}}).end()
        const [answer] = await once(call, 'response')
        answer.resume()

        expect([answer.statusCode, answer.headers.location]).toEqual([301, leads])
        expect(new URL(answer.headers.location, 'http://shop').host).toBe('shop')
    }
)

test.each(['/api/session?page=%00', '/api/scapi/x?q=%0A', '/api/%7F'])(
    'a call to %s is refused with 400',
    async (path) => {
        expect((await fetch(`${(await whole).origin}${path}`)).status).toBe(400)
    }
)

test('an encoded percent sign in an address is not changed', async () => {
    const answer = await fetch(`${(await whole).origin}/c/50%25off`, {redirect: 'manual'})

    expect(answer.status).toBe(404)
})
