import {DeadlineError, withDeadline} from './with-deadline'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const never = () => new Promise<never>(jest.fn())

test('an answer in time is the answer, and no timer is left', async () => {
    await expect(withDeadline(4000, () => Promise.resolve('products'))).resolves.toBe('products')
    expect(jest.getTimerCount()).toBe(0)
})

test('a failure in time is that failure', async () => {
    const failing = withDeadline(4000, () => Promise.reject(new Error('500')))

    await expect(failing).rejects.toThrow('500')
    expect(jest.getTimerCount()).toBe(0)
})

test('a task that takes too long fails when time is up, even if it does not listen (D-09)', async () => {
    const late = withDeadline(4000, never)
    const failed = jest.fn()
    late.catch(failed)

    await jest.advanceTimersByTimeAsync(3999)
    expect(failed).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)

    await expect(late).rejects.toEqual(new DeadlineError(4000))
})

test('a task that listens is told to stop', async () => {
    let heard: AbortSignal | undefined
    const late = withDeadline(4000, (signal) => {
        heard = signal
        return never()
    })
    const failure = expect(late).rejects.toThrow('No answer within 4000 ms')

    expect(heard?.aborted).toBe(false)
    await jest.advanceTimersByTimeAsync(4000)

    expect(heard?.aborted).toBe(true)
    await failure
})

test('what its caller gives up ends at once, with the reason', async () => {
    const caller = new AbortController()
    const given = withDeadline(4000, never, caller.signal)
    caller.abort(new Error('the shopper left'))

    await expect(given).rejects.toThrow('the shopper left')
    expect(jest.getTimerCount()).toBe(0)
})

test('what was given up before is not begun', async () => {
    const task = jest.fn(never)

    await expect(
        withDeadline(4000, task, AbortSignal.abort(new Error('too late')))
    ).rejects.toThrow('too late')
    expect(task).not.toHaveBeenCalled()
})

test('a task that throws at once leaves no timer', async () => {
    const throwing = withDeadline(4000, () => {
        throw new Error('no address')
    })

    await expect(throwing).rejects.toThrow('no address')
    expect(jest.getTimerCount()).toBe(0)
})
