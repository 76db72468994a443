/** @jest-environment jest-fixed-jsdom */
import {inTabLock} from './tab-lock'

const withLocks = (request: unknown) =>
    Object.defineProperty(navigator, 'locks', {
        value: request && {request},
        configurable: true
    })

afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

const refused = () => Promise.reject(new DOMException('Denied', 'SecurityError'))

test.each([
    ['has no locks', undefined],
    ['refuses each lock', refused]
])('a browser that %s runs the tasks of a name one after the other (D-51)', async (_, request) => {
    withLocks(request)
    const done: string[] = []
    const first = inTabLock('a', async () => {
        await Promise.resolve()
        done.push('first')
    })
    const second = inTabLock('a', () => Promise.resolve(done.push('second')))

    await Promise.all([first, second])

    expect(done).toEqual(['first', 'second'])
})

test('a lock that fails otherwise runs nothing, and a task that fails is not run again', async () => {
    const task = jest.fn(() => Promise.reject(new DOMException('Denied', 'SecurityError')))
    withLocks(() => Promise.reject(new Error('No lock')))
    await expect(inTabLock('a', task)).rejects.toThrow('No lock')
    expect(task).not.toHaveBeenCalled()

    withLocks((_name: string, run: () => Promise<unknown>) => run())
    await expect(inTabLock('a', task)).rejects.toThrow('Denied')
    expect(task).toHaveBeenCalledTimes(1)
})
