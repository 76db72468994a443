import {once} from 'node:events'
import {request} from 'node:http'
import {startExpress} from '../../tests/support/http-server'
import {knownHost, plainHeaders} from './guards'

const shop = startExpress(plainHeaders, knownHost, (_req, res) => void res.send('a page'))
afterAll(async () => (await shop).close())

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
    ${`${'a'.repeat(300)}.example`} | ${400}
`('a request for the host "$host" is answered with $status', async ({host, status}) => {
    const answer = await answerTo(host)

    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY'
    })
})
