import {act, cleanup, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {Route} from 'react-router-dom'
import {CommerceError} from '@app/commerce/client'
import {saveSignIn, takeSignIn} from '@app/commerce/session/stored-hints'
import type {SessionActions, SignedIn} from '@app/commerce/session/session'
import {SignInProvider} from '@app/routing/links/sign-in'
import {mayComplain} from '../../../tests/support/page-complaints'
import {aCustomer, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {AuthDialog} from './auth-dialog'
import {LoginPage} from './login-page'
import {ProviderGreeting} from './provider-greeting'

const signedIn: SignedIn = {
    customerId: 'c',
    firstName: 'Ada',
    basket: 'unchanged',
    wishList: 'unchanged'
}

const link = (name: string) => screen.getByRole('link', {name})

describe('on the login page', () => {
    const show = (address: string, actions: Partial<SessionActions> = {}) =>
        renderForShopper(
            <SignInProvider value={{provider: 'window', open: () => undefined}}>
                <Route path="*/login">
                    <LoginPage timeouts={{state: 'loading'}} />
                </Route>
            </SignInProvider>,
            {address, actions}
        )

    test('the provider opens in this window and leads back; the guest’s cart and list are moved to the account [AUTH-046, D-16, D-17]', async () => {
        mayComplain(/navigation/)
        const called: string[] = []
        show('/es-US/login?return=/cart', {
            leaveForSignIn: () => Promise.resolve(void called.push('left'))
        })

        expect(link('Continue with Homeward ID')).toHaveAttribute(
            'href',
            '/api/ssologin/start?return=%2Fes-US%2Fcart'
        )
        await userEvent.click(link('Continue with Homeward ID'))

        expect(called).toEqual(['left'])
    })

    test.each`
        error         | called
        ${'state'}    | ${/did not begin in this browser/}
        ${'expired'}  | ${/took too long/}
        ${'provider'} | ${/did not sign you in/}
        ${'toString'} | ${/did not sign you in/}
    `(
        'a callback that failed with $error says so, in a clean address [D-16, D-22]',
        async (given) => {
            const {address, container} = show(`/login?error=${given.error}&return=%2Fcart`)

            expect(await screen.findByRole('alert')).toHaveTextContent(given.called)
            expect(address()).toBe('/login?return=%2Fcart')
            expect(link('Continue with Homeward ID')).toHaveAttribute(
                'href',
                '/api/ssologin/start?return=%2Fcart'
            )
            expect(await axe(container)).toHaveNoViolations()
        }
    )
})

test('a shopper who comes back from the provider is greeted once their name is known [AUTH-008]', async () => {
    const greeted: string[] = []
    const {become} = renderForShopper(
        <ProviderGreeting onGreeted={() => void greeted.push('greeted')} />,
        {identity: {state: 'unknown'}}
    )
    become(aCustomer({record: 'loading'}))
    expect(greeted).toEqual([])

    become(aCustomer())

    expect(await screen.findByText("Welcome Ada, You're now signed in.")).toBeVisible()
    expect(greeted).toEqual(['greeted'])
})

test('a shopper who comes back from the provider reads once which of their items could not be moved [D-17]', async () => {
    saveSignIn({...signedIn, basket: 'failed', wishList: 'failed'})
    const {become} = renderForShopper(<ProviderGreeting onGreeted={() => undefined} />, {
        identity: {state: 'unknown'}
    })

    become(aCustomer())

    expect(await screen.findByText(/could not bring your guest cart/)).toBeVisible()
    expect(screen.getByText(/could not add your saved items/)).toBeVisible()
    expect(takeSignIn()).toBeNull()
})

describe('in the frame of the dialog', () => {
    const outcome = (word: string) => ({type: 'provider-sign-in', outcome: word})
    const show = (actions: Partial<SessionActions> = {}, view: 'login' | 'reset' = 'login') => {
        const called: string[] = []
        renderForShopper(
            <SignInProvider value={{provider: 'frame', open: () => undefined}}>
                <AuthDialog
                    view={view}
                    onClose={() => void called.push('closed')}
                    onDone={(by) => void called.push(by)}
                />
            </SignInProvider>,
            {actions, fetch: () => Promise.resolve({state: 'sent'})}
        )
        return called
    }
    const frame = () => screen.findByTitle<HTMLIFrameElement>('Sign in with Homeward ID')
    type From = {origin?: string; source?: Window | null}
    const post = async (data: unknown, {origin = window.location.origin, source}: From = {}) => {
        const from = source ?? (await frame()).contentWindow
        await act(async () => {
            window.dispatchEvent(new MessageEvent('message', {data, origin, source: from}))
            await Promise.resolve()
        })
    }

    test('the provider’s page signs in, and the link to sign in in this window is always there [AUTH-041, D-16]', async () => {
        const called = show({refresh: () => Promise.resolve(signedIn)})
        expect(await frame()).toHaveAttribute('src', '/api/ssologin/start?frame=1')
        expect(link('Continue in this window')).toBeVisible()

        await post(outcome('signed-in'))

        expect(await screen.findByText("Welcome Ada, You're now signed in.")).toBeVisible()
        expect(called).toEqual(['form'])
    })

    test.each([
        ['Forgot password?', 'Reset Password'],
        ['Create account', 'Create account']
    ])(
        'below the provider’s page “%s” leads to its view [AUTH-041, AUTH-043, AUTH-045]',
        async (name, title) => {
            show()
            await frame()

            await userEvent.click(screen.getByRole('button', {name}))

            expect(screen.getByRole('dialog', {name: title})).toBeVisible()
            expect(screen.queryByTitle('Sign in with Homeward ID')).toBeNull()
        }
    )

    test.each`
        situation                     | posted                                    | from
        ${'of another site'}          | ${outcome('signed-in')}                   | ${{origin: 'https://evil.example'}}
        ${'of another window'}        | ${outcome('signed-in')}                   | ${{source: window}}
        ${'that is text'}             | ${'signed-in'}                            | ${{}}
        ${'of another type'}          | ${{type: 'other', outcome: 'signed-in'}}  | ${{}}
        ${'whose outcome is no text'} | ${{type: 'provider-sign-in', outcome: 1}} | ${{}}
    `('a message $situation is ignored [ASVS-3.5.5, D-16]', async ({posted, from}) => {
        const requested: string[] = []
        const called = show({
            refresh: () => {
                requested.push('asked')
                return Promise.resolve(signedIn)
            }
        })
        await frame()

        await post(posted, from)

        expect([requested, called]).toEqual([[], []])
        expect(screen.getByTitle('Sign in with Homeward ID')).toBeInTheDocument()
    })

    test.each([
        ['nobody has signed in', () => Promise.resolve(null)],
        [
            'our server cannot be asked',
            () => Promise.reject(new CommerceError({status: 503, code: 'unavailable'}))
        ]
    ])('it gives way to the form where %s [D-16]', async (_, refresh) => {
        show({refresh})
        await frame()

        await post(outcome('signed-in'))

        expect(await screen.findByText(/Sign-in does not open here/)).toBeVisible()
        expect(screen.getByLabelText('Password')).toBeVisible()
    })

    test('a frame that has not loaded in 8 seconds is replaced by the form [D-16]', async () => {
        jest.useFakeTimers()
        show()
        await act(() => jest.advanceTimersByTimeAsync(50))
        expect(screen.getByTitle('Sign in with Homeward ID')).toBeInTheDocument()

        await act(() => jest.advanceTimersByTimeAsync(8000))

        expect(screen.getByText(/Sign-in does not open here/)).toBeVisible()
        cleanup()
        jest.runOnlyPendingTimers()
        jest.useRealTimers()
    })

    test('a dialog that was opened for a new password is closed by its link back [AUTH-015]', async () => {
        const called = show({}, 'reset')
        await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com')
        await userEvent.click(screen.getByRole('button', {name: 'Reset Password'}))

        await userEvent.click(await screen.findByRole('button', {name: 'Back to Sign In'}))

        expect(called).toEqual(['closed'])
    })
})
