import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import {useState} from 'react'
import {toFailure} from '@app/commerce/client'
import {useIdentity} from '@app/commerce/session/identity'
import {useSessionActions} from '@app/commerce/session/session'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {hasSession} from './has-session'
import {refreshToken} from './token-refresh'

const browser = inBrowser()
afterEach(() => browser.reset())
afterAll(() => browser.close())

const isTokenCall = ({pathname}: URL): boolean => pathname.endsWith('/oauth2/token')

/** Says who the shopper is once a call can be made as them, or with which status that failed. */
const Live = () => {
    const {whenLive} = useSessionActions()
    const [shown, show] = useState('')
    const begin = () => {
        show('')
        whenLive().then(
            ({customerId}) => show(customerId),
            (error: unknown) => show(`failed: ${toFailure(error).status}`)
        )
    }
    return (
        <>
            <button onClick={begin}>Begin</button>
            <output aria-label="Shopper">{shown}</output>
        </>
    )
}

/** What the page says after the next call. */
const shown = async (): Promise<string> => {
    await userEvent.click(screen.getByRole('button', {name: 'Begin'}))
    const output = screen.getByRole('status', {name: 'Shopper'})
    await waitFor(() => expect(output).not.toBeEmptyDOMElement())
    return output.textContent ?? ''
}

/** A guest whose session the SDK has begun. */
const aGuest = async (): Promise<string> => {
    await browser.show({part: <Live />})
    return shown()
}

/** As when the hour of the access token is over. */
const endToken = (): void => void Cookies.set('cc-at-expires_Homeward', '1')

test('a token is renewed by one request, and the shopper stays who they are [D-05]', async () => {
    const customerId = await aGuest()
    endToken()

    expect(await refreshToken()).toBe(true)

    expect(browser.server.session()).toMatchObject({state: 'known', customerId})
    expect(Number(Cookies.get('cc-at-expires_Homeward'))).toBeGreaterThan(1)
})

test('a browser without a session makes no call', async () => {
    browser.server.answerInstead(() => {
        throw new Error('Nothing is asked')
    })

    expect(hasSession()).toBe(false)
    expect(await refreshToken()).toBe(false)
})

test('what is refused once is not asked for again: a customer reads that their session has ended [D-14]', async () => {
    browser.signedIn('morgan@homeward.example')
    await browser.show({part: <Live />})
    await shown()
    browser.server.ended()
    const refreshes: string[] = []
    browser.server.answerInstead((url, request) => {
        if (isTokenCall(url)) refreshes.push(request.headers.get('x-grant-type') ?? 'first token')
        return undefined
    })

    expect(await shown()).toBe('failed: 401')

    expect(refreshes).toEqual(['refresh_token', 'first token'])
    expect(browser.server.session()).toMatchObject({state: 'known', registered: false})
})

test('whoever signs in in another tab while an old token is refused keeps their newer one: this tab is theirs too [D-15]', async () => {
    await aGuest()
    endToken()
    browser.server.answerInstead((url) => {
        if (!isTokenCall(url)) return undefined
        browser.signedIn('morgan@homeward.example')
        return new Response('{}', {status: 400})
    })

    expect(await refreshToken()).toBe(true)

    expect(hasSession()).toBe(true)
    expect(browser.server.session()).toMatchObject({state: 'known', registered: true})
})

/** One call that lets the session's script in, or two that go out together; says how each ended. */
const TwoCalls = () => {
    const {whenLive} = useSessionActions()
    const identity = useIdentity()
    const ended = identity.state === 'guest' ? identity.ended : undefined
    const [shown, show] = useState<string[]>([])
    const call = () =>
        whenLive().then(
            ({registered}) => show((before) => [...before, registered ? 'customer' : 'guest']),
            (error: unknown) => show((before) => [...before, String(toFailure(error).status)])
        )
    return (
        <>
            <button onClick={() => void call()}>One</button>
            <button onClick={() => void Promise.all([call(), call()])}>Two</button>
            <output aria-label="Calls">{shown.join(', ')}</output>
            <output aria-label="Ended">{ended}</output>
        </>
    )
}

test('two calls that find a session ended together both end there, by one renewal, and none goes out as a guest’s [D-14]', async () => {
    browser.signedIn('morgan@homeward.example')
    await browser.show({part: <TwoCalls />})
    await userEvent.click(screen.getByRole('button', {name: 'One'}))
    const calls = screen.getByRole('status', {name: 'Calls'})
    await waitFor(() => expect(calls).toHaveTextContent('customer'))
    browser.server.ended()
    const requested: string[] = []
    browser.server.answerInstead((url, request) => {
        requested.push(request.headers.get('x-grant-type') ?? url.pathname)
        return undefined
    })

    await userEvent.click(screen.getByRole('button', {name: 'Two'}))

    await waitFor(() => expect(calls).toHaveTextContent('customer, 401, 401'))
    const endedBy = screen.getByRole('status', {name: 'Ended'})
    await waitFor(() => expect(endedBy).toHaveTextContent('by-itself'))
    expect(requested.filter((what) => what === 'refresh_token')).toHaveLength(1)
    expect(requested.filter((what) => what.endsWith('/oauth2/authorize'))).toHaveLength(1)
})

test.each([429, 500, 503])(
    'an outage (%i) while a token is renewed is shown, and nobody becomes another one [D-14]',
    async (status) => {
        const customerId = await aGuest()
        endToken()
        browser.server.answerInstead((url) =>
            isTokenCall(url) ? new Response(null, {status}) : undefined
        )

        expect(await shown()).toBe(`failed: ${status}`)
        expect(hasSession()).toBe(true)

        browser.server.answerInstead(() => undefined)
        expect(await shown()).toBe(customerId)
    }
)

test.each([400, 403])(
    'a web page of a gateway with the status %i while a token is renewed signs nobody out [D-14] (D-49)',
    async (status) => {
        browser.signedIn('morgan@homeward.example')
        await browser.show({part: <Live />})
        const customerId = await shown()
        endToken()
        for (const body of ['<!doctype html><title>Sorry</title>', '', null]) {
            browser.server.answerInstead((url) =>
                isTokenCall(url) ? new Response(body, {status}) : undefined
            )
            expect(await shown()).toBe(`failed: ${status}`)
            expect(hasSession()).toBe(true)
        }

        browser.server.answerInstead(() => undefined)
        expect(browser.server.session()).toMatchObject({registered: true, customerId})
    }
)

test.each([
    ['1', '', 'true'],
    ['0', '', 'false'],
    ['', '', 'false'],
    ['0', btoa('{"optOut":true}'), 'true']
])(
    'whoever has “%s” as their choice about tracking and “%s” as an opt-out keeps it when a token is renewed: dnt=%s [PERS-024] (G-64)',
    async (choice, optOut, dnt) => {
        await aGuest()
        endToken()
        if (choice !== '') Cookies.set('dw_dnt', choice)
        if (optOut !== '') window.localStorage.setItem('truyoConsentOptOut', optOut)
        const sent: (string | null)[] = []
        browser.server.answerInstead(async (url, request) => {
            if (isTokenCall(url))
                sent.push(new URLSearchParams(await request.clone().text()).get('dnt'))
            return undefined
        })

        expect(await refreshToken()).toBe(true)
        expect(sent).toEqual([dnt])
    }
)
