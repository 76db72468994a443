import {cleanup, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {Helmet} from 'react-helmet'
import {anAccountShop, refusing, withoutInterstitial} from '../../../tests/support/account-shop'
import {hrefsOf} from '../../../tests/support/render-page'

const shop = anAccountShop()
afterAll(shop.close)

beforeEach(() => shop.respondWith(withoutInterstitial))

const section = (name: string) => within(screen.getByRole('region', {name}))
const due = () => screen.getByRole('region', {name: 'What is due'})
const cards = () => section('Your agreements').getAllByRole('listitem')

test.each`
    refused                 | gone                   | stays
    ${'searchappointment'}  | ${'Your appointments'} | ${'Your agreements'}
    ${'customerdetailinfo'} | ${'Your balance'}      | ${'Your agreements'}
`('$refused refused takes only "$gone", and can be tried again', async ({refused, gone, stays}) => {
    shop.respondWith(refusing(refused))
    const {container} = await shop.openAs('blake')

    expect(section(gone).getByText(/couldn’t|could not/)).toBeVisible()
    expect(section(stays).getByRole('listitem')).toHaveTextContent('10 days late')
    expect(due()).toHaveTextContent('10 days ago')
    expect(await axe(container)).toHaveNoViolations()
    shop.respondWith(withoutInterstitial)
    await userEvent.click(section(gone).getByRole('button', {name: 'Try again'}))
    await shop.settled()

    expect(screen.queryByText(/couldn’t|could not/)).not.toBeInTheDocument()
})

test('without agreements the rest of the account stays, and they can be asked for again', async () => {
    shop.respondWith(refusing('agreementsummary'))
    await shop.openAs('blake')

    expect(screen.queryByRole('region', {name: 'What is due'})).not.toBeInTheDocument()
    expect(section('Your balance').getByText('$12.50')).toBeVisible()
    shop.respondWith(withoutInterstitial)
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}))
    await shop.settled()

    expect(due()).toHaveTextContent('10 days ago')
})

test('where nobody can say what may be paid, the way to the payment page stays, without an amount', async () => {
    shop.respondWith(refusing('calculatepayment', 'products', 'agreementdetails', 'stores'))
    await shop.openAs('blake')

    expect(hrefsOf('See what can be paid')).toEqual([
        '/my-accounts/payment-agreement?agreement=agreement-blake-1'
    ])
})

test('the editors’ words come once, for the most urgent alert, and can be closed [ACCT-031] [ACCT-033] [API-054] (G-46)', async () => {
    shop.respondWith(() => undefined)
    await shop.openAs('blake')
    const dialog = await screen.findByRole('dialog', {name: 'A word about your account'})

    expect(dialog).toHaveTextContent('A payment of yours is past its date.')
    expect(shop.callsOf('getieconfigurations')).toHaveLength(1)
    expect(shop.callsOf('payment-overdue')).toHaveLength(1)
    expect(await axe(dialog)).toHaveNoViolations()
    await userEvent.click(within(dialog).getByRole('button', {name: 'Go to my account'}))

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('no interstitial is shown where no rule fires, and none is asked for where it is switched off [ACCT-032] [ACCT-034]', async () => {
    shop.respondWith(() => undefined)
    await shop.openAs('lennon')
    expect(shop.callsOf('getieconfigurations')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(shop.calls.filter(({endpoint}) => /overdue|autopay/.test(endpoint))).toEqual([])

    cleanup()
    shop.respondWith((url) =>
        url.pathname.endsWith('/getcustompreferences')
            ? Response.json({customPreferences: {interstitialEngineEnabled: false}})
            : undefined
    )
    await shop.openAs('blake')

    expect(shop.callsOf('getieconfigurations')).toEqual([])
})

test('what was paid within the hour is marked, and not offered again [ACCT-040]', async () => {
    const {customerId} = await shop.openAs('blake')
    cleanup()
    const marks = [{id: 'agreement-blake-1', paidAt: Date.now()}]
    window.localStorage.setItem('recently-paid', JSON.stringify({customerId, marks}))
    await shop.openAs('blake')
    window.localStorage.clear()

    expect(cards()[0]).toHaveTextContent('Paid within the last hour.')
    expect(section('Your agreements').queryByRole('link', {name: /^Pay/})).not.toBeInTheDocument()
})

test('/my-account is the same dashboard, whose true address is /my-accounts; it is said in Spanish too [ROUTE-041] [ROUTE-042] (C-07)', async () => {
    await shop.openAs('blake', '/my-account')
    expect(due()).toHaveTextContent('10 days ago')
    const canonical = () => Helmet.peek().linkTags.find(({rel}) => rel === 'canonical')
    expect(canonical()).toMatchObject({href: 'https://shop.example/my-accounts'})

    cleanup()
    const {container} = await shop.openAs('blake', '/es-US/my-accounts')
    expect(screen.getByRole('region', {name: 'Lo que debe'})).toHaveTextContent(
        /vencido.+hace 10 días/
    )
    expect(screen.getByRole('link', {name: 'Panel de mi cuenta'})).toHaveAttribute(
        'aria-current',
        'page'
    )
    expect(await axe(container)).toHaveNoViolations()
})

test('the side navigation leads to every page of the account [ACCT-001] [ACCT-002] [ACCT-003] [ACCT-004] (C-06)', async () => {
    await shop.openAs('avery')
    const hrefs = (name: string) =>
        within(screen.getByRole('navigation', {name}))
            .getAllByRole('link')
            .map((link) => link.getAttribute('href'))

    expect(hrefs('My rentals')).toEqual([
        '/my-accounts',
        '/my-accounts/payment-agreement',
        '/my-accounts/payment-method',
        '/my-accounts/enroll-autopay',
        '/my-accounts/payment-history',
        '/my-accounts/schedule-delivery',
        '/my-accounts/personal-info'
    ])
    expect(hrefs('My profile')).toEqual([
        '/account',
        '/account/orders',
        '/account/wishlist',
        '/account/addresses'
    ])
})
