import Cookies from 'js-cookie'
import {isTokenEnding, renewToken} from './fresh-token'

const cookie = 'cc-at-expires_Homeward'
const now = 1_900_000_000_000
const endsIn = (seconds: number) => Cookies.set(cookie, String(now / 1000 + seconds))

beforeEach(() => jest.useFakeTimers({now}))
afterEach(() => {
    jest.useRealTimers()
    Cookies.remove(cookie)
})

test.each`
    situation                | seconds      | isEnding
    ${'is not there'}        | ${undefined} | ${true}
    ${'has ended'}           | ${-1}        | ${true}
    ${'ends in 90 seconds'}  | ${90}        | ${true}
    ${'ends a second later'} | ${91}        | ${false}
`('a token that $situation is ending: $isEnding [D-15]', ({seconds, isEnding}) => {
    if (seconds !== undefined) endsIn(seconds)

    expect(isTokenEnding('Homeward', now)).toBe(isEnding)
})

test('a good token is left alone, one that was refused is not', async () => {
    let renewed = 0
    const ready = () => {
        renewed += 1
        endsIn(1800)
        return Promise.resolve()
    }
    endsIn(600)

    expect(await renewToken('Homeward', ready)).toBe(false)
    expect(await renewToken('Homeward', ready, true)).toBe(true)
    expect(renewed).toBe(1)
})

test.each([
    ['is about to end', 60, false],
    ['was refused', 600, true]
])(
    'who waited for another tab while the token %s takes the one that it has got [D-15]',
    async (_state, seconds, isRefused) => {
        endsIn(seconds)
        const waiting: (() => void)[] = []
        const locks = {
            request: (_name: string, task: () => Promise<unknown>) =>
                new Promise((resolve) => waiting.push(() => resolve(task())))
        }
        Object.defineProperty(navigator, 'locks', {value: locks, configurable: true})
        const second = renewToken(
            'Homeward',
            () => Promise.reject(new Error('not to be requested')),
            isRefused
        )

        endsIn(1800)
        waiting.forEach((go) => go())

        expect(await second).toBe(false)
        Reflect.deleteProperty(navigator, 'locks')
    }
)
