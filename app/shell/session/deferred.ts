/** A promise that someone else keeps. An unheard failure is no fault of the page. */
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
