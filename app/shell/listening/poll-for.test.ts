import {pollFor} from './poll-for'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Counts the looks for something that is there from the given look on. */
const looking = (everyMs: number, upToMs: number, thereFrom = Infinity) => {
    const seen = {looks: 0, found: 0, missing: 0}
    const stop = pollFor({
        find: () => {
            seen.looks += 1
            return seen.looks >= thereFrom ? 'there' : undefined
        },
        everyMs,
        upToMs,
        found: () => {
            seen.found += 1
        }
    })
    return {seen, stop}
}

test.each`
    row                | everyMs | upToMs  | polls
    ${'ANALYTICS-020'} | ${500}  | ${5000} | ${10}
    ${'ANALYTICS-021'} | ${1000} | ${5000} | ${5}
`('every $everyMs ms up to $upToMs ms are $polls polls, then no more [$row]', (given) => {
    const {seen} = looking(given.everyMs, given.upToMs)
    // The first look is at once, before any poll.
    expect(seen.looks).toBe(1)

    jest.advanceTimersByTime(given.upToMs - 1)
    expect(seen.looks).toBe(given.polls)
    jest.advanceTimersByTime(60_000)

    expect(seen).toEqual({looks: given.polls + 1, found: 0, missing: 0})
    expect(jest.getTimerCount()).toBe(0)
})

test('what is found is looked for no more, and neither is what nobody waits for', () => {
    const third = looking(500, 5000, 3)
    const stopped = looking(500, 5000)
    stopped.stop()

    jest.advanceTimersByTime(60_000)

    expect(third.seen).toMatchObject({looks: 3, found: 1})
    expect(stopped.seen.looks).toBe(1)
})
