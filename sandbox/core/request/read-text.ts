import {problem} from '../problem'

export const megabyte = 1024 * 1024

/** What a call's body may have, unless its endpoint takes more. */
export const usualBody = 5 * megabyte

/** No endpoint takes more than this; whoever sends more is read no further. */
export const largestBody = 15 * megabyte

function refuseSize(limit: number): never {
    problem(
        413,
        'request-entity-too-large',
        `The body must not be larger than ${limit / megabyte} MB.`
    )
}

/** The body's text; refused with 413 as soon as it is too large. */
export const readText = async (request: Request, limit: number): Promise<string> => {
    if (!request.body) return ''
    if (Number(request.headers.get('content-length') ?? 0) > limit) refuseSize(limit)
    const bytes = await request.arrayBuffer()
    if (bytes.byteLength > limit) refuseSize(limit)
    return new TextDecoder().decode(bytes)
}
