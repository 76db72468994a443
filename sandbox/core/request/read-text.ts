import {problem} from '../problem'

const megabyte = 1024 * 1024
export const largestBody = 5 * megabyte

export function refuseSize(): never {
    problem(413, 'request-entity-too-large', 'The body must not be larger than 5 MB.')
}

/** The body's text; refused with 413 as soon as it is too large. */
export const readText = async (request: Request): Promise<string> => {
    if (!request.body) return ''
    if (Number(request.headers.get('content-length') ?? 0) > largestBody) refuseSize()
    const bytes = await request.arrayBuffer()
    if (bytes.byteLength > largestBody) refuseSize()
    return new TextDecoder().decode(bytes)
}
