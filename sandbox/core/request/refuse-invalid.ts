import type {z} from 'zod'
import {badRequest} from '../problem'

/** Refuses with the first thing that a schema found wrong, by its place. */
export function refuseInvalid({issues}: z.ZodError, where: string): never {
    const [first] = issues
    const place = first?.path.join('.') ?? ''
    return badRequest(
        `Invalid ${where}${place && ` '${place}'`}: ${first?.message ?? 'not readable'}.`
    )
}
