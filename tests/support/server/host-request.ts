import {once} from 'node:events'
import {request, type IncomingMessage, type OutgoingHttpHeaders} from 'node:http'
import {text} from 'node:stream/consumers'

/** A GET of an address at a host of the test's choice, which `fetch` takes from the address alone. */
export const getAtHost = async (
    origin: string,
    host: string,
    path: string,
    headers: OutgoingHttpHeaders = {}
) => {
    const {hostname, port} = new URL(origin)
    const sent = request({hostname, port, path, headers: {...headers, host}}).end()
    const [response]: IncomingMessage[] = await once(sent, 'response')
    if (!response) throw new Error('There was no response')
    const {statusCode: status, headers: given} = response
    return {status, headers: given, text: await text(response)}
}
