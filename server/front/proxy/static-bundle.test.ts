import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {once} from 'node:events'
import {get} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import express from 'express'
import {startServer} from '../../../tests/support/server/http-server'
import {staticBundle} from './static-bundle'

const buildDir = mkdtempSync(path.join(tmpdir(), 'homeward-build-'))
for (const folder of ['config', 'static/fonts'])
    mkdirSync(path.join(buildDir, folder), {recursive: true})
const files = [
    'main.js',
    'a page.js',
    'static/fonts/a.woff2',
    'ssr.js',
    'ssr.js.map',
    'package.json',
    'source-fingerprint.txt',
    'config/upstreams.js'
]
for (const file of files) writeFileSync(path.join(buildDir, file), `/* ${file} */`)
writeFileSync(path.join(buildDir, 'main.js.br'), brotliCompressSync('/* main.js */'))

const shop = startServer(express().use('/mobify/bundle/b', ...staticBundle(buildDir)))
afterAll(async () => {
    ;(await shop).close()
    rmSync(buildDir, {recursive: true})
})

/** The shop's response at an address that is sent unchanged: fetch would resolve its dots. */
const statusOf = async (file: string): Promise<number> => {
    const {hostname: host, port} = new URL((await shop).origin)
    const [answer] = await once(get({host, port, path: `/mobify/bundle/b${file}`}), 'response')
    answer.resume()
    return answer.statusCode
}

test('a script is sent compressed, and can be cached for a year', async () => {
    const answer = await fetch(`${(await shop).origin}/mobify/bundle/b/main.js`, {
        headers: {'accept-encoding': 'br'}
    })

    expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': 'application/javascript; charset=utf-8',
        vary: 'accept-encoding'
    })
    await expect(answer.text()).resolves.toBe('/* main.js */')
})

test('a typeface is sent as it is, and can be cached for a year', async () => {
    const {headers} = await fetch(`${(await shop).origin}/mobify/bundle/b/static/fonts/a.woff2`, {
        headers: {'accept-encoding': 'br'}
    })

    expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'font/woff2'
    })
    expect(headers.get('content-encoding')).toBeNull()
})

test.each`
    accepted                 | encoding
    ${'gzip, br;q=0.5'}      | ${'br'}
    ${'br;q=0'}              | ${null}
    ${'br; q=0.0, identity'} | ${null}
    ${'identity'}            | ${null}
    ${'x-br'}                | ${null}
`('for the accepted encodings "$accepted" a script is sent as $encoding', async (row) => {
    const answer = await fetch(`${(await shop).origin}/mobify/bundle/b/main.js`, {
        headers: {'accept-encoding': row.accepted}
    })

    expect(answer.headers.get('content-encoding')).toBe(row.encoding)
    await expect(answer.text()).resolves.toBe('/* main.js */')
})

test.each(['/main.js', '/a%20page.js', '/config/../main.js', '/%2Fmain.js'])(
    '%s is public',
    async (file) => {
        await expect(statusOf(file)).resolves.toBe(200)
    }
)

test.each([
    '/ssr.js',
    '/ssr.js.map',
    '/package.json',
    '/config/upstreams.js',
    '/%2Fssr.js',
    '/%73sr.js',
    '/config%2Fupstreams.js',
    '/%2Fconfig%2Fupstreams.js',
    '/x/../ssr.js',
    '/x/%2e%2e/ssr.js',
    '/x%2F..%2Fssr.js',
    '/%252Fssr.js'
])('a file of the server is not public: %s', async (file) => {
    await expect(statusOf(file)).resolves.toBe(404)
})

test.each(['/%zz', '/%', '/main.js%00', '/%2e%2e/%2e%2e/package.json', '/none.js'])(
    '%s is a 404 and not an error',
    async (file) => {
        expect([400, 404]).toContain(await statusOf(file))
    }
)
