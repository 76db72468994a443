import {setImmediate as everyoneHadTheirTurn} from 'node:timers/promises'
import {atMost} from './picture-store'

test('two are drawn at a time; next are the newest and the oldest in turn', async () => {
    const inTurn = atMost(2)
    const begun: string[] = []
    const ends: (() => void)[] = []
    const draw = (picture: string) =>
        inTurn(() => {
            begun.push(picture)
            return new Promise<void>((resolve) => ends.push(resolve))
        })

    const drawn = ['a', 'b', 'oldest', 'old', 'new', 'newest'].map(draw)
    await everyoneHadTheirTurn()
    expect(begun).toEqual(['a', 'b'])

    for (const place of [0, 1, 2, 3]) {
        ends[place]?.()
        await everyoneHadTheirTurn()
    }

    expect(begun).toEqual(['a', 'b', 'newest', 'oldest', 'new', 'old'])
    ends.forEach((end) => end())
    await Promise.all(drawn)
})

test('after a failed drawing the next one starts', async () => {
    const inTurn = atMost(1)

    await expect(inTurn(() => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
    expect(await inTurn(() => Promise.resolve('drawn'))).toBe('drawn')
})
