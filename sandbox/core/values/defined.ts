type Defined<T> = {[Name in keyof T]: Exclude<T[Name], undefined>}

/** An object without what is undefined in it: such fields are not there on the wire. */
export function defined<T extends object>(object: T): Defined<T>
export function defined(object: object): object {
    return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}
