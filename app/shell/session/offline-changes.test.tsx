import {onlineManager} from '@tanstack/react-query'
import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'

const browser = inBrowser()
afterAll(() => browser.close())
// The session goes on by itself while a page is looked at.
beforeEach(() => mayComplain(/Failed to fetch|401/))
afterEach(() => {
    onlineManager.setOnline(undefined)
    browser.reset()
})

const wait = {timeout: 15_000}
const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', {name}, wait))

const goOffline = () => {
    browser.server.answerInstead(() => {
        throw new TypeError('Failed to fetch')
    })
    act(() => onlineManager.setOnline(false))
}
/** The line is back; answers what has been changed since, without anybody asking for it. */
const comeBack = async (settled: () => Promise<void>): Promise<string[]> => {
    browser.server.answerInstead(() => undefined)
    browser.server.calls.length = 0
    act(() => onlineManager.setOnline(true))
    await settled()
    return browser.server.calls.filter(({method}) => method !== 'GET').map(({path}) => path)
}

test('who signs in without a connection reads so at once, and is not signed in later by its coming back [AUTH-038]', async () => {
    const page = await browser.show({address: '/login'})
    await userEvent.type(await screen.findByLabelText('Email', {}, wait), 'casey@homeward.example')
    // A guest by now, whose session has begun.
    await userEvent.type(screen.getByLabelText('Password'), 'not-mine')
    await press('Sign In')
    expect(await screen.findByRole('alert', {}, wait)).toHaveTextContent(/^Something's not right/)
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''))
    await userEvent.type(screen.getByLabelText('Password'), 'Homeward!1')
    goOffline()

    await press('Sign In')

    const failed = 'We could not sign you in. Enter your password and try again.'
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed), wait)
    expect(await comeBack(page.settled)).toEqual([])
    expect(page.address()).toBe('/login')

    await userEvent.type(screen.getByLabelText('Password'), 'Homeward!1')
    await press('Sign In')
    expect(await screen.findByText("Welcome Casey, You're now signed in.", {}, wait)).toBeVisible()
})

test('what is saved without a connection stays typed, and is sent when the customer sends it [ACCT-001, D-23]', async () => {
    browser.signedIn('casey@homeward.example')
    const page = await browser.show({address: '/account'})
    const field = await screen.findByLabelText('First name', {}, wait)
    await page.settled()
    await userEvent.type(field, '-Ann')
    goOffline()

    await press('Save')

    expect(await screen.findByRole('alert', {}, wait)).toHaveTextContent(/still here/)
    expect(await comeBack(page.settled)).toEqual([])
    expect(screen.getByLabelText('First name')).toHaveValue('Casey-Ann')

    await press('Save')
    expect(await screen.findByText('Your details are saved.', {}, wait)).toBeVisible()
})
