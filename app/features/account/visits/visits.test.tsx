import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {inBrowser} from '../../../../tests/support/browser/in-browser'

jest.setTimeout(60_000)

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const wait = {timeout: 15_000}

const open = (name: string, query = '', prefix = '') => {
    browser.signedIn(`${name}@homeward.example`)
    return browser.show({address: `${prefix}/my-accounts/schedule-delivery${query}`})
}

const button = (name: string | RegExp) => screen.findByRole('button', {name}, wait)
const press = async (name: string | RegExp) => userEvent.click(await button(name))

const expectAccessible = (container: Element) =>
    act(async () => expect(await axe(container)).toHaveNoViolations())

const sentTo = (endpoint: string) =>
    browser.server.calls.filter(({path}) => path.split('?')[0]?.endsWith(`/${endpoint}`))

/** Chooses the first window of the day that stands at a place of the list. */
const chooseTime = async (at = 1, dayName = 'Day', timeName = 'Time') => {
    const day = await screen.findByRole('combobox', {name: dayName}, wait)
    await userEvent.selectOptions(day, within(day).getAllByRole('option')[at] ?? [])
    const [window] = within(screen.getByRole('group', {name: timeName})).getAllByRole('radio')
    if (window) await userEvent.click(window)
}

test('a service visit is booked, and once by two taps [ROUTE-047] [ACCT-037] [ENTITY-038] (G-43)', async () => {
    const {container} = await open('avery')
    await press(/^Schedule a service visit: /)
    await press('Book this time')
    expect(await screen.findByRole('link', {name: 'Choose what is the matter'})).toBeVisible()
    await userEvent.click(screen.getByRole('radio', {name: 'It does not work'}))
    await chooseTime()
    await expectAccessible(container)
    expect(
        within(screen.getByText(/^Does none of these days suit you\? Call your store:/)).getByRole(
            'link'
        )
    ).toHaveAttribute('href', expect.stringMatching(/^tel:\+1\d{10}$/))
    await userEvent.dblClick(screen.getByRole('button', {name: 'Book this time'}))

    expect(
        await screen.findByText(/^It is booked: Service visit, \w+day, /, {}, wait)
    ).toBeVisible()
    expect(sentTo('schedule')).toHaveLength(1)
})

test('a visit that is booked is moved, and stays one [API-052]', async () => {
    const {container} = await open('emerson')
    await press(/^Change the time: Delivery/)
    await chooseTime(8)
    await press('Book this time')

    expect(await screen.findByText(/^It is booked: Delivery, /, {}, wait)).toBeVisible()
    expect(await screen.findAllByRole('button', {name: /^Change the time/}, wait)).toHaveLength(1)
    await expectAccessible(container)
})

test('a time that somebody else took meanwhile is shown, and the times are read again', async () => {
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/schedule')
            ? Response.json({type: 'https://errors/slot-not-available'}, {status: 409})
            : undefined
    )
    await open('emerson', '?agreement=agreement-emerson-1')
    expect(await screen.findByRole('heading', {name: 'When may we deliver?'}, wait)).toBeVisible()
    await chooseTime()
    const before = sentTo('deliveryslots').length
    await press('Book this time')

    expect(
        await screen.findByText(/^Somebody else has just taken this time/, {}, wait)
    ).toBeVisible()
    await waitFor(() => expect(sentTo('deliveryslots').length).toBe(before + 1))
})

test.each`
    what                     | isBooked | words
    ${'booked all the same'} | ${true}  | ${/^It is booked: Delivery/}
    ${'not booked'}          | ${false} | ${/nothing was changed/}
`(
    'a booking without an answer is looked up and not repeated: $what (D-30)',
    async ({isBooked, words}) => {
        const {sandbox} = browser
        let sent = 0
        browser.server.answerInstead(async (url, request) => {
            if (!url.pathname.endsWith('/schedule')) return undefined
            sent += 1
            if (isBooked) {
                const path = url.pathname.replace('/api/scapi', '')
                const token = sandbox.shopperToken(`seed${'emerson'.padStart(22, '0')}`)
                await sandbox.call(`POST ${path}${url.search}`, {token, body: await request.json()})
            }
            return Response.json({}, {status: 504})
        })
        await open('emerson', '?agreement=agreement-emerson-1')
        await chooseTime(isBooked ? 3 : 4)
        await press('Book this time')

        expect(await screen.findByText(words, {}, wait)).toBeVisible()
        expect(sent).toBe(1)
    }
)

test('a platform that is too busy to book says when to try again (D-49)', async () => {
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/schedule')
            ? Response.json({}, {status: 429, headers: {'retry-after': '60'}})
            : undefined
    )
    await open('emerson', '?agreement=agreement-emerson-1')
    await chooseTime(4)
    await press('Book this time')

    expect(
        await screen.findByText(/nothing was changed.*Please try again at \d/, {}, wait)
    ).toBeVisible()
})

test('what fails takes its own section, and can be asked for again', async () => {
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/searchappointment') ? Response.json({}, {status: 400}) : undefined
    )
    const {container} = await open('emerson')
    const retry = await screen.findAllByRole('button', {name: /try again/i}, wait)
    await expectAccessible(container)
    browser.server.answerInstead(() => undefined)
    await userEvent.click(retry[0] ?? document.body)

    expect(await button(/^Change the time: Delivery/)).toBeVisible()
})

test('a store without free times says so, and somebody with nothing to schedule too', async () => {
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('slots') ? Response.json({slots: []}) : undefined
    )
    const {container} = await open('emerson', '?agreement=agreement-emerson-1')
    expect(await screen.findByText(/no free time in the next two weeks/, {}, wait)).toBeVisible()
    await expectAccessible(container)
})

test('an unsigned agreement has nothing to schedule', async () => {
    await open('lennon')

    expect(
        await screen.findByText('There is nothing to schedule right now.', {}, wait)
    ).toBeVisible()
})

test('in Spanish it says the same', async () => {
    const {container} = await open('dakota', '', '/es-US')
    await screen.findByRole('heading', {level: 1, name: 'Entrega y servicio'}, wait)
    await press(/^Programar una visita de servicio: /)
    await chooseTime(1, 'Día', 'Hora')
    await expectAccessible(container)
})

test('a delivery is given up, after being asked once more [ACCT-037]', async () => {
    const {container} = await open('emerson')
    await press(/^Cancel appointment: Delivery/)
    const dialog = within(await screen.findByRole('alertdialog', {}, wait))
    await userEvent.click(dialog.getByRole('button', {name: 'Cancel appointment'}))

    expect(await screen.findByText('The appointment is cancelled.', {}, wait)).toBeVisible()
    expect(await button(/^Schedule delivery: /)).toBeVisible()
    expect(screen.getByText('You have no upcoming appointments.')).toBeVisible()
    await expectAccessible(container)
})
