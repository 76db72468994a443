/** What an endpoint answers when it is not simply 200 and JSON. */
export class Answer {
    constructor(
        readonly status: number,
        readonly body: unknown,
        readonly headers: Record<string, string>
    ) {}
}

/**
 * An answer of any status. The body is sent as JSON, except bytes, and text that comes with a content-type of its own.
 */
export const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
    new Answer(status, body, headers)

const isRaw = (
    body: unknown,
    headers: Record<string, string>
): body is string | Uint8Array<ArrayBuffer> =>
    ArrayBuffer.isView(body) || (typeof body === 'string' && 'content-type' in headers)

export const asResponse = ({status, body, headers}: Answer): Response => {
    if (body === undefined) return new Response(null, {status, headers})
    if (isRaw(body, headers)) return new Response(body, {status, headers})
    return new Response(JSON.stringify(body), {
        status,
        headers: {'content-type': 'application/json;charset=UTF-8', ...headers}
    })
}
