import {request, type Agent, type IncomingHttpHeaders} from 'node:http'

export type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer}

type Options = {agent?: Agent; headers?: Record<string, string>}

/** A GET that returns the body as it was sent, compressed or not; fetch would decompress it. */
export const get = (url: string, options: Options = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
        const sent = request(url, options, (response) => {
            const chunks: Buffer[] = []
            response.on('data', (chunk: Buffer) => chunks.push(chunk))
            response.on('end', () => {
                const {statusCode = 0, headers} = response
                resolve({status: statusCode, headers, body: Buffer.concat(chunks)})
            })
            response.on('error', reject)
        })
        sent.on('error', reject)
        sent.end()
    })
