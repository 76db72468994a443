import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useIdentity} from '@app/commerce/session/identity'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'
import {OwnAddressesPage} from './addresses-page'
import {OwnDetailsPage} from './details-page'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const wait = {timeout: 15_000}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', {name}))
const field = (name: string | RegExp) => screen.getByLabelText(name)

const Who = () => {
    const identity = useIdentity()
    const {ended, email} = {ended: undefined, email: undefined, ...identity}
    return <p>{`${identity.state} ${email ?? ''} ${ended ?? ''}`}</p>
}
const Details = () => (
    <>
        <Who />
        <OwnDetailsPage />
    </>
)

/** What the platform is changed by is refused; what it is asked goes through. */
const refuseChanges = (status: number) => {
    mayComplain(new RegExp(String(status)))
    browser.server.answerInstead(({pathname}, {method}) =>
        method === 'GET' || !pathname.includes('/customers/')
            ? undefined
            : Response.json({}, {status})
    )
}
const general = /still here/

test('details that cannot be saved stay as they were typed, and what is true is read again [ACCT-001]', async () => {
    browser.signedIn('casey@homeward.example')
    await browser.show({part: <Details />})
    expect(await screen.findByLabelText('First name', {}, wait)).toHaveValue('Casey')
    await userEvent.type(field('First name'), '-Ann')
    refuseChanges(503)
    browser.server.calls.length = 0

    await press('Save')

    expect(await screen.findByRole('alert', {}, wait)).toHaveTextContent(general)
    expect(field('First name')).toHaveValue('Casey-Ann')
    await waitFor(() => {
        const read = browser.server.calls.filter(({method}) => method === 'GET')
        expect(read).not.toEqual([])
    })
    browser.server.answerInstead(() => undefined)
    await press('Save')
    expect(await screen.findByText('Your details are saved.', {}, wait)).toBeVisible()
})

test('another e-mail address that somebody has is shown at its field, and a new one goes into the basket too [CART-025, API-028]', async () => {
    mayComplain(/400/)
    browser.signedIn('riley@homeward.example')
    await browser.show({part: <Details />})
    const email = await screen.findByLabelText('Email', {}, wait)
    await userEvent.clear(email)
    await userEvent.type(email, 'morgan@homeward.example')
    await userEvent.type(field('Your password'), 'Homeward!1')
    await press('Save')
    expect(await screen.findAllByText(/can’t be used/, {}, wait)).not.toEqual([])

    await userEvent.clear(email)
    await userEvent.type(email, 'riley.hale@homeward.example')
    await userEvent.clear(field('Your password'))
    await userEvent.type(field('Your password'), 'Homeward!1')
    await press('Save')

    expect(await screen.findByText('Your details are saved.', {}, wait)).toBeVisible()
    await waitFor(() => {
        const synced = browser.server.calls.filter(
            ({method, path}) => method === 'PUT' && path.endsWith('/customer')
        )
        expect(synced.at(-1)?.body).toContain('riley.hale@homeward.example')
    }, wait)
})

const inWords = {
    '/account': {
        email: 'Email',
        password: 'Your password',
        save: 'Save',
        missing: 'Please enter your password.',
        wrong: 'This is not your password.'
    },
    '/es-US/account': {
        email: 'Correo electrónico',
        password: 'Su contraseña',
        save: 'Guardar',
        missing: 'Escriba su contraseña.',
        wrong: 'Esta no es su contraseña.'
    }
} as const

test.each(['/account', '/es-US/account'] as const)(
    'another e-mail address asks for the password, on %s [ACCT-001, ASVS-7.5.1]',
    async (address) => {
        const {email, password, save, missing, wrong} = inWords[address]
        mayComplain(/400/)
        browser.signedIn('casey@homeward.example')
        const {cache} = await browser.show({address})
        const box = await screen.findByLabelText(email, {}, wait)
        expect(screen.queryByLabelText(password)).not.toBeInTheDocument()

        await userEvent.type(box, '.mx')
        await press(save)
        expect(await screen.findAllByText(missing, {}, wait)).not.toEqual([])
        await userEvent.type(field(password), 'Sentinel!Wrong7')
        await press(save)

        expect(await screen.findAllByText(wrong, {}, wait)).not.toEqual([])
        expect(field(password)).toHaveAccessibleDescription(new RegExp(wrong))
        await waitFor(() => expect(field(password)).toHaveValue(''))
        expect(box).toHaveValue('casey@homeward.example.mx')
        const changes = browser.server.calls.filter(({method}) => method === 'PATCH')
        expect(changes.filter(({path}) => path.includes('/shopper-customers/'))).toEqual([])
        const cached = [cache.getQueryCache().getAll(), cache.getMutationCache().getAll()].map(
            (all) => JSON.stringify(all.map(({state}) => state))
        )
        expect(cached.join()).not.toContain('Sentinel!Wrong7')
        expect(JSON.stringify({...localStorage, ...sessionStorage})).not.toContain(
            'Sentinel!Wrong7'
        )
    }
)

test('a new password leaves its owner signed in, though it ends every session of the old one; neither is stored anywhere [D-20, D-26]', async () => {
    browser.signedIn('quincy@homeward.example')
    const {cache} = await browser.show({part: <Details />})
    await userEvent.type(await screen.findByLabelText('Current password', {}, wait), 'Homeward!1')
    await userEvent.type(field('New password'), 'Quiet-Harbor!42')

    await press('Change password')

    expect(await screen.findByText('Your password has been changed.', {}, wait)).toBeVisible()
    await userEvent.type(field('First name'), 'x')
    await press('Save')
    expect(await screen.findByText('Your details are saved.', {}, wait)).toBeVisible()
    expect(screen.getByText(/^customer quincy@homeward.example/)).toBeVisible()
    const cached = [
        JSON.stringify(
            cache
                .getQueryCache()
                .getAll()
                .map(({state}) => state)
        ),
        JSON.stringify(
            cache
                .getMutationCache()
                .getAll()
                .map(({state}) => state)
        ),
        JSON.stringify({...window.localStorage, ...window.sessionStorage}),
        document.cookie
    ].join()
    expect(cached).not.toMatch(/Quiet-Harbor|Homeward!1/)
})

test.each([
    [503, /No answer came, so we can’t tell whether that worked/],
    [429, /too many/i]
])('a new password that is answered with %s says what is known (D-49)', async (status, shown) => {
    browser.signedIn('jordan@homeward.example')
    await browser.show({part: <Details />})
    await userEvent.type(await screen.findByLabelText('Current password', {}, wait), 'Homeward!1')
    await userEvent.type(field('New password'), 'Quiet-Harbor!42')
    refuseChanges(status)

    await press('Change password')

    expect(await screen.findByRole('alert', {}, wait)).toHaveTextContent(shown)
})

test('an address that cannot be saved or removed is shown, and can be tried again [ACCT-004, ROUTE-007]', async () => {
    browser.signedIn('morgan@homeward.example')
    await browser.show({part: <OwnAddressesPage />})
    await screen.findByRole('button', {name: 'Add address'}, wait)
    await press('Add address')
    await userEvent.type(field('Street address'), '12 Oak St')
    await userEvent.type(field('City'), 'Plano')
    await userEvent.selectOptions(field('State'), 'TX')
    await userEvent.type(field('ZIP code'), '75024')
    refuseChanges(503)

    await press('Save')

    expect(await screen.findByRole('alert', {}, wait)).toHaveTextContent(general)
    expect(field('Street address')).toHaveValue('12 Oak St')
    browser.server.answerInstead(() => undefined)
    await press('Save')
    expect(await screen.findByText('Address saved', {}, wait)).toBeVisible()

    const remove = await screen.findByRole('button', {name: /^Remove 12 Oak St/}, wait)
    mayComplain(/503/)
    let answer: (response: Response) => void = () => undefined
    const answered = new Promise<Response>((resolve) => {
        answer = resolve
    })
    browser.server.answerInstead((_, {method}) => (method === 'DELETE' ? answered : undefined))
    await userEvent.click(remove)
    await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', {name: 'Yes'})
    )
    // It is gone at once, and there again when the platform has not removed it.
    await waitFor(() => expect(screen.queryByText(/12 Oak St/)).not.toBeInTheDocument())
    answer(Response.json({}, {status: 503}))
    expect(await screen.findByText(/^No answer came/, {}, wait)).toBeVisible()
    expect(await screen.findByRole('button', {name: /^Remove 12 Oak St/})).toBeVisible()
    expect(screen.getByRole('heading', {level: 1})).toHaveFocus()
})

test('a customer who comes back after a long time finds that our server has signed them out, and is shown why [SESSION-016, ASVS-7.3.1]', async () => {
    browser.signedIn('casey@homeward.example')
    browser.server.endByInactivity()
    const {address} = await browser.show({address: '/account'})

    await waitFor(() => expect(address()).toBe('/login?return=%2Faccount'), wait)
    expect(await screen.findByText('You have been signed out due to inactivity.')).toBeVisible()
})

describe('what is typed when the session ends is there again after sign-in [D-14]', () => {
    const signInAs = async (email: string) => {
        await userEvent.type(await screen.findByLabelText('Email', {}, wait), email)
        await userEvent.type(screen.getByLabelText('Password'), 'Homeward!1')
        await press('Sign In')
    }

    test('details, but no password [ACCT-001]', async () => {
        browser.signedIn('jordan@homeward.example')
        const {address} = await browser.show({address: '/account'})
        await userEvent.type(await screen.findByLabelText('First name', {}, wait), '-Ann')
        await userEvent.type(field('New password'), 'Quiet-Harbor!42')
        browser.server.ended()
        await press('Save')
        await waitFor(() => expect(address()).toBe('/login?return=%2Faccount'), wait)
        expect(await screen.findByText(/Your session has ended/)).toBeVisible()

        await signInAs('jordan@homeward.example')

        expect(await screen.findByLabelText('First name', {}, wait)).toHaveDisplayValue(/-Ann$/)
        expect(field('New password')).toHaveValue('')
    })

    test('a new address, for nobody else [ACCT-004]', async () => {
        browser.signedIn('casey@homeward.example')
        const {address} = await browser.show({address: '/account/addresses'})
        await userEvent.click(await screen.findByRole('button', {name: 'Add address'}, wait))
        await userEvent.type(field('Street address'), '75 Harbor Way')
        browser.server.ended()
        await userEvent.type(field('City'), 'Plano')
        await userEvent.selectOptions(field('State'), 'TX')
        await userEvent.type(field('ZIP code'), '75024')
        await press('Save')
        await waitFor(() => expect(address()).toMatch(/^\/login/), wait)

        await signInAs('casey@homeward.example')

        expect(await screen.findByLabelText('Street address', {}, wait)).toHaveValue(
            '75 Harbor Way'
        )
        await press('Save')
        expect(await screen.findByText('Address saved', {}, wait)).toBeVisible()
    })

    test('whoever else signs in finds the form as theirs', async () => {
        browser.signedIn('casey@homeward.example')
        const {address} = await browser.show({address: '/account'})
        await userEvent.type(await screen.findByLabelText('Last name', {}, wait), '-Hale')
        browser.server.ended()
        await press('Save')
        await waitFor(() => expect(address()).toMatch(/^\/login/), wait)

        await signInAs('morgan@homeward.example')

        expect(await screen.findByLabelText('First name', {}, wait)).toHaveValue('Morgan')
        expect(screen.getByLabelText('Last name')).not.toHaveDisplayValue(/Hale/)
    })
})
