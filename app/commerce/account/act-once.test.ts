import {CommerceError} from '../client'
import {actOnce} from './act-once'

const failure = (status: number, tryAgainIn?: number) => () =>
    Promise.reject(
        new CommerceError({status, code: 'refused', ...(tryAgainIn ? {tryAgainIn} : {})})
    )

const refusals = new Map<string | undefined, string>([['too-late', 'too-late']])

test.each`
    end                          | isDone                          | expected
    ${failure(429, 30)}          | ${() => Promise.resolve(false)} | ${{state: 'failed', tryAgainIn: 30}}
    ${failure(429, 30)}          | ${() => Promise.resolve(true)}  | ${{state: 'done'}}
    ${failure(429, 30)}          | ${failure(503)}                 | ${{state: 'unknown', tryAgainIn: 30}}
    ${failure(503)}              | ${() => Promise.resolve(false)} | ${{state: 'failed', tryAgainIn: undefined}}
    ${() => Promise.resolve('')} | ${() => Promise.resolve(false)} | ${{state: 'failed', tryAgainIn: undefined}}
`('an action that is not done says when it may be tried again (D-49)', async (row) => {
    const {end: call, isDone, expected} = row
    expect(await actOnce({call, refusals, isDone})).toEqual(expected)
})
