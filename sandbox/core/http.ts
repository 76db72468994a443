import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'
import {largestBody} from './request'
import {type Problem, problemOf} from './response'

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

/** What Node cannot parse never becomes a request; it is refused in the platform's shape nevertheless. */
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

type Handle = (request: Request) => Promise<Response>

// Four times Node's own, so that the sandbox itself can refuse an address that is too long.
const maxHeaderSize = 64 * 1024

/** Serves a sandbox on a port. Resolves with the server once it listens; rejects if the port is taken. */
export const serve = (handle: Handle, port: number, host: string): Promise<Server> =>
    new Promise((resolve, reject) => {
        const server = createServer({maxHeaderSize}, (incoming, outgoing) => {
            respond(handle, incoming, outgoing).catch(() => outgoing.destroy())
        })
        // Longer than any client keeps idle connections, so that none is closed while a request arrives.
        server.keepAliveTimeout = 75_000
        server.on('clientError', refuseUnreadable)
        server.once('error', reject)
        server.listen(port, host, () => resolve(server))
    })

const respond = async (handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const response = await handle(await asRequest(incoming))
    const {status, headers} = response
    // Each cookie needs its own header; in a plain object only the last would remain.
    outgoing.writeHead(status, {
        ...Object.fromEntries(headers),
        ...(headers.has('set-cookie') && {'set-cookie': headers.getSetCookie()})
    })
    const reader = response.body?.getReader()
    for (;;) {
        const {done, value} = (await reader?.read()) ?? {done: true}
        if (done) return outgoing.end()
        outgoing.write(value)
    }
}

const asRequest = async (incoming: IncomingMessage): Promise<Request> => {
    const {method = 'GET', headers, url = '/'} = incoming
    const hasBody = method !== 'GET' && method !== 'HEAD'
    return new Request(new URL(`http://${headers.host ?? 'localhost'}${url}`), {
        method,
        headers: Object.entries(headers).flatMap(([name, value]) =>
            [value ?? []].flat().map((one): [string, string] => [name, one])
        ),
        ...(hasBody && {body: await bytesOf(incoming)})
    })
}

/** Stops reading one byte past the limit; the sandbox then refuses by the length. */
const bytesOf = async (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> => {
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of incoming) {
        if (length > largestBody) continue
        chunks.push(chunk)
        length += chunk.length
    }
    return Buffer.concat(chunks)
}
