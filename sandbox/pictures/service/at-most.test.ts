import {setImmediate as everyoneHadTheirTurn} from 'node:timers/promises'
import {atMost} from './at-most'

test('two are drawn at a time, and of those that wait the newest is next', async () => {
    const inTurn = atMost(2)
    const begun: string[] = []
    const ends: (() => void)[] = []
    const draw = (picture: string) =>
        inTurn(() => {
            begun.push(picture)
            return new Promise<void>((resolve) => ends.push(resolve))
        })

    const drawn = ['a', 'b', 'left behind', 'wanted now'].map(draw)
    await everyoneHadTheirTurn()
    expect(begun).toEqual(['a', 'b'])

    ends[0]?.()
    await everyoneHadTheirTurn()
    expect(begun).toEqual(['a', 'b', 'wanted now'])

    ends[1]?.()
    await everyoneHadTheirTurn()
    expect(begun).toEqual(['a', 'b', 'wanted now', 'left behind'])
    ends.forEach((end) => end())
    await Promise.all(drawn)
})

test('a drawing that fails gives its place on', async () => {
    const inTurn = atMost(1)

    await expect(inTurn(() => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
    expect(await inTurn(() => Promise.resolve('drawn'))).toBe('drawn')
})
