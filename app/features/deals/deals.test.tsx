import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import Cookies from 'js-cookie'
import type {Call} from '@app/commerce/client'
import {CommerceError} from '@app/commerce/client'
import {renderPage} from '../../../tests/support/shop/render-page'
import {ConfirmationPage} from './confirmation-page'
import {DealsPage} from './deals-page'
import {UnsubscribePage} from './unsubscribe-page'

type Answer = unknown

/** A server that answers each call of the form in turn, and records them. */
const aServer = (...answers: Answer[]) => {
    const calls: Call[] = []
    const fetch = (call: Call): Promise<unknown> => {
        calls.push(call)
        const answer = answers.shift()
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    }
    return {calls, fetch}
}

const outage = new CommerceError({status: 503, code: 'unavailable'})

const openForm = (...answers: Answer[]) => {
    const server = aServer(...answers)
    const page = renderPage(<DealsPage terms={{state: 'ready', value: '<p>Our terms</p>'}} />, {
        address: '/sign-up-for-deals',
        fetch: server.fetch
    })
    return {...page, ...server}
}

const email = () => screen.getByRole('textbox', {name: 'Email'})
const phone = () => screen.getByRole('textbox', {name: 'Mobile phone'})
const optIn = () => screen.getByRole('checkbox', {name: /I agree to receive/})
const button = () => screen.getByRole('button', {name: 'Sign Up'})

afterEach(() => {
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

test('the form has e-mail, phone and opt-in, and says what is required [DEALS-001] [DEALS-031]', async () => {
    const {container} = openForm()

    expect(email()).toHaveValue('')
    expect(phone()).toHaveAttribute('maxlength', '14')
    expect(optIn()).not.toBeChecked()
    expect(screen.getByText('Required')).toBeVisible()
    expect(screen.getByText('Our terms')).toBeVisible()
    expect(button()).toBeDisabled()
    expect(await axe(container)).toHaveNoViolations()
})

test('fields that were left empty ask for one of both [DEALS-002]', async () => {
    openForm()

    await userEvent.type(email(), 'a')
    await userEvent.clear(email())
    await userEvent.tab()

    expect(await screen.findByText('Enter one of the above details to sign up!')).toBeVisible()
})

test('a phone without the opt-in says what is missing, and signs nobody up [DEALS-005] [DEALS-010]', async () => {
    openForm()

    await userEvent.type(phone(), 'call 214-555-0123 99')
    expect(phone()).toHaveValue('(214) 555-0123')
    await userEvent.tab()
    expect(await screen.findByText('You must agree to receive deals and offers')).toBeVisible()
    expect(button()).toBeDisabled()

    await userEvent.click(optIn())
    expect(button()).toBeEnabled()
    await waitFor(() =>
        expect(screen.queryByText('You must agree to receive deals and offers')).toBeNull()
    )
})

test('a pasted number loses its +1 (C-10)', async () => {
    openForm()

    await userEvent.click(phone())
    await userEvent.paste('+1 (214) 555-0123')

    expect(phone()).toHaveValue('(214) 555-0123')
})

test('a right address with a wrong phone is not sent (G-57)', async () => {
    const {calls} = openForm()

    await userEvent.type(email(), 'ana@example.com')
    await userEvent.type(phone(), '214555')
    await userEvent.click(button())

    expect(await screen.findByText('Please enter a valid mobile number.')).toBeVisible()
    expect(calls).toEqual([])
})

test('a sign-up is sent once, remembered, thanked for and confirmed [DEALS-009…016] [DEALS-018] (D-32)', async () => {
    const {calls, address} = openForm({state: 'received'})

    await userEvent.type(email(), ' ana@example.com ')
    await userEvent.type(phone(), '2145550123')
    await userEvent.click(optIn())
    await act(async () => {
        button().click()
        button().click()
    })

    await waitFor(() => expect(address()).toBe('/sign-up-for-deals/confirmation'))
    expect(screen.getByText('Thanks for signing up!')).toBeVisible()
    expect(calls).toEqual([
        {
            family: 'own',
            path: '/visitor/deals',
            body: {
                email: 'ana@example.com',
                phone: '2145550123',
                optIn: '1',
                consentVersion: 'marketing-texts-1',
                locale: 'en-US'
            }
        }
    ])
})

test('what the platform refuses is said in its words, and the form is empty [DEALS-017] [DEALS-020]', async () => {
    openForm({state: 'refused', reason: 'This address is on our list already.'})

    await userEvent.type(email(), 'ana@example.com')
    await userEvent.click(button())

    expect(await screen.findByText('This address is on our list already.')).toBeVisible()
    expect(email()).toHaveValue('')
})

test.each([
    ['an outage', outage],
    ['an answer that says nothing', {}],
    ['a fault under 200', {fault: {type: 'x'}}],
    ['a refusal without a reason', {state: 'refused'}]
])('after %s the form says so and keeps what was typed [DEALS-019] (D-48)', async (_, answer) => {
    openForm(answer)

    await userEvent.type(email(), 'ana@example.com')
    await userEvent.click(button())

    expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeVisible()
    expect(email()).toHaveValue('ana@example.com')
})

test('signing up too often says once when to try again, and what was typed stays [DEALS-019] (D-49)', async () => {
    openForm(new CommerceError({status: 429, code: 'bad-request', tryAgainIn: 60}))

    await userEvent.type(email(), 'ana@example.com')
    await userEvent.click(button())

    expect(
        await screen.findByText(
            /^There were too many tries\. Please try again at \d+:\d\d\s[AP]M\.$/
        )
    ).toBeVisible()
    expect(email()).toHaveValue('ana@example.com')
})

test('the confirmation thanks only a browser that has signed up [ROUTE-010]', async () => {
    const {container} = renderPage(<ConfirmationPage />)
    const main = within(screen.getByRole('main'))
    expect(main.queryByText('Thanks for signing up!')).toBeNull()
    expect(main.getByRole('link', {name: 'Sign up for deals'})).toHaveAttribute(
        'href',
        '/sign-up-for-deals'
    )
    expect(await axe(container)).toHaveNoViolations()
})

test('unsubscribing too often says until when [ROUTE-058] (D-49)', async () => {
    const {fetch} = aServer(new CommerceError({status: 429, code: 'bad-request', tryAgainIn: 60}))
    renderPage(<UnsubscribePage />, {fetch})

    await userEvent.type(email(), 'ana@example.com')
    await userEvent.click(screen.getByRole('button', {name: 'Unsubscribe'}))

    expect(
        await screen.findByText(/^There were too many tries\. Please try again at \d+:\d\d/)
    ).toBeVisible()
})

test('deals end without signing in, and nobody learns who was on the list [ROUTE-058] (D-32)', async () => {
    const server = aServer(outage, {state: 'received'})
    renderPage(<UnsubscribePage />, {fetch: server.fetch})
    const end = () => userEvent.click(screen.getByRole('button', {name: 'Unsubscribe'}))

    await end()
    expect(
        (await screen.findAllByText('Enter an email address or a mobile phone.'))[0]
    ).toBeVisible()
    await userEvent.type(phone(), '2145550123')
    await end()
    expect(await screen.findByText(/nothing has changed/)).toBeVisible()
    await end()

    expect(await screen.findByText(/they end now/)).toBeVisible()
    expect(server.calls.map(({body}) => body)).toEqual([
        {email: '', phone: '2145550123'},
        {email: '', phone: '2145550123'}
    ])
})
