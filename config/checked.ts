import type {z} from 'zod'

/** A value as its schema gives it. Throws an Error that names each wrong key, below `name`. */
export const checked = <T>(schema: z.ZodType<T>, raw: unknown, name: string): T => {
    const result = schema.safeParse(raw)
    if (result.success) return result.data
    const faults = result.error.issues.map(
        ({path, message}) => `  ${name} ${path.join('.')}: ${message}`
    )
    throw new Error(`The configuration is wrong:\n${faults.join('\n')}`)
}
