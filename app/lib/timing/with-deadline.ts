/** A task did not end in time. */
export class DeadlineError extends Error {
    override readonly name = 'DeadlineError'

    constructor(readonly deadlineMs: number) {
        super(`No answer within ${deadlineMs} ms`)
    }
}

/**
 * Runs a task that must end within so many milliseconds (D-09). The task's signal is aborted when
 * time is up or when the outer signal is, and the promise then fails even if the task ignores it:
 * with a DeadlineError, or with the outer signal's reason.
 */
export const withDeadline = async <Result>(
    deadlineMs: number,
    task: (signal: AbortSignal) => Promise<Result>,
    outer?: AbortSignal
): Promise<Result> => {
    outer?.throwIfAborted()
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(new DeadlineError(deadlineMs)), deadlineMs)
    const passOn = () => controller.abort(outer?.reason)
    outer?.addEventListener('abort', passOn, {once: true})

    const {signal} = controller
    const aborted = new Promise<never>((_, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason), {once: true})
    })
    try {
        return await Promise.race([task(signal), aborted])
    } finally {
        clearTimeout(timer)
        outer?.removeEventListener('abort', passOn)
    }
}
