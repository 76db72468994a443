import {z} from 'zod'

/** The data of a seed file, checked against its schema. An error names the file and the place in it. */
export const seedData = <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    data: unknown
): z.output<Schema> => {
    const checked = schema.safeParse(data)
    if (checked.success) return checked.data
    throw new Error(`${file} is not what its schema says:\n${z.prettifyError(checked.error)}`)
}
