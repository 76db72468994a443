import {DeadlineError, debounce, oneAtATime, retryDelay, withDeadline} from './async'

describe('debounce', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    test('of five calls 50 ms apart only the last happens, 300 ms after it [SEARCH-003]', () => {
        const heard: string[] = []
        const hear = debounce((text: string) => heard.push(text), 300)

        for (const text of ['s', 'so', 'sof', 'sofa', 'sofas']) {
            hear(text)
            jest.advanceTimersByTime(50)
        }
        jest.advanceTimersByTime(249)
        expect(heard).toEqual([])
        jest.advanceTimersByTime(1)

        expect(heard).toEqual(['sofas'])
    })

    test('calls with quiet between them all happen', () => {
        const heard: string[] = []
        const hear = debounce((text: string) => heard.push(text), 300)

        hear('a')
        jest.advanceTimersByTime(300)
        hear('b')
        jest.advanceTimersByTime(300)

        expect(heard).toEqual(['a', 'b'])
    })

    test('a cancelled call does not happen', () => {
        const heard: string[] = []
        const hear = debounce((text: string) => heard.push(text), 300)

        hear('a')
        hear.cancel()
        jest.advanceTimersByTime(1000)

        expect(heard).toEqual([])
    })
})

describe('one at a time', () => {
    const gate = () => {
        let open: () => void = jest.fn()
        const opened = new Promise<void>((resolve) => (open = resolve))
        return {opened, open: () => open()}
    }

    test('a task waits for the one before, and each caller gets its own result', async () => {
        const inTurn = oneAtATime()
        const {opened, open} = gate()
        const order: string[] = []

        const first = inTurn(async () => {
            await opened
            order.push('first')
            return 1
        })
        const second = inTurn(() => {
            order.push('second')
            return Promise.resolve(2)
        })
        open()

        expect(await Promise.all([first, second])).toEqual([1, 2])
        expect(order).toEqual(['first', 'second'])
    })

    test('a task that fails tells its own caller only, and the next one runs', async () => {
        const inTurn = oneAtATime()

        const failed = inTurn(() => Promise.reject(new Error('no basket')))
        const next = inTurn(() => Promise.resolve('basket'))

        await expect(failed).rejects.toThrow('no basket')
        await expect(next).resolves.toBe('basket')
    })

    test('two queues do not wait for each other', async () => {
        const {opened, open} = gate()
        const waiting = oneAtATime()(() => opened)

        await expect(oneAtATime()(() => Promise.resolve('at once'))).resolves.toBe('at once')
        open()
        await waiting
    })
})

describe('retry delay', () => {
    test('the waits are 1, 2, 4, 8, 16, 30 and 30 seconds [CONST-005]', () => {
        expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([
            1000, 2000, 4000, 8000, 16_000, 30_000, 30_000
        ])
    })

    test('a wait never passes 30 seconds, however often it was tried', () => {
        expect(retryDelay(2000)).toBe(30_000)
    })
})

describe('with deadline', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    const never = () => new Promise<never>(jest.fn())

    test('an answer in time is the answer, and no timer is left', async () => {
        await expect(withDeadline(4000, () => Promise.resolve('products'))).resolves.toBe(
            'products'
        )
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

    test('a task that listens is asked to stop', async () => {
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
})
