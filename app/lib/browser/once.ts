/**
 * Returns a function that makes a value only once for each key. For date formats: to make one takes a phone longer than
 * to use it a hundred times. An error is not kept.
 */
export const once = <Made>(make: (key: string) => Made): ((key: string) => Made) => {
    const made = new Map<string, Made>()
    return (key) => {
        const known = made.get(key)
        if (known !== undefined) return known
        const value = make(key)
        made.set(key, value)
        return value
    }
}
