import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {type Call, CommerceError} from '@app/commerce/client'
import {renderPage} from '../../../tests/support/shop/render-page'
import {DealStrip} from './deal-strip'
import {GetStarted} from './get-started'

const outage = new CommerceError({status: 503, code: 'unavailable'})
const tooMany = new CommerceError({status: 429, code: 'bad-request', tryAgainIn: 60})
const refused = new CommerceError(
    {status: 400, code: 'bad-request'},
    {data: {status: 400, type: 'lead-refused'}}
)

/** Shows a part in front of a server that answers each call in turn. */
const show = (part: JSX.Element, ...answers: unknown[]) => {
    const calls: Call[] = []
    const page = renderPage(part, {
        address: '/how-rac-works',
        fetch: (call) => {
            calls.push(call)
            const answer = answers.shift()
            return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
        }
    })
    return {...page, calls}
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

describe('the strip for deals', () => {
    const email = () => screen.getByRole('textbox', {name: 'Email'})

    test('asks for an e-mail address and checks it at each change [DEALS-021…023]', async () => {
        const {container, calls} = show(<DealStrip />)
        expect(screen.getByText('Never miss a deal:')).toBeVisible()

        await press('Sign Up')
        expect(screen.getByText('This field is required.')).toBeVisible()
        expect(email()).toHaveFocus()
        await userEvent.type(email(), 'ana@')
        expect(screen.getByText('Please enter a valid email address.')).toBeVisible()
        await userEvent.type(email(), 'example.com')

        expect(screen.queryByText('Please enter a valid email address.')).toBeNull()
        expect(calls).toEqual([])
        expect(await axe(container)).toHaveNoViolations()
    })

    test('thanks in place and stays [DEALS-018] (C-08)', async () => {
        const {calls, address} = show(<DealStrip />, {state: 'received'})

        await userEvent.type(email(), 'ana@example.com')
        await press('Sign Up')

        expect(await screen.findByText('Thanks for signing up!')).toBeVisible()
        expect(email()).toHaveValue('')
        expect(address()).toBe('/how-rac-works')
        expect(calls).toMatchObject([{body: {email: 'ana@example.com', phone: '', optIn: '0'}}])
    })

    test.each([
        [{state: 'refused', reason: 'Not today.'}, 'Not today.', ''],
        [outage, 'An unexpected error occurred. Please try again.', 'ana@example.com'],
        [
            tooMany,
            /^There were too many tries\. Please try again at \d+:\d\d\s[AP]M\.$/,
            'ana@example.com'
        ]
    ])('after %j it says "%s" [DEALS-019] [DEALS-020] (D-49)', async (answer, text, left) => {
        show(<DealStrip />, answer)

        await userEvent.type(email(), 'ana@example.com')
        await press('Sign Up')

        expect(await screen.findByText(text)).toBeVisible()
        expect(email()).toHaveValue(left)
    })
})

describe('the block to get started', () => {
    const block = <GetStarted heading="Get started" text="We tell you how." />
    const phone = () => screen.getByRole('textbox', {name: 'Mobile phone'})
    const email = () => screen.getByRole('textbox', {name: 'Email address'})
    const agree = () => userEvent.click(screen.getByRole('checkbox', {name: /I agree/}))

    afterEach(() => {
        window.localStorage.clear()
        jest.useRealTimers()
    })

    test('has two ways, each with its own field [DEALS-034] [DEALS-035]', async () => {
        const {container} = show(block)

        await press('Email')
        expect(email()).toHaveFocus()
        await press('Back')
        await press('Text')

        expect(phone()).toHaveFocus()
        expect(await axe(container)).toHaveNoViolations()
    })

    test('says what is missing or wrong [DEALS-040…042] (D-32)', async () => {
        const {calls} = show(block)

        await press('Text')
        await press('Sign Up')
        expect(screen.getByText('This field is required.')).toBeVisible()
        await userEvent.type(phone(), '123')
        expect(screen.getByText('Invalid phone number')).toBeVisible()
        expect(screen.getByText('You must agree to receive deals and offers')).toBeVisible()
        await press('Back')
        await press('Email')
        await press('Sign Up')

        expect(screen.getByText('This field is required.')).toBeVisible()
        expect(calls).toEqual([])
    })

    test('a mobile phone becomes a lead, with what was agreed to [DEALS-043] [DEALS-048] (D-32)', async () => {
        const {calls} = show(block, {leadId: 'lead-7'})

        await press('Text')
        await userEvent.type(phone(), '2145550123')
        await agree()
        await press('Sign Up')

        expect(await screen.findByText(/^Thank you!/)).toBeVisible()
        expect(window.localStorage.getItem('shortFormLeadId')).toBe('lead-7')
        expect(calls).toEqual([
            {
                family: 'own',
                path: '/visitor/lead',
                body: {
                    formGUID: 'get-started',
                    storeNumber: '00042',
                    phone: '2145550123',
                    description: 'marketing-texts-1 en-US /how-rac-works',
                    optIn: true,
                    language: 'en-US'
                }
            }
        ])
    })

    test('the thank-you is gone after five seconds [DEALS-037] [DEALS-049]', async () => {
        show(block, {leadId: 'lead-7'})
        await press('Email')
        await userEvent.type(email(), 'ana@example.com')
        jest.useFakeTimers()
        await act(async () => screen.getByRole('button', {name: 'Sign Up'}).click())
        await act(async () => jest.advanceTimersByTimeAsync(4999))
        expect(screen.getByText(/^Thank you!/)).toBeVisible()

        await act(async () => jest.advanceTimersByTimeAsync(1))

        expect(screen.queryByText(/^Thank you!/)).toBeNull()
        expect(screen.getByRole('button', {name: 'Email'})).toBeVisible()
    })

    test.each([
        [refused, "We're sorry. Looks like we are having some technical."],
        [outage, 'Currently user is facing some problem, Please try after sometime']
    ])(
        'after %s it keeps what was typed [DEALS-038] [DEALS-039] [DEALS-050]',
        async (error, text) => {
            const {calls} = show(block, error, {leadId: 'lead-7'})

            await press('Email')
            await userEvent.type(email(), 'ana@example.com')
            await press('Sign Up')
            expect(await screen.findByText(text)).toBeVisible()
            expect(email()).toHaveValue('ana@example.com')
            await press('Sign Up')

            expect(await screen.findByText(/^Thank you!/)).toBeVisible()
            expect(calls).toHaveLength(2)
        }
    )
})
