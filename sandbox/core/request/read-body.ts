import type {z} from 'zod'
import {badRequest, problem} from '../problem'
import type {RawCall} from './raw-call'
import {refuseInvalid} from './refuse-invalid'

export type BodyType = 'json' | 'form'

const contentTypes = {json: 'application/json', form: 'application/x-www-form-urlencoded'}

/** The body as its schema has it. A call without a schema may have any body; it is not looked at. */
export const readBody = (
    schema: z.ZodType | undefined,
    type: BodyType,
    {headers, text}: Pick<RawCall, 'headers' | 'text'>
) => {
    if (!schema) return undefined
    const given = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
    // A call without a body is judged by the schema: it may be allowed, and if not, that is the fault to name.
    if (text && given !== contentTypes[type]) {
        problem(415, 'unsupported-media-type', `The body must be ${contentTypes[type]}.`)
    }
    const read = schema.safeParse(type === 'form' ? formOf(text) : jsonOf(text))
    if (!read.success) refuseInvalid(read.error, 'value in the body')
    return read.data
}

const formOf = (text: string) => Object.fromEntries(new URLSearchParams(text))

const jsonOf = (text: string): unknown => {
    if (!text) return undefined
    try {
        return JSON.parse(text)
    } catch {
        return badRequest('The body is not valid JSON.')
    }
}
