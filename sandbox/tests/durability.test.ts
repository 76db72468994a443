import {spawn} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createHash, randomBytes} from 'node:crypto'
import {organization} from './test-sandbox'

const data = mkdtempSync(join(tmpdir(), 'sandbox-'))
afterAll(() => rmSync(data, {recursive: true, force: true}))

/** Starts the sandbox in its own process, on a free port. */
const start = async () => {
    const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'sandbox/main.ts', '--port', '0', '--size', 'tiny', '--data', data],
        {stdio: ['ignore', 'pipe', 'inherit']}
    )
    const base = await new Promise<string>((resolve) => {
        child.stdout.on('data', (chunk: Buffer) => {
            const port = /localhost:(\d+)/.exec(String(chunk))?.[1]
            if (port) resolve(`http://127.0.0.1:${port}`)
        })
    })
    const end = (signal: 'SIGKILL' | 'SIGTERM') =>
        new Promise<number | null>((resolve) => {
            child.once('exit', resolve)
            child.kill(signal)
        })
    return {base, end}
}

const guestToken = async (base: string) => {
    const oauth = `${base}/shopper/auth/v1/organizations/${organization}/oauth2`
    const verifier = randomBytes(48).toString('base64url')
    const client = {
        client_id: '11111111-2222-4333-8444-555555555555',
        redirect_uri: 'http://localhost:3000/callback',
        channel_id: 'Homeward'
    }
    const requested = new URLSearchParams({
        ...client,
        response_type: 'code',
        hint: 'guest',
        code_challenge: createHash('sha256').update(verifier).digest('base64url')
    })
    const {headers} = await fetch(`${oauth}/authorize?${requested}`, {redirect: 'manual'})
    const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? ''
    const grant = {...client, grant_type: 'authorization_code_pkce', code, code_verifier: verifier}
    const answer = await fetch(`${oauth}/token`, {method: 'POST', body: new URLSearchParams(grant)})
    const {access_token: token} = await answer.json()
    return String(token)
}

test('a change that was confirmed survives the process, however it ends', async () => {
    const first = await start()
    const token = await guestToken(first.base)
    const headers = {authorization: `Bearer ${token}`, 'content-type': 'application/json'}
    const path = `/checkout/shopper-baskets/v1/organizations/${organization}/baskets`
    const created = await fetch(first.base + path, {
        method: 'POST',
        headers,
        body: JSON.stringify({c_sessionAlive: 7})
    })
    const {basketId} = await created.json()
    await first.end('SIGKILL')

    const second = await start()
    const read = await fetch(`${second.base}${path}/${basketId}`, {headers})

    expect(await read.json()).toMatchObject({basketId, c_sessionAlive: 7})
    expect(await second.end('SIGTERM')).toBe(0)
}, 30_000)
