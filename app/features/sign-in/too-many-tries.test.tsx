import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {CommerceError} from '@app/commerce/client'
import {renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {LoginPage} from './login-page'

const timeouts = {
    state: 'ready',
    value: {checkoutMinutes: 15, accountMinutes: 15, refreshMinutes: 5}
} as const

/** The page of a shopper for whom everything is refused for a quarter of an hour. */
const show = () => {
    const limited = () =>
        Promise.reject(new CommerceError({status: 429, code: 'unavailable', tryAgainIn: 900}))
    renderForShopper(
        <Route path="*/login">
            <LoginPage timeouts={timeouts} />
        </Route>,
        {address: '/login', actions: {signIn: limited, register: limited}}
    )
}

const fill = (name: string, text: string) => userEvent.type(screen.getByLabelText(name), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))
const until = () => screen.findByText(/^There were too many tries\. Please try again at \d+:\d\d/)

test('after too many tries the sign-in says until when [D-20] (D-49)', async () => {
    show()
    await fill('Email', 'ada@example.com')
    await fill('Password', 'wrong')

    await press('Sign In')

    expect(await until()).toBeVisible()
})

test('after too many tries the registration says until when [D-20] (D-49)', async () => {
    show()
    await press('Create account')
    await fill('First name', 'Ada')
    await fill('Last name', 'Lovelace')
    await fill('Email', 'ada@example.com')
    await fill('Password', 'Analytical!1')

    await press('Create account')

    expect(await until()).toBeVisible()
})
