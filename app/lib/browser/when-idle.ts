/** Runs a task once the page has painted and the browser is idle; returns how to cancel it. */
export const whenIdle = (task: () => void): (() => void) => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
        const timer = setTimeout(task, 1500)
        return () => clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(task, {timeout: 3000})
    return () => window.cancelIdleCallback(handle)
}
