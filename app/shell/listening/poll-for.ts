type Poll<T> = {
    /** Undefined as long as it is not there. */
    find: () => T | undefined
    everyMs: number
    upToMs: number
    found: (value: T) => void
    /** Called if it is not there by the end. */
    missing?: () => void
}

/**
 * Looks for what a script brings along, again and again up to a time limit, and then no more. What is there already is
 * found at once. Returns how to stop.
 */
export const pollFor = <T>({find, everyMs, upToMs, found, missing}: Poll<T>): (() => void) => {
    let looks = upToMs / everyMs
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
        const value = find()
        if (value !== undefined) return found(value)
        if (looks <= 0) return missing?.()
        looks -= 1
        timer = setTimeout(look, everyMs)
    }
    look()
    return () => clearTimeout(timer)
}
