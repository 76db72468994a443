import {act, cleanup, screen} from '@testing-library/react'
import {useState} from 'react'
import {useIdentity} from '@app/commerce/session/identity'
import {useSessionActions} from '@app/commerce/session/session'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {onSimulatedClock, workUnderWay} from '../../../tests/support/browser/simulated-clock'
import {createDeferred} from '../../../tests/support/values/deferred'

jest.setTimeout(60_000)

const browser = inBrowser()
afterAll(() => browser.close())

afterEach(() => {
    cleanup()
    jest.useRealTimers()
    browser.reset()
})
const isBusy = workUnderWay(browser.sandbox)

const casey = {login: 'casey@homeward.example', password: 'Homeward!1'}
const newAccount = {firstName: 'Robin', lastName: 'Hale', password: 'Homeward!1'}
let accounts = 0
const aRegistration = () => {
    accounts += 1
    return {...newAccount, email: `robin${accounts}@example.com`}
}

/** A page that says who the shopper is and how their last action ended, with a button for each action. */
const Page = () => {
    const identity = useIdentity()
    const {whenLive, signIn, signOut, register} = useSessionActions()
    const [end, setEnd] = useState('')
    const showEnd = (doing: Promise<unknown>) => {
        setEnd('')
        void doing.then(
            () => setEnd('done'),
            (error: unknown) => setEnd(String(error))
        )
    }
    const name = identity.state === 'customer' ? identity.firstName : ''
    const hasEnded = identity.state === 'guest' && identity.ended
    return (
        <>
            <p>{`Now: ${identity.state} ${name ?? ''}`}</p>
            {hasEnded ? <p>Their session has ended</p> : null}
            <button onClick={() => showEnd(whenLive())}>Begin</button>
            <button onClick={() => showEnd(signIn(casey))}>Sign in</button>
            <button onClick={() => showEnd(register(aRegistration()))}>Register</button>
            <button onClick={() => showEnd(signOut())}>Sign out</button>
            <p>{`End: ${end}`}</p>
        </>
    )
}

/** What happens to a call: it never reaches anybody; it is done and its answer is lost; or its answer comes at `release`. */
type Fate = 'unheard' | 'unanswered' | 'late'

/** From now on, calls of a path have this fate. */
const harm = (path: RegExp, fate: Fate) => {
    const released = createDeferred<undefined>()
    let isPassing = false
    browser.server.answerInstead(async (url, request) => {
        if (isPassing || !path.test(url.pathname)) return undefined
        if (fate === 'unanswered') {
            isPassing = true
            await browser.server.fetch(request)
            isPassing = false
        }
        if (fate !== 'late') return new Promise<Response>(() => undefined)
        await released.promise
        return undefined
    })
    return {release: () => act(async () => released.resolve(undefined))}
}

/** The customer id of the guest whose cart the page has read. */
const guestId = () =>
    browser.server.calls
        .flatMap(({path}) => /\/customers\/(\w+)\/baskets$/.exec(path)?.[1] ?? [])
        .at(-1)

const token = /\/oauth2\/token$/
const logout = /\/oauth2\/logout$/

/** Somebody on the page, on a clock that jumps over waiting. */
const show = async (login?: string) => {
    if (login !== undefined) browser.signedIn(login)
    await browser.show({part: <Page />})
    const press = (name: string) => act(async () => screen.getByRole('button', {name}).click())
    // A guest's session begins with the first action that needs one.
    await press('Begin')
    await screen.findByText('End: done')
    await screen.findByText(login === undefined ? 'Now: guest' : 'Now: customer Morgan')
    const clock = onSimulatedClock(isBusy)
    const end = () => screen.getByText(/^End:/).textContent?.slice(5) ?? ''
    return {
        press,
        /** How the action ends, which it must do in half a minute. */
        end: async () => {
            await clock.until(() => end() !== '', 30_000)
            return end()
        },
        now: (text: string) => clock.until(() => screen.queryByText(text) !== null, 30_000)
    }
}

test('a sign-in that is never answered ends by its deadline, and the guest can try again [AUTH-037] [D-09]', async () => {
    const {press, end, now} = await show()
    harm(token, 'unheard')

    await press('Sign in')
    expect(await end()).toMatch(/timeout \(504\)/)
    await now('Now: guest')
    browser.server.answerInstead(() => undefined)
    await press('Sign in')

    expect(await end()).toBe('done')
    await now('Now: customer Casey')
})

test('a sign-in whose answer is lost has begun a session, which is found [AUTH-037] [D-09] [D-14]', async () => {
    const {press, end, now} = await show()
    harm(token, 'unanswered')

    await press('Sign in')

    expect(await end()).toBe('done')
    await now('Now: customer Casey')
})

test('a sign-in that succeeds after its deadline makes the guest a customer after all [D-09] [D-14]', async () => {
    const {press, end, now} = await show()
    const guest = guestId()
    const {release} = harm(token, 'late')
    await press('Sign in')
    expect(await end()).toMatch(/timeout \(504\)/)
    await now('Now: guest')
    const before = browser.server.calls.length

    await release()

    await now('Now: customer Casey')
    // The guest's cart cannot be read any more, and it was empty: there is nothing to read or to merge.
    const late = browser.server.calls.slice(before).map(({path}) => path)
    expect(late.filter((path) => path.includes(`/customers/${guest}/`))).toEqual([])
    expect(late.filter((path) => path.endsWith('/actions/merge'))).toEqual([])
})

test('a registration that is never answered ends by its deadline [API-037] [D-09]', async () => {
    const {press, end, now} = await show()
    harm(/\/customers$/, 'unheard')

    await press('Register')

    expect(await end()).toMatch(/timeout \(504\)/)
    await now('Now: guest')
})

test('a registration whose last answer is lost has signed the new customer in [API-037] [D-09]', async () => {
    const {press, end, now} = await show()
    harm(token, 'unanswered')

    await press('Register')

    expect(await end()).toBe('done')
    await now('Now: customer Robin')
})

test('a sign-out that is never answered ends by its deadline, and the customer is still signed in [D-09] [D-19]', async () => {
    const {press, end, now} = await show('morgan@homeward.example')
    harm(logout, 'unheard')

    await press('Sign out')

    expect(await end()).toMatch(/Deadline/)
    await now('Now: customer Morgan')
})

test('a sign-out that is done after its deadline says that the session has ended [D-09] [D-14]', async () => {
    const {press, end, now} = await show('morgan@homeward.example')
    const {release} = harm(logout, 'late')
    await press('Sign out')
    expect(await end()).toMatch(/Deadline/)

    await release()

    await now('Their session has ended')
})

// The last one: the SDK makes one request for everybody who waits for a token, and this one is never answered.
test('a sign-out that is done has signed the customer out, even if no guest’s session begins after it [D-09] [D-19]', async () => {
    const {press, end} = await show('morgan@homeward.example')
    harm(token, 'unheard')

    await press('Sign out')

    expect(await end()).toBe('done')
    expect(localStorage.getItem('shopper-hint')).toBeNull()
})
