import http from 'node:http'
import https from 'node:https'
import type {Duplex} from 'node:stream'
import {Socket} from 'node:net'

/** How long a connection may be idle, in milliseconds: less than any platform waits before it closes one (Node: 5 s). */
const IDLE_MS = 4000

const options = {keepAlive: true, maxSockets: 64}

const withIdleTimeout = (socket: Duplex, idleMs: number): boolean => {
    // The agent closes an idle socket that times out, and removes the timeout from one that it uses again.
    if (socket instanceof Socket) socket.setTimeout(idleMs)
    return true
}

class PlainAgent extends http.Agent {
    constructor(private readonly idleMs: number) {
        super(options)
    }
    override keepSocketAlive(socket: Duplex): boolean {
        super.keepSocketAlive(socket)
        return withIdleTimeout(socket, this.idleMs)
    }
}

class SecureAgent extends https.Agent {
    constructor(private readonly idleMs: number) {
        super(options)
    }
    override keepSocketAlive(socket: Duplex): boolean {
        super.keepSocketAlive(socket)
        return withIdleTimeout(socket, this.idleMs)
    }
}

/**
 * Reuses connections to an upstream, but closes idle ones before the upstream does: a call that is sent on a connection
 * while the upstream closes it fails.
 */
export const upstreamAgent = (target: string, idleMs = IDLE_MS): http.Agent =>
    target.startsWith('https:') ? new SecureAgent(idleMs) : new PlainAgent(idleMs)
