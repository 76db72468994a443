type Defined<T> = {[Name in keyof T]: Exclude<T[Name], undefined>}

/** An object without its undefined fields, which JSON does not have. */
export function defined<T extends object>(object: T): Defined<T>
export function defined(object: object): object {
    const defined: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(object)) {
        if (value !== undefined) defined[name] = value
    }
    return defined
}

/** Parses JSON that this sandbox wrote into its database itself; the code that wrote it knows its type. */
export function parseStored<T>(text: string): T
export function parseStored(text: string): unknown {
    const value: unknown = JSON.parse(text)
    return value
}
