import {createKnown} from './known'

test('a text is known until its time has passed, to the millisecond', async () => {
    let now = 0
    const known = createKnown(() => now)

    await known.put('a', 'yes', 1000)
    now = 999
    const within = await known.get('a')
    now = 1000

    expect(within).toBe('yes')
    expect(await known.get('a')).toBeUndefined()
})

test('a key is taken once, until its time has passed or it is forgotten', async () => {
    let now = 0
    const known = createKnown(() => now)

    const first = [await known.claim('a', 1000), await known.claim('a', 1000)]
    now = 1000
    const later = await known.claim('a', 1000)
    await known.forget('a')

    expect(first).toEqual([true, false])
    expect(later).toBe(true)
    expect(await known.claim('a', 1000)).toBe(true)
})
