/* eslint-disable no-console -- the one place that writes to the browser's console, for those who look after the shop. */

/** Logs for developers and operators; never personal data, and never in place of a message to the shopper. */
export const browserLog = {
    info: (message: string): void => console.info(message),
    warn: (message: string): void => console.warn(message),
    error: (message: string): void => console.error(message)
}

/** Runs what a browser may forbid, such as access to storage; undefined if it fails. */
export const ifAllowed = <Result>(run: () => Result): Result | undefined => {
    try {
        return run()
    } catch {
        return undefined
    }
}
