import type {ShopperContext} from './shopper-context'

type Qualifiers = ShopperContext['customQualifiers']

/** A context after a change: what is named takes the old one's place, null and emptiness take it away. */
export const mergedContext = (held: ShopperContext, change: ShopperContext): ShopperContext =>
    withoutNothing({
        ...held,
        ...change,
        customQualifiers: mergedQualifiers(held.customQualifiers, change.customQualifiers),
        assignmentQualifiers: mergedQualifiers(
            held.assignmentQualifiers,
            change.assignmentQualifiers
        )
    })

/** Only some qualifiers are named in a change; an empty map takes all away. */
const mergedQualifiers = (held: Qualifiers, change: Qualifiers): Qualifiers => {
    if (!change) return held
    if (Object.keys(change).length === 0) return undefined
    return {...held, ...change}
}

const isNothing = (value: unknown): boolean =>
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0)

/** Leaves out what is null or empty, one level down as well. */
export const withoutNothing = <T extends object>(value: T): T => {
    const copy = {...value}
    const entries: [string, unknown][] = Object.entries(copy)
    for (const [name, inner] of entries) {
        const kept =
            inner && typeof inner === 'object' && !Array.isArray(inner)
                ? withoutNothing(inner)
                : inner
        if (isNothing(kept)) Reflect.deleteProperty(copy, name)
        else Reflect.set(copy, name, kept)
    }
    return copy
}
