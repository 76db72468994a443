import {once} from 'node:events'
import {connect} from 'node:net'
import express from 'express'
import pino from 'pino'
import type {PublicRead} from '@app/commerce/public-reads'
import {createFront} from '../../../server/front/front'
import {createMetrics} from '../../../server/front/logs/metrics'
import {createCounts} from '../../../server/limits/counts'
import {createKnown} from '../../../server/shared/known'
import {callerBehind} from '../../../server/limits/limit-by-address'
import {publicCalls} from '../../../server/ssr/public-calls'
import {startServer} from './http-server'

/** The organization and the site whose calls are in the table. */
export const scope = {organizationId: 'org', siteId: 'Homeward'}

/** The platform's response to every call: a page that no browser may get. */
const itsPage = {status: 200, type: 'text/html', text: '<p>The platform</p>'}

/**
 * The front with all its proxies before a platform that records its requests; instead of the kit, its calls to the
 * platform. `answer` is the platform's response; close it when the test is done.
 */
export const attackedFront = (reads: readonly PublicRead[] = []) => {
    const reached: string[] = []
    const answer = {...itsPage}
    const platform = startServer((req, res) => {
        reached.push(`${req.method} ${req.url}`)
        res.writeHead(answer.status, {'content-type': answer.type, 'set-cookie': 'platform=1'})
        res.end(answer.text)
    })

    const opened = platform.then(({origin}) => {
        const {organizationId, siteId} = scope
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
        return startServer(
            createFront({
                kit,
                buildDir: '/nowhere',
                bundleId: 'b',
                proxy: {...guarded, upstreams, siteId, clientId: 'c', now: () => new Date()},
                log: pino({level: 'silent'}),
                metrics: createMetrics()
            })
        )
    })

    /** Sends the text unchanged, which no client would, and resolves with the whole response. */
    const write = async (text: string): Promise<string> => {
        const {port} = new URL((await opened).origin)
        const socket = connect(Number(port), '127.0.0.1')
        await once(socket, 'connect')
        socket.write(text)
        let given = ''
        socket.on('data', (bytes: Buffer) => {
            given += bytes.toString('utf8')
        })
        await once(socket, 'close')
        return given
    }

    /** Sends a request line from a page of ours, with a session unless `headers` have another cookie. */
    const send = (line: string, headers: readonly string[] = [], body = ''): Promise<string> => {
        const isNamed = (name: string) => headers.some((one) => one.startsWith(`${name}:`))
        const own = ['Host: shop', 'Connection: close']
        if (!isNamed('Sec-Fetch-Site')) own.push('Sec-Fetch-Site: same-origin')
        if (!isNamed('Cookie')) own.push('Cookie: cc-at_Homeward=token')
        return write(`${line} HTTP/1.1\r\n${[...own, ...headers].join('\r\n')}\r\n\r\n${body}`)
    }

    return {
        reached,
        answer,
        opened,
        write,
        send,
        close: async () => {
            for (const server of [opened, platform]) (await server).close()
        }
    }
}
