import {Agent, request} from 'node:http'

type Call = {method?: string; token?: string; body?: unknown; form?: URLSearchParams}

export type Reply = {status: number; location: string; json: unknown}

const organization = 'f_ecom_hmwd_001'

/** Calls a sandbox over connections that stay open. `{org}` in a path is replaced by the organization. */
export const clientOf = (port: number, connections = 1) => {
    const agent = new Agent({keepAlive: true, maxSockets: connections})

    const call = (path: string, {method = 'GET', token, body, form}: Call = {}) =>
        new Promise<Reply>((resolve, reject) => {
            const text = form ? form.toString() : body === undefined ? '' : JSON.stringify(body)
            const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
            const outgoing = request(
                {
                    agent,
                    host: '127.0.0.1',
                    port,
                    method,
                    path: path.replace('{org}', organization),
                    headers: {
                        ...(text && {'content-type': type}),
                        ...(token && {authorization: `Bearer ${token}`})
                    }
                },
                (incoming) => {
                    const chunks: Buffer[] = []
                    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
                    incoming.once('error', reject)
                    incoming.once('end', () => {
                        const whole = Buffer.concat(chunks).toString()
                        resolve({
                            status: incoming.statusCode ?? 0,
                            location: incoming.headers.location ?? '',
                            json: whole ? JSON.parse(whole) : undefined
                        })
                    })
                }
            )
            outgoing.once('error', reject)
            outgoing.end(text)
        })

    return {call, close: () => agent.destroy()}
}

export type Client = ReturnType<typeof clientOf>
