import {act, screen} from '@testing-library/react'
import Cookies from 'js-cookie'
import {setImmediate} from 'node:timers'
import type {Call} from '@app/commerce/client'
import {CurrentRouteProvider} from '@app/routing/route/current-route'
import {shopRoutes} from '@app/shop-routes'
import {renderPage} from '../../../tests/support/shop/render-page'
import {DealsInvitation} from './deals-invitation'

const title = 'Sign up for the Latest Deals'

const answer = (preferences: object) => (call: Call) =>
    Promise.resolve(
        call.path.includes('custom-prefs')
            ? {customPreferences: preferences}
            : {c_body: '<p>Our terms</p>'}
    )

const open = async (address: string, preferences: object = {}) => {
    // Its file would otherwise arrive while the clock stands still.
    await import('@app/features/deals/deals-dialog')
    jest.useFakeTimers()
    const page = renderPage(
        <CurrentRouteProvider routes={shopRoutes} first={undefined}>
            <DealsInvitation path={address} />
        </CurrentRouteProvider>,
        {address, fetch: answer(preferences)}
    )
    const turn = () => act(() => new Promise<void>((resolve) => void setImmediate(resolve)))
    /** Lets time pass, and then whatever is ready: the dialog's file, its first frames. */
    const pass = async (ms: number) => {
        await act(() => jest.advanceTimersByTimeAsync(ms))
        for (let turns = 0; turns < 20; turns += 1) {
            await turn()
            await act(() => jest.advanceTimersByTimeAsync(0))
        }
    }
    await pass(0)
    return {...page, pass}
}

const isOpen = () => screen.queryByRole('dialog', {name: title}) !== null

afterEach(() => {
    jest.useRealTimers()
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

test.each`
    address           | preferences                   | seconds
    ${'/'}            | ${{}}                         | ${10}
    ${'/'}            | ${{signUpDealsHomeDelay: 3}}  | ${3}
    ${'/c/furniture'} | ${{}}                         | ${30}
    ${'/cart'}        | ${{signUpDealsOtherDelay: 7}} | ${7}
`('deals are offered on $address after $seconds s [DEALS-028] [DEALS-029]', async (given) => {
    const {pass} = await open(given.address, given.preferences)

    await pass(given.seconds * 1000 - 1)
    expect(isOpen()).toBe(false)
    await pass(1)

    expect(isOpen()).toBe(true)
})

test.each([
    '/privacy-policy',
    '/privacy-choices',
    '/login',
    '/instant-approval',
    '/approved',
    '/sign-up-for-deals'
])('on %s nothing is offered [DEALS-030] (G-57)', async (address) => {
    const {pass} = await open(address, {excludedPages: ['/privacy-policy']})

    await pass(120_000)

    expect(isOpen()).toBe(false)
})

test.each(['signUpAccepted', 'signUpDeclined'])(
    'nothing is offered to a browser with the cookie %s [DEALS-026] [DEALS-027]',
    async (name) => {
        Cookies.set(name, 'true')
        const {pass} = await open('/')

        await pass(120_000)

        expect(isOpen()).toBe(false)
    }
)

test('a shopper who types is not interrupted', async () => {
    const {pass} = await open('/')
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await pass(14_000)
    expect(isOpen()).toBe(false)
    field.remove()

    await pass(6000)

    expect(isOpen()).toBe(true)
})

test('closing it is a no that is remembered [DEALS-025]', async () => {
    const {pass} = await open('/')
    await pass(11_000)
    const set = jest.spyOn(Cookies, 'set')

    await act(async () => screen.getByRole('button', {name: 'No, thanks'}).click())
    await pass(60_000)

    expect(isOpen()).toBe(false)
    expect(set).toHaveBeenCalledWith(
        'signUpDeclined',
        'true',
        expect.objectContaining({expires: 15, secure: true})
    )
    set.mockRestore()
})
