/** A promise that is settled by other code. An unhandled rejection of it is not reported. */
export const createDeferred = <T>() => {
    let resolve: (value: T) => void = () => undefined
    let reject: (error: Error) => void = () => undefined
    const promise = new Promise<T>((keep, fail) => {
        resolve = keep
        reject = fail
    })
    promise.catch(() => undefined)
    return {promise, resolve, reject}
}
