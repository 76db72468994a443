/** Runs what a browser may forbid: storage that is full, switched off or not there. */
export const ifAllowed = <Result>(run: () => Result): Result | undefined => {
    try {
        return run()
    } catch {
        return undefined
    }
}
