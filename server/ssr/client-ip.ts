import type {Request} from 'express'

/** The first address of x-forwarded-for, else the socket's (G-51) [API-060]. */
export const clientIpOf = ({
    headers,
    socket
}: Pick<Request, 'headers' | 'socket'>): string | null => {
    const forwarded = headers['x-forwarded-for']
    const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim()
    return first || socket.remoteAddress || null
}
