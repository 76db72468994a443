import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import {useIdentity} from '@app/commerce/session/identity'
import {useSessionActions} from '@app/commerce/session/session'
import {chooseTracking} from '@app/commerce/session/tracking-choice'
import {inBrowser} from '../../../tests/support/browser/in-browser'

const browser = inBrowser()
afterEach(() => {
    browser.reset()
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})
afterAll(() => browser.close())

const wait = {timeout: 15_000}

/** Says who the shopper is; begins a session, and signs out. */
const Page = () => {
    const identity = useIdentity()
    const {whenLive, signOut} = useSessionActions()
    return (
        <>
            <p>{`The shopper is a ${identity.state}`}</p>
            <output aria-label="Shopper">
                {'customerId' in identity ? identity.customerId : ''}
            </output>
            <button onClick={() => void whenLive()}>Begin</button>
            <button onClick={() => void signOut()}>Sign out</button>
        </>
    )
}

const shopper = () => screen.getByRole('status', {name: 'Shopper'})
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))
const choose = (consent: 'granted' | 'refused') => act(async () => void chooseTracking(consent))

/** What the current token says of the choice. */
const tokenChoice = (): unknown => {
    const [, claims = ''] = browser.server.accessToken().split('.')
    if (claims === '') return undefined
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).dnt
}

/** The token requests from now on, each with how it was made. */
const tokenCalls = () => {
    const seen: string[] = []
    browser.server.answerInstead((url, request) => {
        if (url.pathname.includes('/oauth2/'))
            seen.push(request.headers.get('x-grant-type') ?? url.pathname)
        return undefined
    })
    return seen
}

const aGuest = async (): Promise<void> => {
    await browser.show({part: <Page />})
    await press('Begin')
    await waitFor(() => expect(shopper()).not.toBeEmptyDOMElement(), wait)
}

test('a visitor without a session chooses without any call, and their first token has the choice (G-64)', async () => {
    await browser.show({part: <Page />})
    const calls = tokenCalls()

    await choose('refused')
    expect(calls).toEqual([])
    await press('Begin')

    await waitFor(() => expect(tokenChoice()).toBe('1'), wait)
    expect(Cookies.get('dw_dnt')).toBe('1')
})

test('the session’s token follows a choice at once, by one renewal each, and the shopper stays who they are (G-64)', async () => {
    await aGuest()
    const customerId = shopper().textContent ?? ''
    expect(tokenChoice()).toBe('0')
    const calls = tokenCalls()

    await choose('refused')
    await waitFor(() => expect(tokenChoice()).toBe('1'), wait)
    await choose('granted')
    await waitFor(() => expect(tokenChoice()).toBe('0'), wait)

    expect(calls).toEqual(['refresh_token', 'refresh_token'])
    expect(Cookies.get('dw_dnt')).toBe('0')
    expect(shopper()).toHaveTextContent(customerId)
})

test('an outage at the renewal takes no choice back: the next renewal carries it (G-64)', async () => {
    await aGuest()
    const refused: string[] = []
    browser.server.answerInstead(({pathname}) => {
        if (!pathname.endsWith('/oauth2/token')) return undefined
        refused.push(pathname)
        return new Response(null, {status: 503})
    })

    await choose('refused')
    await waitFor(() => expect(refused).not.toEqual([]), wait)
    expect(Cookies.get('dw_dnt')).toBe('1')
    browser.server.answerInstead(() => undefined)
    await press('Begin')

    await waitFor(() => expect(tokenChoice()).toBe('1'), wait)
    expect(Cookies.get('dw_dnt')).toBe('1')
})

test.each([
    ['0', '0'],
    ['1', '1']
])(
    'a customer’s choice %s outlives their signing out, and the next guest’s token says %s (G-64)',
    async (choice, dnt) => {
        browser.signedIn('riley@homeward.example')
        Cookies.set('dw_dnt', choice)
        await browser.show({part: <Page />})
        expect(await screen.findByText('The shopper is a customer', {}, wait)).toBeVisible()

        await press('Sign out')

        expect(await screen.findByText('The shopper is a guest', {}, wait)).toBeVisible()
        expect(Cookies.get('dw_dnt')).toBe(choice)
        expect(tokenChoice()).toBe(dnt)
    }
)

test('with Global Privacy Control a guest’s first token refuses, without a cookie (G-64)', async () => {
    Object.assign(navigator, {globalPrivacyControl: true})

    await aGuest()

    expect(tokenChoice()).toBe('1')
    expect(Cookies.get('dw_dnt')).toBeUndefined()
})
