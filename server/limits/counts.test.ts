import {EventEmitter} from 'node:events'
import {createCounts} from './counts'
import {serveCounts, remoteCounts} from './shared-counts'

test('a window begins with the first call, and calls of an earlier window do not count', async () => {
    let now = 0
    const counts = createCounts(() => now)

    await counts.add('a', 1000)
    now = 999
    const within = await counts.add('a', 1000)
    now = 1000
    const after = await counts.add('a', 1000)

    expect(within).toEqual({count: 2, endsInMs: 1})
    expect(after).toEqual({count: 1, endsInMs: 1000})
})

test('a subtracted call does not count any more, and a count is never below zero', async () => {
    const counts = createCounts(() => 0)

    await counts.add('a', 1000)
    await counts.add('a', 1000, -1)
    const {count} = await counts.add('a', 1000, -1)

    expect(count).toBe(0)
})

/** Both ends of the channel between a process and the first one. */
const line = () => {
    const [up, down] = [new EventEmitter(), new EventEmitter()]
    const end = (from: EventEmitter, to: EventEmitter) => ({
        on: (_event: 'message', heard: (message: unknown) => void) => from.on('message', heard),
        send: (message: object) => to.emit('message', structuredClone(message))
    })
    return {first: end(up, down), worker: end(down, up)}
}

test('two processes of a machine count together [D-20]', async () => {
    const shared = createCounts(() => 0)
    const lines = [line(), line()]
    for (const {first} of lines) serveCounts(shared, first)
    const [one, other] = lines.map(({worker}) =>
        remoteCounts(
            worker,
            createCounts(() => 0)
        )
    )

    await one?.add('a', 1000)

    expect(await other?.add('a', 1000)).toMatchObject({count: 2})
    await other?.forget('a')
    expect(await one?.read('a')).toMatchObject({count: 0})
})

test('if the first process does not respond, each process uses its own counts', async () => {
    const {worker} = line()
    const counts = remoteCounts(
        worker,
        createCounts(() => 0)
    )

    await counts.add('a', 1000)

    expect(await counts.add('a', 1000)).toMatchObject({count: 2})
})
