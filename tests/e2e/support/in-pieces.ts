import {type IncomingMessage, request, type ServerResponse} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {setTimeout as pause} from 'node:timers/promises'
import {startServer} from '../../support/server/http-server'

/** Small enough that pieces end within a tile, a header and a heading. */
const PIECE = 3_000
/** Longer than a frame: the browser paints what it has. */
const PAUSE_MS = 50

const sendPieces = async (
    answer: ServerResponse,
    document: IncomingMessage,
    first: number
): Promise<void> => {
    const html = await buffer(document)
    for (let end = first, from = 0; from < html.length; from = end, end += PIECE) {
        answer.write(html.subarray(from, end))
        await pause(PAUSE_MS)
    }
    answer.end()
}

export type SlowLine = {
    origin: string
    /** Where each document is cut for the first time, in bytes; then each 3,000 bytes. */
    cutAt: (first: number) => void
    close: () => void
}

/** The shop over a slow line: what it serves, with documents in pieces. */
export const slowLineTo = async (origin: string): Promise<SlowLine> => {
    let first = PIECE
    const line = await startServer((visit, answer) => {
        const headers = {...visit.headers, 'accept-encoding': 'identity'}
        const {url = '/', method} = visit
        const call = request(new URL(url, origin), {method, headers}, (answered) => {
            answer.writeHead(answered.statusCode ?? 502, answered.headers)
            const isDocument = answered.headers['content-type']?.startsWith('text/html') === true
            if (isDocument) void sendPieces(answer, answered, first)
            else answered.pipe(answer)
        })
        call.on('error', () => answer.destroy())
        visit.pipe(call)
    })
    return {
        ...line,
        cutAt: (bytes) => {
            first = bytes
        }
    }
}
