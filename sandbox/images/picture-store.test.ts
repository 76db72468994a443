import {setImmediate as everyoneHadTheirTurn} from 'node:timers/promises'
import {atMost, rememberedPicture} from './picture-store'

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

test('a remembered picture is made once, and again when two hundred others were requested after it', async () => {
    const made: string[] = []
    const get = (name: string) =>
        rememberedPicture(name, () => {
            made.push(name)
            return Promise.resolve(Buffer.from(name))
        })

    await get('first')
    await get('second')
    expect(String(await get('first'))).toBe('first')
    expect(made).toEqual(['first', 'second'])

    for (let at = 0; at < 199; at += 1) await get(`other ${at}`)
    made.length = 0
    await get('first')
    await get('second')
    expect(made).toEqual(['second'])
})

test('a remembered picture that could not be made is tried again', async () => {
    await expect(
        rememberedPicture('torn', () => Promise.reject(new Error('no ink')))
    ).rejects.toThrow('no ink')

    expect(
        String(await rememberedPicture('torn', () => Promise.resolve(Buffer.from('whole'))))
    ).toBe('whole')
})
