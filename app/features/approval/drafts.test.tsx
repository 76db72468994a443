import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'
import {
    fillAddress,
    fillForm,
    fillHome,
    fillIncome,
    fillName,
    fillPeople,
    fillPersonal,
    heading,
    press,
    submit
} from '../../../tests/support/values/application-fields'
import {addAnswers, changeApplication, reloadApplication} from './frame/application-store'

jest.setTimeout(120_000)

const browser = applicationBrowser()
const {world} = browser.sandbox
afterEach(() => world.statement('DELETE FROM application_draft').run())

/** A busy machine keeps a draft later. */
const patience = {timeout: 20_000}

const DAY = 86_400_000
const day = (moment: number) =>
    new Intl.DateTimeFormat('en-US', {day: 'numeric', month: 'long'}).format(moment)

const drafts = () =>
    world
        .statement<{startedAt: number}>('SELECT started_at AS startedAt FROM application_draft')
        .all()

/** So many days go by. */
const wait = (days: number) =>
    world.statement('UPDATE application_draft SET started_at = started_at - ?').run(days * DAY)

const open = (address: string) => browser.show({address, storeId: '01001'})

/** The first steps as casey fills them in, who has an account; then the tab is closed. */
const beginAsCustomer = async () => {
    browser.signedIn('casey@homeward.example')
    const {unmount} = await open('/payfone')
    await heading('Your mobile phone')
    await press('Fill in the form myself')
    await fillName()
    await fillPersonal('512438861')
    await fillAddress()
    await fillHome()
    await fillIncome()
    await heading('People who know you')
    await waitFor(() => expect(drafts()).toHaveLength(1), patience)
    unmount()
    act(() => reloadApplication())
}

test('a customer who stopped at step four continues there three days later (D-24)', async () => {
    await beginAsCustomer()
    expect(window.sessionStorage).toHaveLength(0)
    wait(3)

    await open('/instant-approval')
    const began = Date.now() - 3 * DAY
    expect(
        await screen.findByText(
            new RegExp(`began an application on ${day(began)}.*until ${day(began + 7 * DAY)}`),
            {},
            {timeout: 20_000}
        )
    ).toBeVisible()
    await userEvent.click(screen.getByRole('link', {name: 'Continue where you left off'}))

    await heading('About you')
    expect(screen.getByText(/Welcome back/)).toBeVisible()
    expect(screen.getByLabelText('Social Security number or ITIN')).toHaveValue('')
    await fillPersonal('512438861')
    await fillPeople()
    await submit()
    await heading('You’re approved!')
    await waitFor(() => expect(drafts()).toHaveLength(0))
})

test('a draft that is older than seven days is no longer offered (D-24)', async () => {
    await beginAsCustomer()
    wait(7)

    const {settled} = await open('/instant-approval')
    await heading('Instant approval')
    await settled()

    expect(screen.queryByText(/You began an application/)).toBeNull()
})

test('starting over deletes the earlier answers in the browser and on the platform (D-24)', async () => {
    await beginAsCustomer()
    await open('/instant-approval')
    await userEvent.click(
        await screen.findByRole('button', {name: 'Start over'}, {timeout: 20_000})
    )

    await waitFor(() => expect(drafts()).toHaveLength(0))
    await waitFor(() => expect(screen.queryByText(/You began an application/)).toBeNull())
})

test('a guest continues after a reload: what may be stored is there, the rest is asked again (D-24)', async () => {
    const {unmount} = await open('/payfone')
    await heading('Your mobile phone')
    await press('Fill in the form myself')
    await fillForm('512438861')
    await heading('Check your answers')
    unmount()
    act(() => reloadApplication())

    const {address} = await open('/web-order-form/review')

    await heading('About you')
    expect(address()).toBe('/web-order-form/personal')
    expect(screen.getByLabelText('First name')).toHaveValue('Robin')
    await fillPersonal('512438861')
    await fillPeople()
    await submit()
    await heading('You’re approved!')
})

test('a customer whose session ends before the submit is informed, and keeps every answer [D-14]', async () => {
    browser.signedIn('casey@homeward.example')
    await open('/payfone')
    await heading('Your mobile phone')
    await press('Fill in the form myself')
    await fillForm('512438861')
    await heading('Check your answers')
    browser.server.ended()
    await submit()

    expect(
        await screen.findByText(/Your session has ended. Sign in, then submit again/)
    ).toBeVisible()
    expect(screen.getByText('***-**-8861')).toBeVisible()
    expect(browser.server.calls.filter(({path}) => path.endsWith('/decision'))).toEqual([])
})

test('a guest’s draft is moved to the account that they sign in to, and removed from the tab (D-17, D-24)', async () => {
    changeApplication({phoneStep: 'skipped'})
    addAnswers({income: {source: 'job', amount: 300_00, frequency: 'weekly'}})
    expect(window.sessionStorage).toHaveLength(1)
    browser.signedIn('casey@homeward.example')

    await open('/web-order-form')
    await heading('About you')

    await waitFor(() => expect(drafts()).toHaveLength(1), patience)
    expect(window.sessionStorage).toHaveLength(0)
})

test('when another customer signs in, the former one’s answers are forgotten and the new one’s draft is offered (D-24)', async () => {
    await beginAsCustomer()
    act(() => {
        changeApplication({owner: 'somebody-else', phoneStep: 'skipped'})
        addAnswers({income: {source: 'benefits', amount: 900_00, frequency: 'monthly'}})
    })

    const {settled} = await open('/instant-approval')

    // Until then the tab may still offer what the former one answered.
    await settled()
    expect(await screen.findByText(/You began an application/, {}, {timeout: 20_000})).toBeVisible()
    expect(drafts()).toHaveLength(1)
    await userEvent.click(screen.getByRole('link', {name: 'Continue where you left off'}))
    await heading('About you')
    expect(screen.getByLabelText('First name')).toHaveValue('Robin')
})
