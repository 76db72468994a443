import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {inBrowser} from '../../../../tests/support/browser/in-browser'

jest.setTimeout(60_000)

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const wait = {timeout: 15_000}

const open = (name: string, prefix = '') => {
    browser.signedIn(`${name}@homeward.example`)
    return browser.show({address: `${prefix}/my-accounts/personal-info`})
}

const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', {name}, wait))

const type = async (label: string, text: string) => {
    const field = await screen.findByRole('textbox', {name: label}, wait)
    await userEvent.clear(field)
    await userEvent.type(field, text)
}

const confirm = async (name: string) => {
    const dialog = await screen.findByRole('alertdialog', {}, wait)
    await userEvent.click(within(dialog).getByRole('button', {name}))
}

const expectAccessible = (container: Element) =>
    act(async () => expect(await axe(container)).toHaveNoViolations())

test('address and phone of the rental account are changed, and stand so in the rental system [ROUTE-050] [ACCT-038] [API-046] [ENTITY-020] (G-43)', async () => {
    const {container} = await open('harper')
    expect(await screen.findByText(/211 Sample Avenue/, {}, wait)).toBeVisible()
    expect(screen.getByText('(213) 555-0111')).toBeVisible()
    await expectAccessible(container)

    await press('Change address')
    expect(screen.getByLabelText('Street address').closest('[tabindex]')).toHaveFocus()
    await type('Street address', ' ')
    await type('ZIP code', '9021')
    await press('Save')
    expect(await screen.findAllByText('Please enter a street address.')).not.toHaveLength(0)
    await expectAccessible(container)
    await type('Street address', '5 New Street')
    await type('ZIP code', '90211')
    await press('Save')
    expect(await screen.findByText(/5 New Street/, {}, wait)).toBeVisible()
    expect(screen.getByRole('button', {name: 'Change address'})).toHaveFocus()

    await press('Change phone number')
    await type('Phone number', '(213) 555-0199')
    await press('Save')
    expect(await screen.findByText('(213) 555-0199', {}, wait)).toBeVisible()
    const written = browser.server.calls.filter(({path}) => path.includes('/updatecustomer'))
    expect(written).toHaveLength(2)
    expect(written[1]?.body).toContain('"phoneNumber":"2135550199"')
})

test('a change that does not arrive is said, and what was typed stays', async () => {
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/updatecustomer') ? Response.json({}, {status: 503}) : undefined
    )
    await open('avery')
    await press('Change phone number')
    await type('Phone number', '2135550177')
    await press('Save')

    expect(await screen.findByRole('alert', {}, wait)).toBeVisible()
    expect(screen.getByRole('textbox', {name: 'Phone number'})).toHaveValue('(213) 555-0177')
})

test('the consent to electronic records is taken back in the account, after one question, and stands so in the rental system [15 USC 7001(c)] (D-32)', async () => {
    const {container} = await open('dakota')
    expect(
        await screen.findByText(/^Since .+ electronically, in this account/, {}, wait)
    ).toBeVisible()
    await press('Get paper documents')
    await confirm('Keep them electronic')
    await press('Get paper documents')
    await screen.findByRole('alertdialog', {name: 'Get paper documents?'}, wait)
    await expectAccessible(document.body)
    await confirm('Get paper documents')

    expect(await screen.findByText(/^Since .+ on paper, to your address/, {}, wait)).toBeVisible()
    expect(screen.queryByRole('button', {name: 'Get paper documents'})).toBeNull()
    await expectAccessible(container)
    const written = browser.server.calls.filter(({path}) => path.includes('/updatecustomer'))
    expect(written).toHaveLength(1)
    expect(written[0]?.body).toContain('"kind":"electronic-records-withdrawn"')
})

test('a withdrawal that nobody has heard of is looked up, and not sent twice (D-30)', async () => {
    let sent = 0
    browser.server.answerInstead((url) => {
        if (!url.pathname.endsWith('/updatecustomer')) return undefined
        sent += 1
        return Response.json({}, {status: 504})
    })
    await open('cameron')
    await press('Get paper documents')
    await confirm('Get paper documents')

    expect(
        await screen.findByText(/^That did not work: your documents stay electronic/, {}, wait)
    ).toBeVisible()
    expect(sent).toBe(1)
    expect(screen.getByText(/electronically, in this account/)).toBeVisible()
})

test('the renter’s own store is shown, whatever store is shopped at (G-50) (D-18)', async () => {
    await open('kendall')
    expect(await screen.findByRole('heading', {name: 'My store'}, wait)).toBeVisible()
    const link = await screen.findByRole('link', {name: 'Hours and directions'}, wait)

    expect(link.getAttribute('href')).toMatch(/^\/stores\/.+01005/)
})

test('what fails can be asked for again', async () => {
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/getcustomer') ? Response.json({}, {status: 400}) : undefined
    )
    const {container} = await open('avery')
    const retry = await screen.findByRole('button', {name: /try again/i}, wait)
    await expectAccessible(container)
    browser.server.answerInstead(() => undefined)
    await userEvent.click(retry)

    await waitFor(() => expect(screen.getByText('(213) 555-0105')).toBeVisible(), wait)
})

test('in Spanish it says the same', async () => {
    const {container} = await open('avery', '/es-US')
    expect(
        await screen.findByText(/^Desde el .+ por vía electrónica, en esta cuenta/, {}, wait)
    ).toBeVisible()
    expect(screen.getByRole('heading', {level: 1, name: 'Datos personales'})).toBeVisible()
    await expectAccessible(container)
})
