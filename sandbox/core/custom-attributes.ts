import {z} from 'zod'

/** The values of a custom attribute: text up to the platform's limit, numbers, flags, and lists of them. */
const Plain = z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()])
const Value = z.union([Plain, z.array(Plain).max(500)])

export type CustomValue = z.output<typeof Value>
export type CustomAttributes = Record<string, CustomValue>

const most = 150

const Attributes = z
    .record(z.string().max(256), Value)
    .refine((custom) => Object.keys(custom).length <= most, `has more than ${most} attributes`)

/**
 * An object with a few fields and the retailer's c_ attributes, which are returned under `custom`. Other
 * fields are dropped, as the platform drops fields that only it may write.
 */
export const withCustom = <Shape extends z.ZodRawShape>(
    shape: Shape,
    others: readonly string[] = []
) =>
    z.preprocess(
        (given) => {
            if (!isObject(given)) return given
            const names = Object.keys(given)
            const customNames = names.filter(
                (name) => name.startsWith('c_') || others.includes(name)
            )
            return {...pick(given, Object.keys(shape)), custom: pick(given, customNames)}
        },
        z.object({...shape, custom: Attributes})
    )

const isObject = (given: unknown): given is Record<string, unknown> =>
    typeof given === 'object' && given !== null && !Array.isArray(given)

const pick = (given: Record<string, unknown>, names: readonly string[]) =>
    Object.fromEntries(
        names.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]])
    )

/** Attributes after a change; null removes one. */
export const mergedAttributes = (
    held: CustomAttributes,
    change: CustomAttributes
): CustomAttributes =>
    Object.fromEntries(Object.entries({...held, ...change}).filter(([, value]) => value !== null))
