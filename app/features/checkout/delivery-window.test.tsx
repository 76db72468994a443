import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
    checkoutBrowser,
    checkoutPast,
    heading,
    press,
    wait
} from '../../../tests/support/shop/checkout-pages'
import type {CheckoutShopper} from '../../../tests/support/shop/checkout-shopper'

jest.setTimeout(180_000)

const PIECES = 5

const browser = checkoutBrowser()
const {world} = browser.sandbox
let shopper: CheckoutShopper
let ordered: ReturnType<CheckoutShopper['remember']>

beforeAll(async () => {
    const past = await checkoutPast(browser, 'order', PIECES)
    shopper = past.shopper
    ordered = past.after
})
beforeEach(() => {
    world.statement('DELETE FROM appointment').run()
    shopper.goBackTo(ordered)
})

type Window = {day: string; startTime: string}

/** The windows of this shopper's deliveries, one for each. */
const booked = (): Window[] =>
    world
        .statement<Window>(
            "SELECT day, start_time AS startTime FROM appointment WHERE customer_id LIKE '%casey'"
        )
        .all()

/** Everybody else has the van in that window. */
const fill = ({day, startTime}: Window): void => {
    for (const other of ['one', 'two', 'three']) {
        world
            .statement(
                `INSERT INTO appointment
                     (id, kind, agreement_id, customer_id, store_number, day, start_time, end_time)
                 VALUES (?, 'DLV', ?, ?, '01001', ?, ?, '23:59')`
            )
            .run(other, other, other, day, startTime)
    }
}

/** The window that is asked for fills before the so-manyeth of the bookings, or that call is not answered. */
const beforeBooking = (at: number, harm: (window: Window) => Response | undefined): void => {
    let bookings = 0
    browser.server.answerInstead(async (url, request) => {
        if (!url.pathname.endsWith('/schedule')) return undefined
        bookings += 1
        if (bookings !== at) return undefined
        const {date, startTime} = await request.clone().json()
        return harm({day: date, startTime})
    })
}

const open = async () => {
    browser.signedIn('casey@homeward.example')
    const shown = await browser.show({address: '/checkout/confirmation', storeId: '01001'})
    await heading('Thank you for your order')
    return shown
}

const choices = async () => {
    const field = await screen.findByLabelText('Day and time', {}, wait)
    return {field, options: within(field).getAllByRole<HTMLOptionElement>('option').slice(1)}
}

const chooseFirst = async (): Promise<string> => {
    const {field, options} = await choices()
    await userEvent.selectOptions(field, options[0] ?? '')
    await press('Book delivery')
    return options[0]?.value ?? ''
}

const mustBeOneVisit = () => {
    const windows = booked()
    expect(windows).toHaveLength(PIECES)
    expect(new Set(windows.map(({day, startTime}) => `${day} ${startTime}`)).size).toBe(1)
    expect(shopper.ledger()).toMatchObject({
        orders: 1,
        agreements: {signed: PIECES, unsigned: 0}
    })
    return windows[0]
}

test.each([1, 3, 5])(
    'where the window fills before booking %i of five, it is shown, and one other time is chosen for all of them (D-27)',
    async (at) => {
        beforeBooking(at, (window) => {
            fill(window)
            return undefined
        })
        const {settled, unmount} = await open()
        const full = await chooseFirst()

        const [notice] = await screen.findAllByText(/^This time is no longer free/, {}, wait)
        expect(notice).toBeVisible()
        await settled()
        expect(booked()).toHaveLength(at - 1)
        expect(screen.queryAllByText(/^Only a part of your order is booked/)).toHaveLength(
            at === 1 ? 0 : 1
        )
        expect(screen.queryByText(/^Your delivery is booked/)).toBeNull()
        const {options} = await choices()
        expect(options.map(({value}) => value)).not.toContain(full)

        await chooseFirst()
        expect(await screen.findByText(/^Your delivery is booked/, {}, wait)).toBeVisible()
        expect(screen.queryByText(/^Only a part/)).toBeNull()
        expect(screen.getByRole('heading', {name: 'Delivery day'})).toHaveFocus()
        await settled()
        expect(mustBeOneVisit()).not.toEqual({day: full.slice(0, 10), startTime: full.slice(11)})
        unmount()

        await open()
        expect(await screen.findByText(/^Your delivery is booked/, {}, wait)).toBeVisible()
    }
)

test('who leaves with a part of it booked reads so when they are back, and books the rest (D-27)', async () => {
    beforeBooking(3, () => new Response('{}', {status: 503}))
    const {unmount} = await open()
    const window = await chooseFirst()
    const [notice] = await screen.findAllByText(/^No answer came, so we can’t tell/, {}, wait)
    expect(notice).toBeVisible()
    unmount()

    const {settled} = await open()
    expect(await screen.findByText(/^Only a part of your order is booked/, {}, wait)).toBeVisible()
    expect(await chooseFirst()).toBe(window)
    expect(await screen.findByText(/^Your delivery is booked/, {}, wait)).toBeVisible()
    await settled()
    mustBeOneVisit()
})

test('where one of them was moved in the account, both times are shown (D-27)', async () => {
    const {unmount} = await open()
    await chooseFirst()
    const one = await screen.findByText(/^Your delivery is booked/, {}, wait)
    const before = one.textContent
    unmount()
    world
        .statement(
            "UPDATE appointment SET start_time = '15:00', end_time = '18:00' WHERE rowid = (SELECT max(rowid) FROM appointment)"
        )
        .run()

    await open()
    const [notice] = await screen.findAllByText(/and .* 3:00/, {}, wait)
    expect(notice).toHaveTextContent(/^Your delivery is booked/)
    expect(notice).not.toHaveTextContent(before ?? '')
})
