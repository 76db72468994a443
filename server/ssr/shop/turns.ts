/** A turn of the event loop accepts one new connection: this many may be accepted between two pages. */
const turnsBetween = 16

const afterTurns = (go: () => void, turns = turnsBetween): void => {
    if (turns === 0) go()
    else setImmediate(afterTurns, go, turns - 1)
}

/**
 * Lets waiting renders continue one by one, first come first served, with some turns of the event loop between them, so
 * that quick requests, such as refusals and health checks, come in between (docs/decisions/0021). `later` waits for
 * those turns.
 */
export const createTurns = (later: (go: () => void) => void = afterTurns) => {
    let last: Promise<void> = Promise.resolve()
    return (): Promise<void> => {
        last = last.then(() => new Promise((resolve) => later(resolve)))
        return last
    }
}
