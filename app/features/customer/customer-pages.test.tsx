import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {useOrderHistory} from '@app/commerce/customer/orders'
import {refetchCustomer} from '@app/commerce/session/personal-query'
import {OwnData} from '@app/routing/data/own-data'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'
import {OwnAddressesPage} from './addresses-page'
import {OwnDetailsPage} from './details-page'
import {OrderPage} from './order-page'
import {OwnOrdersPage} from './orders-page'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => {
    browser.server.answerInstead(() => undefined)
    browser.reset()
})

const wait = {timeout: 15_000}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', {name}))
const field = (name: string | RegExp) => screen.getByLabelText(name)

/** While the session goes on in the background. */
const expectAccessible = (container: Element) =>
    act(async () => expect(await axe(container)).toHaveNoViolations())

const Orders = () => <OwnOrdersPage at={{search: new URLSearchParams()}} />

test('a customer changes their details and password; a wrong current password is shown [ROUTE-004, ACCT-001, ACCT-002, ACCT-003, ACCT-004]', async () => {
    browser.signedIn('casey@homeward.example')
    const {container} = await browser.show({part: <OwnDetailsPage />})
    expect(await screen.findByLabelText('First name', {}, wait)).toHaveValue('Casey')
    await expectAccessible(container)
    const links = within(screen.getByRole('navigation', {name: 'My profile'}))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(links).toEqual([
        '/account',
        '/account/orders',
        '/account/wishlist',
        '/account/addresses'
    ])

    await userEvent.clear(field('First name'))
    await press('Save')
    expect(await screen.findAllByText('Please enter a first name.')).not.toHaveLength(0)
    await userEvent.type(field('First name'), 'Cass')
    await press('Save')
    expect(await screen.findByText('Your details are saved.', {}, wait)).toBeVisible()
    const saved = browser.server.calls.find(({method}) => method === 'PATCH')
    expect(JSON.parse(saved?.body ?? '')).toEqual({firstName: 'Cass'})

    await userEvent.type(field('Current password'), 'not-mine')
    await userEvent.type(field('New password'), 'Quiet-Harbor!42')
    await press('Change password')
    expect(await screen.findAllByText('This is not your current password.', {}, wait)).not.toEqual(
        []
    )
})

test('who forgot the current password opens the dialog in its reset view, and Escape leads back to the details [AUTH-015]', async () => {
    browser.signedIn('casey@homeward.example')
    await browser.show({part: <OwnDetailsPage />, hasSignIn: true})
    await screen.findByLabelText('First name', {}, wait)

    await press('Forgot your current password?')

    const dialog = await screen.findByRole('dialog', {name: 'Reset Password'}, wait)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(field('First name')).toBeVisible()
})

test('details that another tab has changed are followed, and not written over by what is saved here [ACCT-001, D-15]', async () => {
    browser.signedIn('morgan@homeward.example')
    const {cache} = await browser.show({part: <OwnDetailsPage />})
    expect(await screen.findByLabelText('First name', {}, wait)).toHaveValue('Morgan')
    await userEvent.clear(field(/Mobile phone/))
    await userEvent.type(field(/Mobile phone/), '3105550142')
    browser.sandbox.world
        .statement(
            "UPDATE customer SET profile = json_set(profile, '$.firstName', 'Mo') WHERE login = ?"
        )
        .run('morgan@homeward.example')
    await act(() => refetchCustomer(cache, 'seed0000000000000000morgan'))
    await waitFor(() => expect(field('First name')).toHaveValue('Mo'), wait)
    expect(field(/Mobile phone/)).toHaveDisplayValue(/0142/)

    await press('Save')

    expect(await screen.findByText('Your details are saved.', {}, wait)).toBeVisible()
    const saved = browser.server.calls.find(({method}) => method === 'PATCH')
    expect(JSON.parse(saved?.body ?? '')).toEqual({phoneMobile: '3105550142'})
})

test('a customer keeps addresses in both countries, one of them preferred [ROUTE-007]', async () => {
    browser.signedIn('jordan@homeward.example')
    const {container} = await browser.show({part: <OwnAddressesPage />})
    await screen.findByRole('button', {name: 'Add address'}, wait)
    await press('Add address')
    expect(screen.getByRole('heading', {name: 'New address'})).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', {name: 'Canada'}))
    await userEvent.type(field('Street address'), '1 Elgin St')
    await userEvent.type(field('City'), 'Ottawa')
    await userEvent.type(field('Postal code'), '75024')
    await userEvent.click(screen.getByRole('checkbox', {name: /preferred/}))
    await press('Save')
    expect(await screen.findAllByText('Please choose a province.')).not.toEqual([])
    expect(await screen.findAllByText('Please enter a postal code such as K1A 0B1.')).not.toEqual(
        []
    )
    await expectAccessible(container)
    await userEvent.selectOptions(field('Province'), 'ON')
    await userEvent.clear(field('Postal code'))
    await userEvent.type(field('Postal code'), 'k1a0b1')
    const checkbox = screen.getByRole('checkbox', {name: /preferred/})
    if (checkbox instanceof HTMLInputElement && !checkbox.checked) await userEvent.click(checkbox)
    await press('Save')

    expect(await screen.findByText('Address saved', {}, wait)).toBeVisible()
    const [card] = await screen.findAllByRole('listitem', {name: ''}, wait)
    expect(card).toBeDefined()
    await waitFor(() => expect(screen.getByText(/Ottawa, ON K1A 0B1/)).toBeVisible(), wait)
    expect(screen.getByText('Preferred')).toBeVisible()

    await press('Remove 1 Elgin St, Ottawa, ON')
    await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', {name: 'Yes'})
    )
    expect(await screen.findByText('Address removed', {}, wait)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/Ottawa, ON/)).not.toBeInTheDocument(), wait)
})

const item = {
    itemId: 'line-1',
    productId: 'sofa-1',
    productName: 'Avery Sofa',
    quantity: 1,
    c_racProductRenewalRate: 26.49,
    c_racProductTerms: 78,
    c_racProductCondition: 'New',
    c_racProductTotalCostToOwn: 2066.22,
    c_racProductCashPrice: 1299.99
}
const order = (no: number) => ({
    orderNo: `HW0000${no}`,
    orderTotal: 28.68,
    status: 'new',
    productItems: [item],
    creationDate: '2030-01-15T18:00:00Z',
    c_payfoneResponse: '{"name":"x"}',
    c_cartTotalCashPrice: 1299.99,
    c_promoCode: 'SAVE10',
    c_promoApplied: true,
    paymentInstruments: [
        {
            paymentMethodId: 'CREDIT_CARD',
            c_transactionId: `HW0000${no}-1`,
            paymentCard: {cardType: 'Visa', numberLastDigits: '1111', holder: 'Somebody Else'}
        }
    ]
})

test('the history shows ten orders and the way to more, with the total cost to own and never a week’s sum alone [ROUTE-006, D-07, D-28]', async () => {
    browser.signedIn('riley@homeward.example')
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/orders')
            ? Response.json({
                  total: 11,
                  limit: 10,
                  offset: 0,
                  data: Array.from({length: 10}, (_, at) => order(1000 + at))
              })
            : undefined
    )
    const {container} = await browser.show({part: <Orders />})

    expect(await screen.findAllByRole('article', {}, wait)).toHaveLength(10)
    expect(screen.getAllByText('$2,066.22')).toHaveLength(10)
    expect(container).not.toHaveTextContent('28.68')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain('/account/orders?page=2')
    await expectAccessible(container)
})

const NewestOrder = () => (
    <OwnData useData={useOrderHistory} given={1}>
        {(history) => {
            const [first] = history.state === 'ready' ? history.value.orders : []
            return first ? (
                <OrderPage order={{state: 'ready', value: first}} at={{params: {orderNo: 'HW1'}}} />
            ) : (
                <></>
            )
        }}
    </OwnData>
)

const showOrder = (one: object) => {
    browser.signedIn('riley@homeward.example')
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/orders') ? Response.json({total: 1, data: [one]}) : undefined
    )
    return browser.show({part: <NewestOrder />})
}

test('an order tells of each item what a rent price has to tell, how it was paid, and where its delivery is shown [D-07, D-28, ENTITY-010, ACCT-043]', async () => {
    const {container} = await showOrder(order(1000))

    expect(await screen.findByText(/cash \$1,299.99/, {}, wait)).toBeVisible()
    expect(screen.getByText('First week, with taxes and fees')).toBeVisible()
    expect(screen.getByText('Visa ending in 1111')).toBeVisible()
    expect(screen.getByText('HW00001000-1')).toBeVisible()
    expect(screen.getByRole('link', {name: /^Track the delivery/})).toHaveAttribute(
        'href',
        '/my-accounts'
    )
    expect(screen.getByText('SAVE10')).toBeVisible()
    expect(container).not.toHaveTextContent('Somebody Else')
    expect(screen.getByText('$28.68')).toBeVisible()
    expect(screen.getByText('$2,066.22')).toBeVisible()
    await expectAccessible(container)
})

test('an order whose first week costs the rent alone claims no taxes in it [D-28]', async () => {
    await showOrder({...order(1000), orderTotal: 26.49})

    expect(await screen.findByText('Rent for one week', {}, wait)).toBeVisible()
    expect(screen.queryByText('First week, with taxes and fees')).not.toBeInTheDocument()
})

test('an order of somebody else is as good as none, and nothing asks to try again [ROUTE-006] (G-21)', async () => {
    mayComplain(/404/)
    browser.signedIn('quincy@homeward.example')
    const {container} = await browser.show({address: '/account/orders/HW00010001'})

    expect(
        await screen.findByRole('heading', {name: 'We can’t find this order'}, wait)
    ).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', {name: 'Back to Order History'})).toBeVisible()
    expect(main.queryByRole('button', {name: 'Try again'})).not.toBeInTheDocument()
    await expectAccessible(container)
})

test('a customer without orders is led to the shop; a call that fails can be tried again [ROUTE-006]', async () => {
    browser.signedIn('quincy@homeward.example')
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/orders') ? Response.json({}, {status: 400}) : undefined
    )
    await browser.show({part: <Orders />})
    const retry = await screen.findByRole('button', {name: 'Try again'}, wait)
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/orders') ? Response.json({total: 0, data: []}) : undefined
    )
    await userEvent.click(retry)

    expect(await screen.findByText('You have no orders yet.', {}, wait)).toBeVisible()
})
