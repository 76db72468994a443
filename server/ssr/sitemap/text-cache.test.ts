import {TextCache} from './text-cache'

const whole = async (text: AsyncIterable<string>): Promise<string> => {
    const pieces: string[] = []
    for await (const piece of text) pieces.push(piece)
    return pieces.join('')
}

/** A text of a few pieces that counts how often it is made; large pieces come back in more than one. */
const aText = (pieces = 3, pieceLength = 1) => {
    const made = {times: 0}
    const make = async function* () {
        made.times += 1
        const own = made.times
        for (let piece = 0; piece < pieces; piece += 1) {
            yield await Promise.resolve(`${own}é `.repeat(pieceLength))
        }
    }
    return {made, make}
}

const aKeeper = (mostBytes = 1_000_000) => {
    const clock = {now: 0}
    return {clock, texts: new TextCache({now: () => clock.now, ttlMs: 1000, mostBytes})}
}

test('a text is generated once while it is cached, and returned unchanged', async () => {
    const {texts, clock} = aKeeper()
    const {made, make} = aText(100, 1000)

    const first = await whole(texts.read('a', make))
    clock.now = 999
    const second = await whole(texts.read('a', make))

    expect([made.times, second === first, first.length]).toEqual([1, true, 300_000])
})

test('an expired text is generated again', async () => {
    const {texts, clock} = aKeeper()
    const {make} = aText()
    await whole(texts.read('a', make))

    clock.now = 1000

    await expect(whole(texts.read('a', make))).resolves.toBe('2é 2é 2é ')
})

test('two concurrent readers share one generation', async () => {
    const {texts} = aKeeper()
    const {made, make} = aText()

    const both = await Promise.all([whole(texts.read('a', make)), whole(texts.read('a', make))])

    expect([made.times, ...both]).toEqual([1, '1é 1é 1é ', '1é 1é 1é '])
})

test('a text whose generation fails is not cached', async () => {
    const {texts} = aKeeper()
    const {make} = aText()
    const failing = async function* () {
        yield await Promise.resolve('half')
        throw new Error('down')
    }

    await expect(whole(texts.read('a', failing))).rejects.toThrow('down')

    await expect(whole(texts.read('a', make))).resolves.toBe('1é 1é 1é ')
})

test('a text is completed and cached even if its reader leaves', async () => {
    const {texts} = aKeeper()
    const {made, make} = aText()
    const left = texts.read('a', make)
    await left.next()

    await left.return(undefined)

    await expect(whole(texts.read('a', make))).resolves.toBe('1é 1é 1é ')
    expect(made.times).toBe(1)
})

test('a reader that stops reading does not delay the others', async () => {
    const {texts} = aKeeper()
    const {made, make} = aText(100, 1000)
    const still = texts.read('a', make)
    await still.next()

    const others = await Promise.all([whole(texts.read('a', make)), whole(texts.read('a', make))])

    expect(others.map(({length}) => length)).toEqual([300_000, 300_000])
    expect(made.times).toBe(1)
    await still.return(undefined)
})

test('all readers get the first piece while the second is still being generated', async () => {
    const {texts} = aKeeper()
    let finish = () => {}
    const rest = new Promise<void>((resolve) => (finish = resolve))
    const make = async function* () {
        yield await Promise.resolve('first ')
        await rest
        yield 'second'
    }
    const readers = [texts.read('a', make), texts.read('a', make)]

    const firsts = await Promise.all(readers.map((reader) => reader.next()))
    finish()

    expect(firsts.map(({value}) => String(value))).toEqual(['first ', 'first '])
    await expect(Promise.all(readers.map(whole))).resolves.toEqual(['second', 'second'])
})

test('the oldest texts are evicted when the cache is full', async () => {
    const {texts} = aKeeper(130)
    const {made, make} = aText()
    const other = aText()
    const third = aText()
    await whole(texts.read('a', make))
    await whole(texts.read('b', other.make))
    await whole(texts.read('c', third.make))

    await whole(texts.read('a', make))
    await whole(texts.read('c', third.make))

    expect([made.times, third.made.times]).toEqual([2, 1])
})
