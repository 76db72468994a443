import {loadScriptsInTurn} from './load-script'

const addresses = ['https://one.test/a.js', 'https://two.test/b.js', 'https://three.test/c.js']
const [first, second, third] = addresses

/** Longer than the browser takes to be idle, and shorter than a turn. */
const AN_IDLE_MOMENT_MS = 2000
const A_TURN_MS = 5000

const loaded = () => [...document.scripts].map(({src}) => src)

const end = (address: string | undefined, how: 'load' | 'error') =>
    [...document.scripts].find(({src}) => src === address)?.dispatchEvent(new Event(how))

beforeEach(() => {
    jest.useFakeTimers()
})
afterEach(() => {
    jest.useRealTimers()
    for (const script of [...document.scripts]) script.remove()
})

test.each(['load', 'error'] as const)(
    'scripts of others are loaded one after the other: the next after the %s of the one before, once the browser is idle (G-65)',
    async (how) => {
        loadScriptsInTurn(addresses)
        expect(loaded()).toEqual([])

        await jest.advanceTimersByTimeAsync(AN_IDLE_MOMENT_MS)
        expect(loaded()).toEqual([first])

        end(first, how)
        expect(loaded()).toEqual([first])
        await jest.advanceTimersByTimeAsync(AN_IDLE_MOMENT_MS)
        expect(loaded()).toEqual([first, second])

        end(second, how)
        await jest.advanceTimersByTimeAsync(AN_IDLE_MOMENT_MS)
        expect(loaded()).toEqual([first, second, third])
    }
)

test('a script that never answers holds up the next for five seconds, and one that answers later loads nothing twice (G-65)', async () => {
    loadScriptsInTurn(addresses)
    await jest.advanceTimersByTimeAsync(AN_IDLE_MOMENT_MS)
    await jest.advanceTimersByTimeAsync(A_TURN_MS + AN_IDLE_MOMENT_MS)
    expect(loaded()).toEqual([first, second])

    end(first, 'load')
    await jest.advanceTimersByTimeAsync(AN_IDLE_MOMENT_MS)
    expect(loaded()).toEqual([first, second])
})

test('one that is there already holds up nobody (G-65)', async () => {
    loadScriptsInTurn([first ?? ''])
    await jest.advanceTimersByTimeAsync(AN_IDLE_MOMENT_MS)
    loadScriptsInTurn(addresses)
    await jest.advanceTimersByTimeAsync(AN_IDLE_MOMENT_MS * 2)

    expect(loaded()).toEqual([first, second])
})

test.each([0, AN_IDLE_MOMENT_MS])(
    'stopped after %d ms, no further script is loaded (D-39)',
    async (waitedMs) => {
        const stop = loadScriptsInTurn(addresses)
        await jest.advanceTimersByTimeAsync(waitedMs)
        const before = loaded()

        stop()
        end(first, 'load')
        await jest.advanceTimersByTimeAsync(A_TURN_MS * 3)

        expect(loaded()).toEqual(before)
    }
)
