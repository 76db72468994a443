import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {Route} from 'react-router-dom'
import {CommerceError, type Call} from '@app/commerce/client'
import type {SessionActions} from '@app/commerce/session/session'
import {renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {NewPasswordPage} from './new-password-page'
import {ResetPage} from './reset-page'

const down = (status: number, type = 'refused') =>
    new CommerceError(
        {status, code: status < 500 ? 'bad-request' : 'unavailable'},
        {data: {status, type}}
    )

describe('a forgotten password', () => {
    const show = (answer: () => Promise<unknown>) => {
        const calls: Call[] = []
        const shop = renderForShopper(<ResetPage />, {
            address: '/my-accounts/resetPassword',
            fetch: (call) => {
                calls.push(call)
                return answer()
            }
        })
        return {...shop, calls}
    }
    const request = async (email: string) => {
        if (email !== '') await userEvent.type(screen.getByLabelText('Email'), email)
        await userEvent.click(screen.getByRole('button', {name: 'Reset Password'}))
    }

    test('can be requested, and the page says the same for every address [AUTH-013, AUTH-014, AUTH-033, AUTH-034, API-038, D-20]', async () => {
        const {container, calls, address} = show(() => Promise.resolve({state: 'sent'}))
        expect(screen.getByRole('heading', {name: 'Reset Password'})).toBeVisible()

        await request(' ada@example.com ')

        expect(await screen.findByText(/If ada@example.com belongs to an account/)).toBeVisible()
        expect(calls).toMatchObject([
            {
                family: 'own',
                path: '/reset-password-request',
                body: {email: 'ada@example.com', locale: 'en-US'}
            }
        ])
        expect(await axe(container)).toHaveNoViolations()
        await userEvent.click(screen.getByRole('button', {name: 'Back to Sign In'}))
        expect(address()).toBe('/login')
    })

    test('needs an e-mail address, and links to sign-in [AUTH-032, AUTH-035]', async () => {
        const {address} = show(() => Promise.resolve({}))

        await request('ada')

        expect(screen.getAllByText('Please enter a valid email address.')).toHaveLength(2)
        expect(screen.getByText(/Or return to/)).toBeVisible()
        await userEvent.click(screen.getByRole('link', {name: 'Sign in'}))
        expect(address()).toBe('/login')
    })

    test.each`
        status | shown
        ${500} | ${'We could not send your link. Try again.'}
        ${429} | ${/too many tries/}
    `('that cannot be requested ($status) says so [AUTH-036, AUTH-040]', async (given) => {
        show(() => Promise.reject(down(given.status)))

        await request('ada@example.com')

        expect(await screen.findByRole('alert')).toHaveTextContent(given.shown)
        expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
    })
})

describe('a mailed link', () => {
    type Given = {
        link?: () => Promise<unknown>
        set?: () => Promise<unknown>
        signIn?: SessionActions['signIn']
    }
    const show = ({
        link = () => Promise.resolve({state: 'ready', email: 'ada@example.com'}),
        set = () => Promise.resolve(null),
        signIn = () =>
            Promise.resolve({
                customerId: 'c',
                firstName: 'Ada',
                basket: 'unchanged',
                wishList: 'unchanged'
            } as const)
    }: Given) =>
        renderForShopper(
            <Route path="/my-accounts/resetPassword/new">
                <NewPasswordPage />
            </Route>,
            {
                address: '/my-accounts/resetPassword/new',
                fetch: ({body}) => (body === undefined ? link() : set()),
                actions: {signIn}
            }
        )
    const save = async (password: string) => {
        await userEvent.type(await screen.findByLabelText('New password'), password)
        await userEvent.click(screen.getByRole('button', {name: 'Save and sign in'}))
    }

    test('sets a password that meets the rules and signs in with it (G-31) [AUTH-026, AUTH-031]', async () => {
        const given: object[] = []
        const {address, container} = show({
            signIn: (credentials) => {
                given.push(credentials)
                return Promise.resolve({
                    customerId: 'c',
                    firstName: 'Ada',
                    basket: 'unchanged',
                    wishList: 'unchanged'
                } as const)
            }
        })

        await save('short')
        expect(screen.getAllByText('Password must contain at least 8 characters')[0]).toBeVisible()
        expect(await axe(container)).toHaveNoViolations()
        await save('er!Longer1')

        expect(await screen.findByText("Welcome Ada, You're now signed in.")).toBeVisible()
        expect(given).toEqual([{login: 'ada@example.com', password: 'shorter!Longer1'}])
        expect(address()).toBe('/account')
    })

    test('that was used before, or was never opened, leads to a new one [D-21]', async () => {
        show({link: () => Promise.resolve({state: 'none'})})

        expect(await screen.findByText(/This link was already used or has expired/)).toBeVisible()
        expect(screen.getByRole('link', {name: 'Get another link'})).toHaveAttribute(
            'href',
            '/my-accounts/resetPassword'
        )
    })

    test.each`
        status | type                  | shown
        ${400} | ${'password-refused'} | ${/This password was not accepted/}
        ${429} | ${'too-many'}         | ${/too many tries/}
        ${503} | ${'platform-silent'}  | ${/your password may already be saved/}
        ${403} | ${'other'}            | ${/We could not save your password/}
    `('answered with $type says what is known (D-49)', async ({status, type, shown}) => {
        show({set: () => Promise.reject(down(status, type))})

        await save('Analytical!1')

        expect(await screen.findByRole('alert')).toHaveTextContent(shown)
    })

    test('that was used in the meantime says so instead of the form, and leads to a new one [D-21] (G-31)', async () => {
        show({set: () => Promise.reject(down(400, 'link-not-valid'))})

        await save('Analytical!1')

        const over = await screen.findByText(/^This link was already used or has expired/)
        expect(over.closest('[tabindex]')).toHaveFocus()
        expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
        expect(screen.getByRole('link', {name: 'Get another link'})).toBeVisible()
    })

    test('whose sign-in fails leads to the sign-in page', async () => {
        const {address} = show({signIn: () => Promise.reject(down(503))})

        await save('Analytical!1')

        expect(await screen.findByText(/Your password has been changed/)).toBeVisible()
        expect(address()).toBe('/login')
    })

    test('that cannot be looked up can be tried again', async () => {
        let times = 0
        show({
            link: () => {
                times += 1
                return times === 1
                    ? Promise.reject(down(503))
                    : Promise.resolve({state: 'ready', email: 'ada@example.com'})
            }
        })

        await userEvent.click(await screen.findByRole('button', {name: 'Try again'}))

        expect(await screen.findByLabelText('New password')).toBeVisible()
    })
})
