import type {IncomingMessage, ServerResponse} from 'node:http'
import {z} from 'zod'

/** What API Gateway (REST, payload version 1) gives a function for a request. */
export type GatewayEvent = {
    resource: string
    path: string
    httpMethod: string
    headers: Record<string, string>
    multiValueHeaders: Record<string, string[]>
    queryStringParameters: Record<string, string> | null
    multiValueQueryStringParameters: Record<string, string[]> | null
    requestContext: {identity: {sourceIp: string}; requestId: string; stage: string}
    body: string | null
    isBase64Encoded: boolean
}

const GatewayResponse = z.object({
    statusCode: z.number(),
    headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
    multiValueHeaders: z.record(z.string(), z.array(z.string())).default({}),
    body: z.string().default(''),
    isBase64Encoded: z.boolean().default(false)
})

/** What a function answers. */
export type GatewayResponse = z.infer<typeof GatewayResponse>

/** An answer as it came from a container; throws if it is none. */
export const gatewayResponse = (answer: unknown): GatewayResponse => GatewayResponse.parse(answer)

/** The largest request or response that a function takes, in bytes. */
export const mostBytes = 6_291_456

const singly = (lists: Record<string, string[]>): Record<string, string> =>
    Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.at(-1) ?? '']))

const queryOf = (query: string): Record<string, string[]> => {
    const lists: Record<string, string[]> = {}
    for (const [name, value] of new URLSearchParams(query)) (lists[name] ??= []).push(value)
    return lists
}

/** The request as an event. The gateway adds the address of who called it to x-forwarded-for: that is the CDN's. */
export const eventOf = (
    {method = 'GET', headers, socket}: Pick<IncomingMessage, 'method' | 'headers' | 'socket'>,
    address: string,
    body: Buffer,
    requestId: string
): GatewayEvent => {
    const [path = '/', query = ''] = address.split('?')
    const multiValueHeaders = Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, [value].flat()]]
        )
    )
    const parameters = queryOf(query)
    const hasQuery = Object.keys(parameters).length > 0
    return {
        resource: '/{proxy+}',
        path,
        httpMethod: method,
        headers: singly(multiValueHeaders),
        multiValueHeaders,
        queryStringParameters: hasQuery ? singly(parameters) : null,
        multiValueQueryStringParameters: hasQuery ? parameters : null,
        requestContext: {
            identity: {sourceIp: socket.remoteAddress ?? '127.0.0.1'},
            requestId,
            stage: 'production'
        },
        body: body.length > 0 ? body.toString('base64') : null,
        isBase64Encoded: body.length > 0
    }
}

/** Sends a function's answer to the browser. */
export const sendGatewayResponse = (res: ServerResponse, answer: GatewayResponse): void => {
    for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, String(value))
    for (const [name, values] of Object.entries(answer.multiValueHeaders))
        res.setHeader(name, values)
    res.statusCode = answer.statusCode
    res.end(Buffer.from(answer.body, answer.isBase64Encoded ? 'base64' : 'utf8'))
}
