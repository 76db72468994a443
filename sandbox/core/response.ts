const errorPages = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

/** A refusal; thrown anywhere, and sent by the sandbox in Salesforce's shape. */
export class Problem extends Error {
    constructor(
        readonly status: number,
        readonly body: Record<string, unknown>,
        readonly headers: Record<string, string> = {}
    ) {
        super(typeof body.detail === 'string' ? body.detail : `Refused with ${status}`)
    }
}

const titleOf = (type: string) =>
    type
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ')

/**
 * Refuses with a problem document. `type` is the last part of Salesforce's error address, such as `basket-not-found`;
 * `extra` adds fields that the platform sends too, such as `basketId`.
 */
export function problem(
    status: number,
    type: string,
    detail: string,
    extra: Record<string, unknown> = {}
): never {
    throw new Problem(status, {...documentOf(type, detail), ...extra})
}

/** The same as a value, for a refusal with its own headers. */
export const problemOf = (
    status: number,
    type: string,
    detail: string,
    headers: Record<string, string>
) => new Problem(status, documentOf(type, detail), headers)

const documentOf = (type: string, detail: string) => ({
    type: `${errorPages}${type}`,
    title: titleOf(type),
    detail
})

/** Refuses with 404, as in `find(id) ?? notFound('basket', id)`. */
export function notFound(what: string, id: string): never {
    problem(404, `${what.replaceAll(' ', '-')}-not-found`, `No ${what} with ID '${id}' was found.`)
}

/** Refuses with 400 what a schema cannot check. */
export const badRequest = (detail: string): never => problem(400, 'bad-request', detail)

/** The response of an endpoint that is not simply 200 and JSON. */
export class Answer {
    constructor(
        readonly status: number,
        readonly body: unknown,
        readonly headers: Record<string, string>
    ) {}
}

/** A response of any status. The body is sent as JSON, except for bytes, and text with its own content-type. */
export const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
    new Answer(status, body, headers)

const isRaw = (
    body: unknown,
    headers: Record<string, string>
): body is string | Uint8Array<ArrayBuffer> =>
    ArrayBuffer.isView(body) || (typeof body === 'string' && 'content-type' in headers)

/** The statuses whose responses never have a body. */
const bodiless = [204, 304]

/** A response without a body says so, as the platform's do: clients read the body of one that has no length. */
const emptyResponse = (status: number, headers: Record<string, string>) =>
    new Response(null, {
        status,
        headers: bodiless.includes(status) ? headers : {'content-length': '0', ...headers}
    })

/** Pictures are stored as paths; each response adds the address at which they are requested. */
export const asResponse = ({status, body, headers}: Answer, pictureBase = ''): Response => {
    if (body === undefined) return emptyResponse(status, headers)
    if (isRaw(body, headers)) return new Response(body, {status, headers})
    const text = JSON.stringify(body).replaceAll('"/dw/image/', `"${pictureBase}/dw/image/`)
    return new Response(text, {
        status,
        headers: {'content-type': 'application/json;charset=UTF-8', ...headers}
    })
}
