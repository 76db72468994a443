import {z} from 'zod'
import {badRequest} from '../problem'
import {refuseInvalid} from './refuse-invalid'

/**
 * The query as its schema has it. Unknown names are refused, except the retailer's own, which begin with c_; a loose
 * schema lets them pass, unread.
 */
export const readQuery = (schema: z.ZodObject | undefined, parameters: URLSearchParams) => {
    const known = schema ? Object.keys(schema.shape) : []
    const names = [...new Set(parameters.keys())]
    const strange = names.find((name) => !known.includes(name) && !name.startsWith('c_'))
    const isLoose = schema?.def.catchall instanceof z.ZodUnknown
    if (!isLoose && strange !== undefined) badRequest(`Unknown query parameter '${strange}'.`)
    if (!schema) return {}
    const read = schema.safeParse(
        Object.fromEntries(
            names
                .filter((name) => known.includes(name))
                .map((name) => [name, oneOrMore(parameters.getAll(name))])
        )
    )
    return read.success ? read.data : refuseInvalid(read.error, 'query parameter')
}

const oneOrMore = (values: string[]) => (values.length === 1 ? values[0] : values)
