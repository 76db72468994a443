import {once} from 'node:events'
import {connect} from 'node:net'
import {connect as connectTls} from 'node:tls'
import express from 'express'
import pino from 'pino'
import type {PublicRead} from '@app/commerce/public-reads'
import {createFront} from '../../../server/front/front'
import {createMetrics} from '../../../server/front/logs/metrics'
import {createCounts} from '../../../server/limits/counts'
import {createKnown} from '../../../server/shared/known'
import {callerBehind} from '../../../server/limits/limit-by-address'
import {publicCalls} from '../../../server/ssr/public-calls'
import {type Answer, beforeTests, builtShop} from '../../settings/built-shop'
import {setting} from '../../../scripts/settings/setting'
import {organizationId, siteId} from '../shop/whole-shop'
import {startServer} from './http-server'

/** The organization and the site whose calls are in the table. */
export const scope = {organizationId, siteId}

/** The platform's response to every call: a page that no browser may get. */
const itsPage = {status: 200, type: 'text/html', text: '<p>The platform</p>', toReads: false}

type Attacked = {origin: string; close: () => void | Promise<void>}

/** The front with all its proxies before a platform that records its requests; instead of the kit, its calls to the platform. */
const frontInProcess = async (
    reached: string[],
    answer: Answer,
    reads: readonly PublicRead[]
): Promise<Attacked> => {
    const platform = await startServer((req, res) => {
        reached.push(`${req.method} ${req.url}`)
        res.writeHead(answer.status, {'content-type': answer.type, 'set-cookie': 'platform=1'})
        res.end(answer.text)
    })
    const {origin} = platform
    const counts = createCounts(() => 0)
    const known = createKnown(() => 0)
    const guarded = {counts, known, callerOf: callerBehind(0), organizationId}
    const upstreams = {commerceApi: origin, ocapi: origin, images: origin, deadlineMs: 4000}
    const token = async () => 'a-token'
    const kit = express()
        .use('/api/commerce', publicCalls({...guarded, siteId, upstreams, reads, token}))
        .use('/mobify/slas', (req, res) => {
            reached.push(`${req.method} ${req.originalUrl}`)
            res.json({})
        })
    const front = await startServer(
        createFront({
            kit,
            buildDir: '/nowhere',
            bundleId: 'b',
            proxy: {...guarded, upstreams, siteId, clientId: 'c', now: () => new Date()},
            log: pino({level: 'silent'}),
            metrics: createMetrics()
        })
    )
    const close = () => {
        for (const server of [front, platform]) server.close()
    }
    return {origin: front.origin, close}
}

/**
 * What a gateway passes on is a whole request: it waits for the body that a header has announced, which our own server
 * refuses without reading it.
 */
const announced = (headers: readonly string[], body: string): string => {
    if (headers.some((line) => line.startsWith('Transfer-Encoding:'))) return '0\r\n\r\n'
    const length = headers.find((line) => line.startsWith('Content-Length:'))
    return body.padEnd(Number(length?.split(':')[1] ?? 0), ' ')
}

/**
 * The shop before a platform that answers every call with `answer`, in the setting of these tests. `reached` has the calls
 * that were sent on to it. Close it when the test is done.
 */
export const attackedFront = (reads: readonly PublicRead[] = []) => {
    const reached: string[] = []
    const answer: Answer = {...itsPage}
    const record = ({method, url}: {method: string; url: string}) =>
        void reached.push(`${method} ${url}`)
    const opened: Promise<Attacked> =
        setting === undefined
            ? frontInProcess(reached, answer, reads)
            : beforeTests(builtShop(setting, {instead: answer, record}))

    /** Sends the text unchanged, which no client would, and resolves with the whole response. */
    const write = async (text: string): Promise<string> => {
        const {protocol, hostname: host, port} = new URL((await opened).origin)
        const isSecure = protocol === 'https:'
        const to = {host, port: Number(port)}
        const socket = isSecure ? connectTls({...to, rejectUnauthorized: false}) : connect(to)
        await once(socket, isSecure ? 'secureConnect' : 'connect')
        socket.write(text)
        let given = ''
        socket.on('data', (bytes: Buffer) => {
            given += bytes.toString('utf8')
        })
        await once(socket, 'close')
        return given
    }

    /** Sends a request line from a page of ours, with a session unless `headers` have another cookie. */
    const send = async (
        line: string,
        headers: readonly string[] = [],
        body = ''
    ): Promise<string> => {
        const isNamed = (name: string) => headers.some((one) => one.startsWith(`${name}:`))
        const own = [`Host: ${new URL((await opened).origin).host}`, 'Connection: close']
        if (!isNamed('Sec-Fetch-Site')) own.push('Sec-Fetch-Site: same-origin')
        if (!isNamed('Cookie')) own.push('Cookie: cc-at_Homeward=token')
        const sent = setting === 'managed-runtime' ? announced(headers, body) : body
        return write(`${line} HTTP/1.1\r\n${[...own, ...headers].join('\r\n')}\r\n\r\n${sent}`)
    }

    return {
        reached,
        answer,
        opened,
        write,
        send,
        close: async () => (await opened).close()
    }
}
