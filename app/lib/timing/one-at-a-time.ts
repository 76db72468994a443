/**
 * A queue of one: each task starts when the one before has ended, well or not, and its caller gets
 * its own result.
 */
export const oneAtATime = () => {
    let last: Promise<unknown> = Promise.resolve()

    return <Result>(task: () => Promise<Result>): Promise<Result> => {
        const result = last.then(task)
        last = result.catch(() => undefined)
        return result
    }
}
