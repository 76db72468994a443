/* eslint-disable no-console -- the one place that writes to the browser's console, for those who look after the shop. */

/** Notes for anyone who looks after the shop; never anything of the shopper's, and never instead of a message to them. */
export const browserLog = {
    info: (message: string): void => console.info(message),
    warn: (message: string): void => console.warn(message),
    error: (message: string): void => console.error(message)
}

/** Runs what a browser may forbid: storage that is full, switched off or not there. */
export const ifAllowed = <Result>(run: () => Result): Result | undefined => {
    try {
        return run()
    } catch {
        return undefined
    }
}
