export type Debounced<Arguments extends unknown[]> = {
    (...args: Arguments): void
    /** Forgets a call that has not happened yet. */
    cancel: () => void
}

/** A function that runs once things have been quiet for so many milliseconds, with the last arguments. */
export const debounce = <Arguments extends unknown[]>(
    run: (...args: Arguments) => void,
    quietMs: number
): Debounced<Arguments> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = () => clearTimeout(timer)
    const call = (...args: Arguments) => {
        cancel()
        timer = setTimeout(() => run(...args), quietMs)
    }
    return Object.assign(call, {cancel})
}
