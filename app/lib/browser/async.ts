/** A task did not end in time. */
export class DeadlineError extends Error {
    override readonly name = 'DeadlineError'

    constructor(readonly deadlineMs: number) {
        super(`No answer within ${deadlineMs} ms`)
    }
}

/**
 * Runs a task that must end within `deadlineMs` milliseconds (D-09). The task's signal is aborted when the time is up
 * or when the outer signal is aborted; the promise then rejects even if the task ignores the signal: with a
 * DeadlineError, or with the outer signal's reason.
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

/**
 * A queue of one: each task starts when the one before has ended, successfully or not, and its caller gets its own
 * result.
 */
export const oneAtATime = () => {
    let last: Promise<unknown> = Promise.resolve()

    return <Result>(task: () => Promise<Result>): Promise<Result> => {
        const result = last.then(task)
        last = result.catch(() => undefined)
        return result
    }
}

const FIRST_MS = 1000
const LONGEST_MS = 30_000

/** How long to wait before trying again, after so many retries: doubled from 1 s up to 30 s [CONST-005]. */
export const retryDelay = (retries: number): number => Math.min(FIRST_MS * 2 ** retries, LONGEST_MS)

export type Debounced<Arguments extends unknown[]> = {
    (...args: Arguments): void
    /** Cancels a call that has not happened yet. */
    cancel: () => void
}

/** A debounced function: runs with the last arguments once it has not been called for this number of milliseconds. */
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
