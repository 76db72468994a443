/** Reads a JSON text that this sandbox wrote into its database itself; whoever wrote it knows its type. */
export function stored<T>(text: string): T
export function stored(text: string): unknown {
    const value: unknown = JSON.parse(text)
    return value
}
