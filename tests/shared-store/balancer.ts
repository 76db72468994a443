import {Agent, type ServerResponse} from 'node:http'
import express, {type Express} from 'express'
import {createProxyMiddleware} from 'http-proxy-middleware'

/** The servers that are up, by their origins: the next one in turn. */
export const inTurn = (servers: () => readonly string[]): (() => string | undefined) => {
    let turn = 0
    return () => {
        const up = servers()
        turn += 1
        return up[turn % up.length]
    }
}

/**
 * A balancer that gives each request to the next server, however many of them are one shopper's: what a server keeps to
 * itself shows at once. It adds its caller's address to x-forwarded-for, as balancers do.
 */
export const createBalancer = (servers: () => readonly string[]): Express => {
    const next = inTurn(servers)
    const app = express()
    app.disable('x-powered-by')
    app.use((_req, res, proceed) => {
        if (servers().length > 0) proceed()
        else res.sendStatus(503)
    })
    app.use(
        createProxyMiddleware({
            // Never called: the router below always names a server.
            target: 'http://127.0.0.1:9',
            router: () => next(),
            agent: new Agent({keepAlive: true}),
            xfwd: true,
            logLevel: 'silent',
            onError: (_error, _req, res) => answerBroken(res)
        })
    )
    return app
}

/** A server ended while it answered: what it was doing may be done. */
const answerBroken = (res: Partial<ServerResponse>): void => {
    if (res.headersSent) res.destroy?.()
    else res.writeHead?.(502).end()
}
