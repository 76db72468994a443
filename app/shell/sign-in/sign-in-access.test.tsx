import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {CommerceError} from '@app/commerce/client'
import type {SignedIn} from '@app/commerce/session/session'
import '@app/features/sign-in/auth-dialog'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {mayComplain} from '../../../tests/support/page-complaints'
import {aCustomer, aGuest, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import '../header/account/account-menu'
import {KnownAccount} from '../header/account/known-account'
import {SignInDialogs} from './sign-in-access'
import {createDeferred} from '../../../tests/support/values/deferred'

const signedIn: SignedIn = {
    customerId: 'c',
    firstName: 'Ada',
    basket: 'unchanged',
    wishList: 'unchanged'
}

/** The header's account, and the wish list's page with its links to pages that only customers have. */
const show = (given: Parameters<typeof renderForShopper>[1] = {}) =>
    renderForShopper(
        <SignInDialogs>
            <KnownAccount />
            <AccountLayout path="/account/wishlist">
                <h1>Wishlist</h1>
            </AccountLayout>
        </SignInDialogs>,
        {actions: {signIn: () => Promise.resolve(signedIn)}, ...given}
    )

const open = async () => {
    await userEvent.click(screen.getByRole('link', {name: 'Sign in'}))
    return screen.findByRole('dialog', {name: 'Welcome Back'})
}
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))
const signIn = async () => {
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'right')
    await press('Sign In')
}
const register = async () => {
    await userEvent.click(await screen.findByRole('button', {name: 'Create account'}))
    for (const [label, text] of [
        ['First name', 'Ada'],
        ['Last name', 'Lovelace'],
        ['Email', 'ada@example.com'],
        ['Password', 'Analytical!1']
    ] as const) {
        await userEvent.type(screen.getByLabelText(label), text)
    }
    await press('Create account')
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('the sign-in dialog', () => {
    test('opens on the page, signs in, greets and closes [AUTH-001, AUTH-007, AUTH-008, SHELL-006]', async () => {
        const {address} = show({address: '/cart'})
        const dialog = await open()
        expect(await axe(dialog)).toHaveNoViolations()

        await signIn()

        await closed()
        expect(screen.getByText("Welcome Ada, You're now signed in.")).toBeVisible()
        expect(address()).toBe('/cart')
    })

    test('leaves the focus on the page, where the link that opened it is gone [AUTH-007] (G-70)', async () => {
        const shop = show({
            actions: {
                signIn: () => {
                    shop.become(aCustomer())
                    return Promise.resolve(signedIn)
                }
            }
        })
        await open()
        await signIn()

        await closed()
        await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    })

    test('says before anybody signs in when inactivity ends it [D-34] [SESSION-009]', async () => {
        show({
            fetch: () => Promise.resolve({customPreferences: {AccountSessionTimeout: 12}})
        })
        await open()

        expect(
            await screen.findByText(/we sign you out after 12 minutes without activity/)
        ).toBeVisible()
        await press('Forgot password?')
        expect(screen.queryByText(/12 minutes/)).not.toBeInTheDocument()
    })

    test('leads from view to view, and begins anew each time [AUTH-002, AUTH-003, AUTH-004, AUTH-005, AUTH-006]', async () => {
        show()
        await open()
        await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
        await press('Create account')
        // The focus was on what is gone by now: the dialog has it, and its name is read out (G-70).
        expect(screen.getByRole('dialog', {name: 'Create account'})).toHaveFocus()
        await press('Sign in')
        await press('Forgot password?')
        expect(screen.getByRole('dialog', {name: 'Reset Password'})).toHaveFocus()

        await press('Close')
        await closed()
        await open()

        expect(screen.getByLabelText('Email')).toHaveValue('')
    })

    test('leads back from the confirmation of a reset to sign-in [AUTH-013, AUTH-014]', async () => {
        show({fetch: () => Promise.resolve({state: 'sent'})})
        await open()
        await press('Forgot password?')
        await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
        await press('Reset Password')
        await screen.findByText(/If ada@example.com belongs/)

        await press('Back to Sign In')

        expect(screen.getByRole('dialog', {name: 'Welcome Back'})).toBeVisible()
    })

    test('leads to the account after registration [AUTH-010, AUTH-011, AUTH-012]', async () => {
        const {address} = show({actions: {register: () => Promise.resolve(signedIn)}})
        await open()
        await register()

        await closed()
        expect(address()).toBe('/account')
    })

    test('refused it stays, with the reason [AUTH-037]', async () => {
        show({
            actions: {
                signIn: () => Promise.reject(new CommerceError({status: 401, code: 'refused'}))
            }
        })
        await open()

        await signIn()

        expect(await screen.findByRole('alert')).toHaveTextContent("Something's not right")
        expect(screen.getByRole('dialog')).toBeVisible()
    })
})

describe('what only customers may do', () => {
    const follow = (name: string) => userEvent.click(screen.getByRole('link', {name}))

    test('has a guest sign in over the page they are on, and goes on [AUTH-009, AUTH-016, ROLE-002, ROLE-006]', async () => {
        const {address} = show({address: '/account/wishlist'})
        await follow('Order History')
        await screen.findByRole('dialog', {name: 'Welcome Back'})
        expect(address()).toBe('/account/wishlist')

        await signIn()

        await closed()
        expect(address()).toBe('/account/orders')
    })

    test('goes on after registration too, and stays where nobody signs in [AUTH-011, AUTH-016]', async () => {
        const {address} = show({
            address: '/account/wishlist',
            actions: {register: () => Promise.resolve(signedIn)}
        })
        await follow('Addresses')
        await screen.findByRole('dialog', {name: 'Welcome Back'})
        await press('Close')
        await closed()
        expect(address()).toBe('/account/wishlist')
        expect(screen.getByRole('link', {name: 'Addresses'})).toHaveFocus()

        await follow('Addresses')
        await register()

        await closed()
        expect(address()).toBe('/account/addresses')
    })

    test('points to the form on a login page [AUTH-017]', async () => {
        show({address: '/shop/login'})

        await follow('Autopay')

        expect(await screen.findByText('Please sign in to continue!')).toBeVisible()
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

    test.each`
        who                                | identity
        ${'a customer'}                    | ${aCustomer()}
        ${'somebody who is not known yet'} | ${{state: 'unknown'}}
    `('is opened at once for $who', async ({identity}) => {
        const {address} = show({address: '/account/wishlist', identity})

        await follow('Account Details')

        expect(address()).toBe('/account')
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
})

describe('the header’s account', () => {
    test('is a menu for customers, under a short name or Account [ROLE-004, ROLE-005, SHELL-007, SHELL-008, ACCT-005, ACCT-006, ACCT-007, ACCT-008, ACCT-009]', async () => {
        mayComplain(/navigation/)
        const calls: string[] = []
        const signOut = () => {
            calls.push('signed out')
            return Promise.resolve()
        }
        const {become} = show({identity: aCustomer(), actions: {signOut}})
        await userEvent.click(await screen.findByRole('button', {name: 'Ada, account menu'}))

        const items = (await screen.findAllByRole('menuitem')).map(({textContent}) => textContent)
        expect(items).toEqual([
            'My Account Dashboard',
            'Saved Items',
            'Payment Methods',
            'My Store',
            'Sign Out'
        ])
        await userEvent.click(screen.getByRole('menuitem', {name: 'Sign Out'}))
        await waitFor(() => expect(sessionStorage.getItem('toasts')).toContain('signed-out'))
        expect(calls).toEqual(['signed out'])
        sessionStorage.clear()

        become(aCustomer({firstName: 'Maximilian'}))
        expect(screen.getByRole('button', {name: 'Account, account menu'})).toBeVisible()
        become(aGuest)
        expect(screen.getByRole('link', {name: 'Sign in'})).toHaveAttribute('href', '/login')
    })

    test('shows that signing out takes a moment, and that somebody is still signed in when it fails [D-19]', async () => {
        const outcome = createDeferred<undefined>()
        show({identity: aCustomer(), actions: {signOut: () => outcome.promise}})
        await userEvent.click(await screen.findByRole('button', {name: 'Ada, account menu'}))

        await userEvent.click(await screen.findByRole('menuitem', {name: 'Sign Out'}))
        expect(await screen.findByText('Signing you out…')).toBeVisible()
        outcome.reject(new CommerceError({status: 503, code: 'unavailable'}))

        expect(await screen.findByText(/We could not sign you out/)).toBeVisible()
        expect(screen.queryByText('Signing you out…')).not.toBeInTheDocument()
    })

    test('shows no guest while it is not known whether who was signed in still is', () => {
        show({identity: {state: 'unknown', firstName: 'Ada'}})

        expect(screen.getByRole('link', {name: 'Ada'})).toHaveAttribute('href', '/account')
    })
})
