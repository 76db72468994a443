import {ifAllowed} from './browser'

const lastInTab = new Map<string, Promise<unknown>>()

const inTurnInTab = <Result>(name: string, task: () => Promise<Result>): Promise<Result> => {
    const result = (lastInTab.get(name) ?? Promise.resolve()).then(task)
    lastInTab.set(
        name,
        result.catch(() => undefined)
    )
    return result
}

/** Browsers that may store nothing refuse locks with this error; any other is a failure of the lock itself. */
const isRefusal = (error: unknown): boolean =>
    error instanceof DOMException && error.name === 'SecurityError'

/**
 * Runs one task of a name at a time: in all tabs, or in this tab alone if the browser has no locks or refuses them, as
 * browsers do that may store nothing (D-51). Rejects as the task does.
 */
export const inTabLock = async <Result>(
    name: string,
    task: () => Promise<Result>
): Promise<Result> => {
    const locks = ifAllowed(() => navigator.locks)
    if (!locks) return inTurnInTab(name, task)
    let hasBegun = false
    try {
        return await locks.request(name, () => {
            hasBegun = true
            return task()
        })
    } catch (error) {
        if (hasBegun || !isRefusal(error)) throw error
        return inTurnInTab(name, task)
    }
}
