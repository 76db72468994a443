import {act, screen, waitFor} from '@testing-library/react'
import {axe} from 'jest-axe'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'
import {
    codeBoxes,
    giveCode,
    giveNumber,
    goOn,
    heading,
    press,
    typeCode
} from '../../../tests/support/values/application-fields'
import {codeSentTo} from '../../../tests/support/browser/in-browser'
import {application, changeApplication} from './frame/application-store'

jest.setTimeout(60_000)

const browser = applicationBrowser()
const {sandbox} = browser

const NUMBER = '3105550142'
const sentCode = () => codeSentTo(sandbox, NUMBER)
const wrongCode = () => (sentCode() === '000000' ? '111111' : '000000')
const lookUps = () => browser.server.calls.filter(({path}) => path.endsWith('/payfone'))

const atCode = async () => {
    const page = await browser.show({address: '/payfone', storeId: '01001'})
    await giveNumber(NUMBER)
    await heading('Enter the code')
    return page
}

test('a phone number fills in nothing until its code is entered, and Back leads to the number and not to the code [ROUTE-015] [VERIFY-001] (D-24, D-26)', async () => {
    const page = await atCode()
    expect(page.address()).toBe('/payfone/code')
    expect(screen.getByText('Step 1 of 6')).toBeVisible()
    expect(screen.getByText('(310) 555-0142')).toBeVisible()
    expect(screen.getByRole('group', {name: '6-digit code'})).toBeVisible()
    expect(codeBoxes()).toHaveLength(6)
    expect(codeBoxes()[0]).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.queryByRole('link', {name: 'Sign in'})).toBeNull()
    expect(await axe(page.container)).toHaveNoViolations()
    expect(application().prefill).toBeNull()
    const code = sentCode()

    await giveCode(`${code.slice(0, 3)} ${code.slice(3)}`)

    await heading('About you')
    expect(screen.getByText(/We filled in what we found/)).toBeVisible()
    expect(screen.getByLabelText('First name')).not.toHaveValue('')
    const stored = JSON.stringify([{...window.localStorage}, {...window.sessionStorage}])
    expect(stored).not.toContain(code)
    page.goBack()
    await heading('Your mobile phone')
    expect(screen.getByLabelText('Mobile phone number')).toHaveValue('(310) 555-0142')
})

test('a verified phone number is looked up once, even if Continue is pressed again', async () => {
    const page = await atCode()
    await giveCode(sentCode())
    await heading('About you')
    page.goBack()

    await giveNumber(NUMBER)

    await heading('About you')
    expect(lookUps()).toHaveLength(2)
})

test('a wrong code shows how many tries are left, and a code that has expired asks for a new one', async () => {
    const {container} = await atCode()
    await giveCode(wrongCode())
    expect(
        (await screen.findAllByText(/not the code that we sent. You can try 2 more times/))[0]
    ).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await goOn()
    expect((await screen.findAllByText(/You can try once more/))[0]).toBeVisible()
    await goOn()
    expect((await screen.findAllByText(/This code no longer works/))[0]).toBeVisible()

    await press('Send another code')
    expect(await screen.findByText(/We sent another code/)).toBeVisible()
    await giveCode(sentCode())

    await heading('About you')
    expect(screen.getByText(/We filled in what we found/)).toBeVisible()
})

test('a new code clears the typed text and the message about the code before it', async () => {
    await atCode()
    await giveCode(sentCode() === '000000' ? '111111' : '000000')
    await screen.findByRole('heading', {name: 'There is a problem'})

    await press('Send another code')

    expect(await screen.findByText(/^We sent another code/)).toBeVisible()
    expect(screen.queryByRole('heading', {name: 'There is a problem'})).toBeNull()
    expect(screen.queryAllByText(/This is not the code/)).toEqual([])
    for (const box of codeBoxes()) expect(box).toHaveValue('')
    expect(screen.getByRole('button', {name: 'Send another code'})).toHaveFocus()
})

test.each([
    ['', 'Enter the code from the text message'],
    ['12345', 'Enter all 6 digits of the code, and nothing else']
])('“%s” is no code: nothing is sent', async (typed, problem) => {
    await atCode()
    if (typed !== '') await typeCode(typed)
    await goOn()

    expect((await screen.findAllByText(problem))[0]).toBeVisible()
    expect(lookUps()).toHaveLength(1)
})

test('if no other code can be sent the page says so, and the form can be filled in by hand', async () => {
    await atCode()
    sandbox.faults.add({path: '*/payfone', harm: {kind: 'status', status: 429}})
    await press('Send another code')
    expect(await screen.findByText(/can’t send another code right now/)).toBeVisible()

    await press('Fill in the form myself')

    await heading('About you')
    expect(screen.getByLabelText('First name')).toHaveValue('')
})

test.each`
    what                         | phoneStep    | leadsTo
    ${'no number was given'}     | ${'open'}    | ${'/payfone'}
    ${'the number was left out'} | ${'skipped'} | ${'/web-order-form/personal'}
`(
    'a shopper who opens the code’s page although $what is led to $leadsTo (D-24)',
    async ({phoneStep, leadsTo}) => {
        act(() => void changeApplication({phoneStep}))
        const {address} = await browser.show({address: '/payfone/code', storeId: '01001'})

        await waitFor(() => expect(address()).toBe(leadsTo))
    }
)

test('the code’s page is in Spanish', async () => {
    changeApplication({phone: NUMBER, phoneCheck: {phone: NUMBER}})
    const {container} = await browser.show({address: '/es-US/payfone/code', storeId: '01001'})

    await heading('Escriba el código')
    expect(screen.getByRole('textbox', {name: 'Código de 6 dígitos, dígito 1 de 6'})).toBeVisible()
    expect(container).toHaveTextContent(/Le enviamos un código de 6 dígitos/)
    expect(await axe(container)).toHaveNoViolations()
})
