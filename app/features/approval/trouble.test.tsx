import {act, cleanup, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {answerAll} from '../../../tests/support/browser/answered-application'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'
import {
    fillName,
    giveCode,
    giveNumber,
    heading,
    press,
    submit
} from '../../../tests/support/values/application-fields'
import {codeSentTo} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'
import {forgetApplication} from './frame/application-store'

jest.setTimeout(60_000)

const browser = applicationBrowser()
const {sandbox} = browser
beforeEach(() => mayComplain(/instant approval failed/))

const show = (address: string) => browser.show({address, storeId: '01001'})
const callsOf = (end: string) => browser.server.calls.filter(({path}) => path.endsWith(end)).length

const slow = {kind: 'slow', milliseconds: 400} as const
const failing = {kind: 'status', status: 503} as const
const garbled = {kind: 'garble'} as const
const dropped = {kind: 'drop'} as const

test.each`
    how          | harm
    ${'fails'}   | ${failing}
    ${'garbles'} | ${garbled}
    ${'is gone'} | ${dropped}
`('the first call $how: no message is shown, and the button works [APPR-015]', async ({harm}) => {
    sandbox.faults.add({path: '*/instantapproval', harm})
    await show('/instant-approval')
    await heading('Instant approval')
    await press('Start my application')
    const button = screen.getByRole('button', {name: 'Start my application'})
    await waitFor(() => expect(callsOf('/instantapproval')).toBeGreaterThan(0))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'), {timeout: 10_000})
    expect(screen.queryByRole('alert')).toBeNull()

    sandbox.faults.clear()
    await userEvent.click(button)
    await heading('Your mobile phone')
})

const withNumber = async () => {
    await show('/payfone')
    await giveNumber('(310) 555-0142')
}

const expectFormWithoutLookUp = async () => {
    await heading('About you')
    expect(screen.getByText(/could not look up your number/)).toBeVisible()
    expect(screen.getByLabelText('Mobile phone number')).toHaveValue('(310) 555-0142')
}

test.each`
    how          | harm
    ${'fails'}   | ${failing}
    ${'garbles'} | ${garbled}
    ${'is gone'} | ${dropped}
`('the look-up by phone $how: the form can still be filled in [VERIFY-001]', async ({harm}) => {
    sandbox.faults.add({path: '*/payfone', harm})
    await withNumber()
    await expectFormWithoutLookUp()
    act(() => forgetApplication())
    cleanup()

    sandbox.faults.clear()
    await withNumber()
    await heading('Enter the code')
    sandbox.faults.add({path: '*/payfone', harm})
    await giveCode('123456')
    await expectFormWithoutLookUp()
})

test('a slow look-up by phone fills the form when it arrives [VERIFY-001]', async () => {
    sandbox.faults.add({path: '*/payfone', harm: slow})
    await withNumber()
    await heading('Enter the code')
    await giveCode(codeSentTo(sandbox, '3105550142'))

    await heading('About you')
    expect(screen.getByText(/We filled in what we found/)).toBeVisible()
})

test.each`
    call              | path                   | how          | harm
    ${'the customer'} | ${'*/customer'}        | ${'fails'}   | ${failing}
    ${'the address'}  | ${'*/billing-address'} | ${'fails'}   | ${failing}
    ${'the secrets'}  | ${'*/baskets/*'}       | ${'is gone'} | ${dropped}
    ${'the decision'} | ${'*/decision'}        | ${'fails'}   | ${failing}
    ${'the decision'} | ${'*/decision'}        | ${'is gone'} | ${dropped}
`(
    'when $call $how on submit, the shopper is informed, nothing is lost, and it can be sent again [APPR-013]',
    async ({path, harm}) => {
        answerAll()
        const {address} = await show('/web-order-form/review')
        await heading('Check your answers')
        sandbox.faults.add({path, harm})
        await submit()

        await heading('We can’t answer your application right now')
        expect(address()).toBe('/service-failure')
        expect(screen.getByText(/Your answers are still here/)).toBeVisible()
        sandbox.faults.clear()
        await userEvent.click(screen.getByRole('link', {name: 'Try again'}))
        await submit()

        await heading('You’re approved!')
    }
)

test('a decision whose answer cannot be read is looked up and not requested again [APPR-013]', async () => {
    answerAll()
    await show('/web-order-form/review')
    await heading('Check your answers')
    sandbox.faults.add({path: '*/decision', harm: garbled})
    await submit()

    await heading('You’re approved!')
    expect(callsOf('/decision')).toBe(1)
})

test('a slow decision is requested once, however often the button is tapped', async () => {
    answerAll()
    await show('/web-order-form/review')
    await heading('Check your answers')
    sandbox.faults.add({path: '*/decision', harm: slow})
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    const button = screen.getByRole('button', {name: 'Submit my application'})
    await userEvent.dblClick(button)
    await userEvent.click(button)

    await heading('You’re approved!')
    expect(callsOf('/decision')).toBe(1)
})

test('the consents are sent with their text, language and time (D-32)', async () => {
    answerAll()
    await show('/web-order-form/review')
    await heading('Check your answers')
    // Each is a box of its own, unticked, beside the button that uses it; what is not done without it is said before.
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    const report = screen.getByRole('checkbox', {
        name: /written permission, under the Fair Credit Reporting Act.*Version 2026-11-28/
    })
    const what = screen.getByText(/only when you submit, and we cannot decide without it/)
    expect(what).toHaveTextContent(/Until you submit, you can change your mind/)
    expect(what.compareDocumentPosition(report)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await submit()
    await heading('You’re approved!')

    const sent = browser.server.calls.find(({path}) => path.endsWith('/decision'))
    expect(JSON.parse(sent?.body ?? '{}').consents).toEqual([
        {
            kind: 'answers-true',
            version: '2026-11-28',
            locale: 'en-US',
            agreedAt: expect.any(String)
        },
        {kind: 'report', version: '2026-11-28', locale: 'en-US', agreedAt: expect.any(String)}
    ])
})

test('a result that cannot be read can be loaded again with a button', async () => {
    browser.signedIn('morgan@homeward.example')
    sandbox.faults.add({path: '*/existingapproval', harm: failing})
    await show('/approved')
    await heading('Your answer')
    const again = await screen.findByRole('button', {name: 'Try again'}, {timeout: 20_000})

    sandbox.faults.clear()
    await userEvent.click(again)

    await heading('You’re approved!')
})

test('if a refusal cannot be read the page does not claim one, and it can be loaded again with a button [ROUTE-025]', async () => {
    browser.signedIn('morgan@homeward.example')
    sandbox.faults.add({path: '*/existingapproval', harm: failing})
    const {address} = await show('/declined')
    await heading('Your answer')
    const again = await screen.findByRole('button', {name: 'Try again'}, {timeout: 20_000})
    expect(screen.queryByText(/can’t approve/)).toBeNull()

    sandbox.faults.clear()
    await userEvent.click(again)

    await heading('You’re approved!')
    expect(address()).toBe('/approved')
})

test('a shopper who was just refused sees it at once, and the page keeps room for the notice until it is loaded [ROUTE-025] (D-33)', async () => {
    browser.signedIn('riley@homeward.example')
    forgetApplication({decided: 'Declined'})
    sandbox.faults.add({path: '*/existingapproval', harm: slow})
    const {container} = await show('/declined')
    await heading('We can’t approve you right now')
    expect(container.querySelector('main [aria-busy="true"]')).toBeInTheDocument()

    await screen.findByRole('heading', {name: 'Notice about this decision'})
    expect(container.querySelector('main [aria-busy="true"]')).toBeNull()
})

test('the form can be filled in by hand without any call', async () => {
    await show('/payfone')
    await heading('Your mobile phone')
    sandbox.faults.add({path: '*', harm: failing})
    await press('Fill in the form myself')

    await fillName()
    expect(screen.getByLabelText('First name')).toHaveValue('Robin')
})
