import type {IncomingHttpHeaders} from 'node:http'

type Caller = {
    headers: IncomingHttpHeaders
    socket: {remoteAddress?: string | undefined}
}

/** The first address of x-forwarded-for, otherwise the socket's (G-51) [API-060]; null once the socket is gone. */
export const clientIpOf = ({headers, socket}: Caller): string | null => {
    const forwarded = headers['x-forwarded-for']
    const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim()
    return first || socket.remoteAddress || null
}
