import {CommerceError} from '../client'
import {createPageSession} from './page-session'
import type {LiveActions} from './session-actions'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const notRequested = () => Promise.reject(new Error('This test asks nothing'))

/** The actions of a session that begins as given. */
const actionsThat = (begin: LiveActions['begin']): LiveActions => ({
    begin,
    renew: notRequested,
    isSessionOf: () => false,
    follow: notRequested,
    whenLive: notRequested,
    signIn: notRequested,
    register: notRequested,
    signOut: notRequested,
    leaveForSignIn: notRequested,
    refresh: notRequested,
    startNewSession: notRequested
})

const beginning = (ends: 'well' | 'badly' | 'never', afterMs = 0) => {
    const counted = {begun: 0}
    const actions = actionsThat(() => {
        counted.begun += 1
        return new Promise((resolve, reject) => {
            if (ends === 'well') setTimeout(resolve, afterMs)
            if (ends === 'badly') setTimeout(() => reject(new Error('no')), afterMs)
        })
    })
    return {actions, counted}
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

const whenStarted = ({whenReady}: ReturnType<typeof createPageSession>) =>
    whenReady(({actions}) => actions)

/** What has become of a promise so far. */
const stateOf = <Value>(promise: Promise<Value>) => {
    const seen: {state: 'pending' | 'ready' | 'failed'; error?: unknown} = {state: 'pending'}
    promise.then(
        () => (seen.state = 'ready'),
        (error: unknown) => Object.assign(seen, {state: 'failed', error})
    )
    return seen
}

test.each`
    ends       | afterMs   | outcome
    ${'well'}  | ${0}      | ${'ready'}
    ${'well'}  | ${9_999}  | ${'ready'}
    ${'well'}  | ${10_001} | ${'failed'}
    ${'badly'} | ${0}      | ${'failed'}
    ${'never'} | ${0}      | ${'failed'}
`(
    'a session that begins $ends after $afterMs ms is $outcome after ten seconds [D-09]',
    async ({ends, afterMs, outcome}) => {
        const session = createPageSession()
        const seen = stateOf(whenStarted(session))
        session.begin(beginning(ends, afterMs).actions)

        expect(seen.state).toBe('pending')
        await pass(10_001)

        expect(seen.state).toBe(outcome)
    }
)

test('a session without a response is pending until ten seconds have passed [D-09]', async () => {
    const session = createPageSession()
    const seen = stateOf(whenStarted(session))
    session.begin(beginning('never').actions)

    await pass(9_999)
    expect(seen.state).toBe('pending')
    await pass(1)

    expect(seen.error).toBeInstanceOf(CommerceError)
    expect(session.store.getState().identity).toMatchObject({state: 'failed'})
})

test('nothing starts until somebody needs the session, and then one attempt begins once', async () => {
    const session = createPageSession()
    expect(session.store.getState().attempt).toBe(0)

    const seen = [stateOf(whenStarted(session)), stateOf(whenStarted(session))]
    const {actions, counted} = beginning('well')
    session.begin(actions)
    session.begin(actions)
    await pass(0)

    expect(session.store.getState().attempt).toBe(1)
    expect(counted.begun).toBe(1)
    expect(seen.map(({state}) => state)).toEqual(['ready', 'ready'])
})

test('whatever is done after a failure starts one more attempt, and waits for that', async () => {
    const session = createPageSession()
    session.start()
    session.begin(beginning('badly').actions)
    await pass(0)

    const seen = [stateOf(whenStarted(session)), stateOf(whenStarted(session))]
    expect(session.store.getState()).toMatchObject({
        attempt: 2,
        failure: null,
        identity: {state: 'unknown'},
        basket: {state: 'loading'}
    })
    session.begin(beginning('well').actions)
    await pass(0)

    expect(seen.map(({state}) => state)).toEqual(['ready', 'ready'])
})

test('an attempt that has failed says nothing any more once another one has started', async () => {
    const session = createPageSession()
    session.start()
    const report = session.reportOfAttempt()
    session.begin(beginning('well', 20_000).actions)
    await pass(10_000)

    session.retry()
    report({identity: {state: 'guest', customerId: 'of-before'}})
    await pass(20_000)

    expect(session.store.getState()).toMatchObject({attempt: 2, identity: {state: 'unknown'}})
    expect(session.store.getState().actions).toBeNull()
})

test('a retry leaves a session alone that has not failed', async () => {
    const session = createPageSession()
    session.start()
    session.begin(beginning('well').actions)
    await pass(0)

    session.retry()

    expect(session.store.getState().attempt).toBe(1)
    await expect(whenStarted(session)).resolves.not.toBeNull()
})
