import {createCounts} from './counts'

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
