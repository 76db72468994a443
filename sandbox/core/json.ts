type Defined<T> = {[Name in keyof T]: Exclude<T[Name], undefined>}

/** An object without what is undefined in it: such fields are not there on the wire. */
export function defined<T extends object>(object: T): Defined<T>
export function defined(object: object): object {
    const defined: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(object)) {
        if (value !== undefined) defined[name] = value
    }
    return defined
}

/** Reads a JSON text that this sandbox wrote into its database itself; whoever wrote it knows its type. */
export function parseStored<T>(text: string): T
export function parseStored(text: string): unknown {
    const value: unknown = JSON.parse(text)
    return value
}
