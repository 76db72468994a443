/**
 * Lets those who are ready go on one by one, each in a turn of its own of the event loop, first come first served: what is
 * quick, as a refusal or a question for health, comes in between (docs/decisions/0021). `later` is the loop's next turn.
 */
export const createTurns = (later: (go: () => void) => void = setImmediate) => {
    let last: Promise<void> = Promise.resolve()
    return (): Promise<void> => {
        last = last.then(() => new Promise(later))
        return last
    }
}
