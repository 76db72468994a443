import {oneAtATime} from './one-at-a-time'

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
