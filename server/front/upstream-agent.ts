import http from 'node:http'
import https from 'node:https'
import type {Duplex} from 'node:stream'
import {Socket} from 'node:net'

/** How long a connection may stand idle, milliseconds: less than any platform waits before it closes one (Node: 5 s). */
const IDLE_MS = 4000

const options = {keepAlive: true, maxSockets: 64}

const withIdleTimeout = (socket: Duplex, idleMs: number): boolean => {
    // The agent closes a free socket that times out, and takes the timeout off one that it uses again.
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
 * Keeps connections to an upstream for the next call, but never until the upstream closes them: a call that takes a
 * connection in that very moment fails, through nobody's fault.
 */
export const upstreamAgent = (target: string, idleMs = IDLE_MS): http.Agent =>
    target.startsWith('https:') ? new SecureAgent(idleMs) : new PlainAgent(idleMs)
