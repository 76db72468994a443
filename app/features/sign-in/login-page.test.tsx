import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {Route} from 'react-router-dom'
import {CommerceError, type Call} from '@app/commerce/client'
import type {Registration, SignedIn} from '@app/commerce/session/session'
import {aCustomer, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {LoginPage} from './login-page'

const loginPage = (
    <LoginPage
        timeouts={{
            state: 'ready',
            value: {checkoutMinutes: 15, accountMinutes: 15, refreshMinutes: 5}
        }}
    />
)

// Only at its addresses, as in the shop.
const page = <Route path="*/login">{loginPage}</Route>

const signedIn: SignedIn = {
    customerId: 'customer-1',
    firstName: 'Ada',
    basket: 'unchanged',
    wishList: 'unchanged'
}

const email = () => screen.getByRole('textbox', {name: 'Email'})
const password = () => screen.getByLabelText('Password')
const signInButton = () => screen.getByRole('button', {name: 'Sign In'})

const refusing =
    (status: number, data: unknown = {title: 'No'}) =>
    () =>
        Promise.reject(
            new CommerceError({status, code: status === 401 ? 'refused' : 'unavailable'}, {data})
        )

/** Who signs in with a password, and what they are shown. */
const signInAs = async (typed: {email: string; password: string}) => {
    const user = userEvent.setup()
    await user.type(email(), typed.email)
    await user.type(password(), typed.password)
    await user.click(signInButton())
}

describe('sign-in', () => {
    test('asks for the e-mail address and the password [ROUTE-011, AUTH-018, AUTH-019, AUTH-042, AUTH-044]', async () => {
        const {container} = renderForShopper(page, {address: '/login'})

        expect(screen.getByRole('heading', {name: 'Welcome Back'})).toBeVisible()
        expect(screen.getByText(/sign you out after 15 minutes/)).toBeVisible()
        await userEvent.click(signInButton())

        expect(await screen.findAllByText('Please enter your email address.')).toHaveLength(2)
        expect(screen.getAllByText('Please enter your password.')).toHaveLength(2)
        expect(await axe(container)).toHaveNoViolations()
    })

    test('greets the shopper and leads back to the page they came from [AUTH-008, AUTH-009] (G-30)', async () => {
        const given: object[] = []
        const shop = renderForShopper(page, {
            address: '/login?return=%2Faccount%2Forders%3Fpage%3D2',
            actions: {
                signIn: (credentials) => {
                    given.push(credentials)
                    return Promise.resolve(signedIn)
                }
            }
        })

        await signInAs({email: ' ada@example.com ', password: 'short'})
        await screen.findByText("Welcome Ada, You're now signed in.")
        shop.become(aCustomer())

        expect(given).toEqual([{login: 'ada@example.com', password: 'short'}])
        expect(shop.address()).toBe('/account/orders?page=2')
    })

    test.each`
        status | shown                                                              | row
        ${401} | ${"Something's not right with your email or password. Try again."} | ${'AUTH-037'}
        ${429} | ${/There were too many tries/}                                     | ${'D-20'}
        ${500} | ${/We could not sign you in/}                                      | ${'AUTH-038'}
    `(
        'refused with $status it says why, and clears the password [$row]',
        async ({status, shown}) => {
            const {container} = renderForShopper(page, {
                address: '/login',
                actions: {signIn: refusing(status)}
            })

            await signInAs({email: 'ada@example.com', password: 'wrong'})

            expect(await screen.findByRole('alert')).toHaveTextContent(shown)
            expect(screen.getByRole('alert')).toHaveFocus()
            expect(email()).toHaveValue('ada@example.com')
            await waitFor(() => expect(password()).toHaveValue(''))
            expect(screen.queryByText(/still here/)).not.toBeInTheDocument()
            expect(await axe(container)).toHaveNoViolations()
        }
    )

    test('that is never answered says so, and keeps what was typed [AUTH-038] [D-09]', async () => {
        const late = () => Promise.reject(new CommerceError({status: 504, code: 'timeout'}))
        renderForShopper(page, {address: '/login', actions: {signIn: late}})

        await signInAs({email: 'ada@example.com', password: 'right'})

        expect(await screen.findByRole('alert')).toHaveTextContent(/waited too long/)
        expect(screen.getByRole('alert')).toHaveFocus()
        expect(email()).toHaveValue('ada@example.com')
        expect(password()).toHaveValue('right')
    })

    test('says which of the guest’s items could not be moved to the account [D-17]', async () => {
        const signIn = () =>
            Promise.resolve<SignedIn>({
                ...signedIn,
                firstName: '',
                basket: 'failed',
                wishList: 'failed'
            })
        renderForShopper(page, {address: '/login', actions: {signIn}})

        await signInAs({email: 'ada@example.com', password: 'right'})

        expect(await screen.findByText('Welcome! You’re now signed in.')).toBeVisible()
        expect(screen.getByText(/could not bring your guest cart/)).toBeVisible()
        expect(screen.getByText(/could not add your saved items/)).toBeVisible()
    })

    test.each`
        requested                          | leads
        ${'/login'}                        | ${'/account'}
        ${'/login?return=https://e.vil/a'} | ${'/account'}
        ${'/login?return=/shop/login'}     | ${'/account'}
        ${'/login?return=/cart'}           | ${'/cart'}
        ${'/es-US/login?return=/cart'}     | ${'/es-US/cart'}
        ${'/staff/login'}                  | ${'/account'}
    `('a signed-in customer is led from $requested to $leads (G-30)', ({requested, leads}) => {
        const shop = renderForShopper(page, {address: requested, identity: aCustomer()})

        expect(shop.address()).toBe(leads)
    })

    test('leads to a new password [AUTH-043]', async () => {
        const shop = renderForShopper(page, {address: '/es-US/login'})

        await userEvent.click(screen.getByRole('link', {name: 'Forgot password?'}))

        expect(shop.address()).toBe('/es-US/my-accounts/resetPassword')
    })
})

describe('registration', () => {
    const register = async () => {
        await userEvent.click(screen.getByRole('button', {name: 'Create account'}))
        expect(screen.getByRole('heading', {name: 'Create account'})).toHaveFocus()
    }
    const send = () => userEvent.click(screen.getByRole('button', {name: 'Create account'}))
    const fill = async (name: string, text: string) =>
        userEvent.type(screen.getByLabelText(name), text)
    const fillAll = async () => {
        await fill('First name', ' Ada ')
        await fill('Last name', 'Lovelace')
        await fill('Email', 'ada@example.com')
        await fill('Password', 'Analytical!1')
    }

    test('says what is missing, and how strong the password is [AUTH-020, AUTH-021, AUTH-022, AUTH-023, AUTH-024, AUTH-025, AUTH-031, AUTH-045]', async () => {
        const {container} = renderForShopper(page, {address: '/login'})
        await register()

        await send()

        for (const text of [
            'Please enter your first name.',
            'Please enter your last name.',
            'Please enter a valid email address.',
            'Please create a password.'
        ]) {
            expect(screen.getAllByText(text)).toHaveLength(2)
        }
        expect(screen.getByRole('checkbox')).not.toBeChecked()
        await fill('Password', 'Analytical1')
        expect(screen.getByText('Password strength: fair')).toBeVisible()
        expect(
            screen.getByText('Password must contain at least one special character')
        ).toBeVisible()
        expect(await axe(container)).toHaveNoViolations()
    })

    test('that is never answered says that the account may exist, and keeps what was typed [API-037] [D-09]', async () => {
        const late = () => Promise.reject(new CommerceError({status: 504, code: 'timeout'}))
        renderForShopper(page, {address: '/login', actions: {register: late}})
        await register()
        await fillAll()

        await send()

        expect(await screen.findByRole('alert')).toHaveTextContent(/your account may already exist/)
        expect(screen.getByLabelText('Last name')).toHaveValue('Lovelace')
        expect(password()).toHaveValue('Analytical!1')
    })

    test('has one password field, which password managers fill [D-20]', async () => {
        const {container} = renderForShopper(page, {address: '/login'})
        await register()

        const passwords = container.querySelectorAll('input[type="password"]')
        expect(passwords).toHaveLength(1)
        expect(passwords[0]).toHaveAttribute('autocomplete', 'new-password')
    })

    test('sends five named fields, and no lead if the shopper does not want deals [API-037, AUTH-025] (C-23)', async () => {
        const given: Registration[] = []
        const calls: Call[] = []
        renderForShopper(page, {
            address: '/login',
            actions: {
                register: (registration) => {
                    given.push(registration)
                    return Promise.resolve(signedIn)
                }
            },
            fetch: (call) => Promise.resolve(calls.push(call))
        })
        await register()
        await fillAll()

        await send()

        expect(await screen.findByText("Welcome Ada, You're now signed in.")).toBeVisible()
        expect(given).toEqual([
            {
                firstName: 'Ada',
                lastName: 'Lovelace',
                email: 'ada@example.com',
                password: 'Analytical!1'
            }
        ])
        expect(calls).toEqual([])
    })

    test('a shopper who wants deals is sent as a lead once the account exists [AUTH-025] (C-23)', async () => {
        const calls: Call[] = []
        renderForShopper(page, {
            address: '/login',
            actions: {register: () => Promise.resolve(signedIn)},
            fetch: (call) => {
                calls.push(call)
                return Promise.reject(new CommerceError({status: 503, code: 'unavailable'}))
            }
        })
        await register()
        await fillAll()
        await userEvent.click(screen.getByRole('checkbox'))

        await send()

        expect(await screen.findByText(/could not sign you up for deals/)).toBeVisible()
        expect(calls).toMatchObject([
            {
                family: 'own',
                path: '/visitor/lead',
                body: {email: 'ada@example.com', optIn: true, storeNumber: '01001'}
            }
        ])
    })

    test.each`
        status | body           | shown
        ${400} | ${{type: 'x'}} | ${/If you already have one, sign in or reset your password/}
        ${400} | ${'a page'}    | ${/your account may already exist/}
        ${429} | ${{type: 'x'}} | ${/too many tries/}
        ${503} | ${{type: 'x'}} | ${/your account may already exist/}
    `(
        'answered with $status and $body it keeps what was typed [AUTH-039, D-20] (D-49)',
        async ({status, body, shown}) => {
            const refused = refusing(status, body)
            renderForShopper(page, {address: '/login', actions: {register: refused}})
            await register()
            await fillAll()

            await send()

            expect(await screen.findByRole('alert')).toHaveTextContent(shown)
            expect(screen.getByLabelText('Password')).toHaveValue('Analytical!1')
        }
    )
})
