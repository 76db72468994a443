import {cleanup, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {Helmet} from 'react-helmet'
import {agreementsOf, saveAgreement} from '../../../sandbox/renting/agreements/agreement'
import {findCustomerByLogin} from '../../../sandbox/shoppers/customers/customer'
import {
    anAccountShop,
    refusing,
    withoutInterstitial
} from '../../../tests/support/shop/account-shop'
import {hrefsOf} from '../../../tests/support/shop/render-page'

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
    const goOn = within(dialog).getByRole('button', {name: 'Go to my account'})
    expect(goOn).toHaveAttribute('data-autofocus')
    await userEvent.click(goOn)

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test.each`
    who         | fired                            | words
    ${'indigo'} | ${'all methods have expired'}    | ${/saved card has expired, or soon will/}
    ${'harper'} | ${'a method expires in 60 days'} | ${/saved card has expired, or soon will/}
    ${'avery'}  | ${'a payment is due in 5 days'}  | ${/^A payment of yours is due within a week/}
    ${'finley'} | ${'autopay takes one soon'}      | ${/^A payment of yours is due within a week/}
`(
    '$who, for whom $fired, reads the words of exactly that alert [ACCT-033]',
    async ({who, words}) => {
        shop.respondWith(() => undefined)
        await shop.openAs(who)
        const dialog = await screen.findByRole('dialog', {name: 'A word about your account'})

        expect(within(dialog).getByText(words)).toBeVisible()
        expect(dialog).not.toHaveTextContent('past its date')
    }
)

/** An engine with the invitation to autopay as its only rule. */
const onlyAutopay = (url: URL) =>
    url.pathname.endsWith('/getieconfigurations')
        ? Response.json({
              sortedRules: [
                  {ruleName: 'NotEnrolledInAnyAutoPay', contentAssetId: 'autopay-invitation'}
              ]
          })
        : undefined

test('whoever has nothing on autopay is invited to it [ACCT-033]', async () => {
    shop.respondWith(onlyAutopay)
    await shop.openAs('avery')

    expect(await screen.findByText(/^With autopay your payment is made/)).toBeVisible()
})

test.each`
    who          | why
    ${'finley'}  | ${'is on autopay'}
    ${'kendall'} | ${'pays at the store'}
    ${'parker'}  | ${'has one payment left'}
    ${'lennon'}  | ${'rents nothing'}
`('$who, who $why, is not invited to autopay, nor led there [ACCT-034] (G-46)', async ({who}) => {
    shop.respondWith(onlyAutopay)
    await shop.openAs(who)

    expect(screen.queryByRole('link', {name: /^Turn on autopay/})).not.toBeInTheDocument()
    expect(shop.callsOf('getieconfigurations')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
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
    expect(due()).toHaveTextContent('Paid within the last hour.')
    expect(section('What is due').queryByRole('link')).not.toBeInTheDocument()
    const alerts = within(screen.getByRole('list', {name: 'Alerts'}))
    expect(alerts.queryByRole('link', {name: 'Make a payment'})).not.toBeInTheDocument()
    expect(alerts.getByRole('link', {name: /^Call/})).toHaveAttribute('href', 'tel:+12135550101')
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

/** Twelve agreements, each of another piece. */
const rentTwelve = () => {
    const {world} = shop.sandbox
    const customerId = findCustomerByLogin(world, 'avery@homeward.example')?.id ?? ''
    const [first] = agreementsOf(world, customerId)
    const products = world
        .statement<{id: string}>("SELECT id FROM product WHERE role = 'item' ORDER BY no LIMIT 11")
        .all()
    products.forEach(({id}, at) => {
        if (!first) return
        const item = {...first.item, productId: id}
        saveAgreement(world, {...first, id: `avery-${at}`, number: `9000${at}`, item})
    })
}

test('of a renter with twelve agreements all that is shown is asked for in two waves (D-42)', async () => {
    rentTwelve()
    const rounds: string[][] = []
    let held: {endpoint: string; release: () => void}[] = []
    shop.respondWith((url) => {
        // Who signed in is known before the page is opened.
        if (url.pathname.includes('/shopper-customers/')) return undefined
        const endpoint = url.pathname.split('/').at(-1) ?? ''
        return new Promise((resolve) => {
            held.push({endpoint, release: () => resolve(undefined)})
        })
    })
    const opened = shop.openAs('avery')
    /** Lets all calls that have been made so far be answered, once no other follows them. */
    const nextRound = async () => {
        let before = 0
        await waitFor(
            () => {
                const isQuiet = held.length > 0 && held.length === before
                before = held.length
                expect(isQuiet).toBe(true)
            },
            {interval: 100, timeout: 10_000}
        )
        const round = held
        held = []
        rounds.push(round.map(({endpoint}) => endpoint))
        for (const {release} of round) release()
    }
    await nextRound()
    await nextRound()
    await waitFor(() => expect(cards()).toHaveLength(12), {timeout: 10_000})
    await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull(), {timeout: 10_000})

    expect(rounds[0]?.sort()).toEqual([
        'agreementsummary',
        'calculatepayment',
        'customerdetailinfo',
        'getcustomer',
        'getcustompreferences',
        'getsavedpaymentmethods',
        'searchappointment'
    ])
    expect(rounds[1]?.filter((endpoint) => endpoint === 'agreementdetails')).toHaveLength(12)
    expect(rounds[1]).toContain('getieconfigurations')
    // What an editor has to say is not known before its rule has fired [ACCT-033].
    await nextRound()
    expect(rounds[2]).toEqual(['payment-upcoming'])
    await opened
})
