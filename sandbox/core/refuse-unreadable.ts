import type {Duplex} from 'node:stream'
import {problemOf, type Problem} from './problem'

const tooLarge = problemOf(
    431,
    'request-header-fields-too-large',
    'The address and the headers are too long.',
    {}
)

const unreadable = problemOf(400, 'bad-request', 'The request cannot be read.', {})

const reasons: Record<number, string> = {
    400: 'Bad Request',
    431: 'Request Header Fields Too Large'
}

/** What Node cannot read never becomes a request; it is refused in the platform's shape all the same. */
export const refuseUnreadable = (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    socket.end(responseOf(error.code === 'HPE_HEADER_OVERFLOW' ? tooLarge : unreadable))
}

const responseOf = ({status, body}: Problem) => {
    const text = JSON.stringify(body)
    return [
        `HTTP/1.1 ${status} ${reasons[status] ?? ''}`,
        'content-type: application/problem+json',
        `content-length: ${Buffer.byteLength(text)}`,
        'connection: close',
        '',
        text
    ].join('\r\n')
}
