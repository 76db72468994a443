import {cleanup, screen, within} from '@testing-library/react'
import {axe} from 'jest-axe'
import {daysBetween} from '@app/domain/calendar/calendar'
import {dayIn} from '@app/lib/browser/wall-clock'
import {anAccountShop, withoutInterstitial} from '../../../../tests/support/shop/account-shop'
import {hrefsOf} from '../../../../tests/support/shop/render-page'
import {renters} from '../../../../sandbox/renting/agreements/seed/renters'

const shop = anAccountShop()
afterAll(shop.close)

beforeEach(() => shop.respondWith(withoutInterstitial))

const section = (name: string) => within(screen.getByRole('region', {name}))
const due = () => screen.getByRole('region', {name: 'What is due'})
const cards = () => section('Your agreements').getAllByRole('listitem')
const alerts = () => {
    const list = screen.queryByRole('list', {name: 'Alerts'})
    return list
        ? within(list)
              .getAllByRole('listitem')
              .map((item) => item.textContent)
        : []
}

const severe = /^A payment is more than 45 days late/
const overdue = /^A payment is past due/
const allExpired = /^All your saved payment methods have expired/
const expiring = /^A saved payment method expires within 60 days/
const upcoming = /^A payment is due within a week/
const noAutopay = /^No agreement is on autopay/

// The stories of docs/sandbox.md; days count in the store's zone.
const stories = {
    avery: {text: /^\$[\d.]+ is due today/, states: [/Due today/], raised: [upcoming, noAutopay]},
    blake: {
        text: /^\$[\d.]+ is past.+ 10 days/,
        states: [/10 days late/],
        raised: [overdue, noAutopay]
    },
    cameron: {
        text: /^\$[\d.]+ is past.+ 46 days/,
        states: [/46 days late/],
        raised: [severe, noAutopay]
    },
    dakota: {
        text: /^\$[\d.]+ is past.+ 45 days/,
        states: [/45 days late/],
        raised: [overdue, noAutopay]
    },
    emerson: {
        text: /^\$[\d.]+ is due on/,
        states: [/First payment made/, /Up to date/],
        raised: [noAutopay]
    },
    finley: {text: /^\$[\d.]+ is due on/, states: [/Up to date.*Autopay on/], raised: [upcoming]},
    harper: {
        text: /^\$[\d.]+ is due on/,
        states: [/Up to date/],
        raised: [expiring, upcoming, noAutopay]
    },
    indigo: {text: /^\$[\d.]+ is due on/, states: [/Up to date/], raised: [allExpired, noAutopay]},
    kendall: {text: /^\$[\d.]+ is due on/, states: [/Up to date/], raised: [upcoming, noAutopay]},
    lennon: {text: /^Nothing is due right now/, states: [/Sign to begin/], raised: []},
    parker: {
        text: /^\$[\d.]+ is due on/,
        states: [/Up to date/, /Paid off: it is yours/],
        raised: [upcoming, noAutopay]
    },
    morgan: {
        text: /^\$[\d.]+ is due on/,
        states: [/Up to date/, /Up to date/],
        raised: [upcoming, noAutopay]
    },
    tatum: {
        text: /^\$[\d.]+ is due on/,
        states: [/First payment made/, /Up to date/],
        raised: [upcoming, noAutopay]
    },
    wren: {
        text: /^\$[\d.]+ is due on/,
        states: [
            /Up to date.*Autopay on/,
            /Up to date.*Autopay on/,
            /Up to date/,
            /Up to date/,
            /Up to date/,
            /Up to date/,
            /Up to date/,
            /Up to date/,
            /Up to date/,
            /Up to date/,
            /Up to date/,
            /Paid off: it is yours/
        ],
        raised: [upcoming]
    }
}

const invited = ['casey', 'jordan', 'riley', 'quincy']

test('everybody of the sandbox who rents, or is known, has a story here', () => {
    expect([...Object.keys(stories), ...invited, 'sawyer'].sort()).toEqual(
        ['casey', ...renters.map(({login}) => login)].sort()
    )
})

test.each(Object.entries(stories))(
    '%s is shown what is due first, then the alerts by urgency, then each agreement [ACCT-010] [ACCT-011] [ACCT-012] [ACCT-017] [ACCT-024]',
    async (name, {text, states, raised}) => {
        await shop.openAs(name)

        expect(due()).toHaveTextContent(text)
        expect(alerts()).toEqual(raised.map((text) => expect.stringMatching(text)))
        expect(cards().map((card) => card.textContent)).toEqual(
            states.map((state) => expect.stringMatching(state))
        )
        expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(/^Hello, /)
    }
)

test('sawyer, who rents nothing, learns so, and where to begin [ACCT-010]', async () => {
    await shop.openAs('sawyer')

    expect(due()).toHaveTextContent('Nothing is due right now.')
    expect(section('Your agreements').getByText(/^You have no agreement yet/)).toBeVisible()
    expect(
        section('Your appointments').getByText('You have no upcoming appointments.')
    ).toBeVisible()
    expect(hrefsOf('Start shopping')).toEqual(['/shop-all'])
})

test.each(invited)(
    '%s, whom the rental system or the provider does not know, is invited; nothing of an account is asked [ROLE-007]',
    async (name) => {
        const {container} = await shop.openAs(name)

        expect(screen.getByRole('heading', {name: 'You’re not renting anything yet'})).toBeVisible()
        expect(shop.calls).toEqual([])
        expect(await axe(container)).toHaveNoViolations()
    }
)

test('each account call is made once with the customer, details and pictures once per agreement [API-046] [API-049] [API-051] [API-052] [API-053] [ACCT-042]', async () => {
    const {customerId} = await shop.openAs('emerson')

    for (const endpoint of [
        'getcustomer',
        'customerdetailinfo',
        'agreementsummary',
        'searchappointment'
    ]) {
        expect(shop.callsOf(endpoint)).toEqual([{endpoint, body: {customerId}}])
    }
    expect(shop.callsOf('agreementdetails').map(({body}) => body)).toEqual(
        ['agreement-emerson-1', 'agreement-emerson-2'].map((agreementId) => ({
            agreementId,
            isAgreementNumber: 'N',
            storeId: '00000'
        }))
    )
    expect(shop.calls.filter(({endpoint}) => /^\d{6}/.test(endpoint))).toHaveLength(2)
    expect(document.querySelectorAll('.agreement-picture img')).toHaveLength(2)
})

test('a prepaid agreement tells its delivery with day and time, and that nothing is due on it [ACCT-013] [ACCT-018] [ACCT-041] [ACCT-043]', async () => {
    const {container} = await shop.openAs('emerson')
    const [prepaid] = cards()

    expect(prepaid).toHaveTextContent(
        /Amount due\$0\.00Payments left77Opened.+Delivery\w+, .+, 12:00 PM to 3:00 PM/
    )
    expect(prepaid).not.toHaveTextContent('Due date')
    expect(section('Your appointments').getByRole('listitem')).toHaveTextContent(
        /^Delivery\w+, .+, 12:00 PM to 3:00 PM/
    )
    expect(await axe(container)).toHaveNoViolations()
})

test('an agreement may be exchanged for six months from its opening, and says until when [ACCT-023]', async () => {
    await shop.openAs('avery')

    expect(cards()[0]).toHaveTextContent(/Exchange until\w+ \d+, \d{4}/)
})

test('an agreement that waits for its signature leads to signing and to no payment [ACCT-041]', async () => {
    await shop.openAs('lennon')

    expect(cards()[0]).toHaveTextContent('DeliveryAfter you have signed')
    expect(hrefsOf(/^Sign to begin:/)).toEqual(['/link-agreement'])
    expect(section('Your agreements').queryByRole('link', {name: /^Pay/})).not.toBeInTheDocument()
})

test('what may be paid here is offered with its amount; what may not, says so [ACCT-020] [ACCT-021]', async () => {
    await shop.openAs('blake')
    expect(hrefsOf(/^Pay \$[\d.]+ for/)).toEqual([
        '/my-accounts/payment-agreement?agreement=agreement-blake-1'
    ])
    expect(section('Your balance').getByText('$12.50')).toBeVisible()
})

test('a balance says for which agreement the store holds it [ENTITY-036]', async () => {
    await shop.openAs('blake')
    const number = /^Agreement (\S+)$/.exec(
        section('Your agreements').getByText(/^Agreement \S+$/).textContent ?? ''
    )?.[1]

    expect(section('Your balance').getByRole('term')).toHaveTextContent(
        `Set aside for a later payment, agreement ${number}`
    )
})

test('an account that may not be paid remotely is sent to its store [ACCT-021]', async () => {
    await shop.openAs('kendall')

    const [card] = cards()
    expect(card).toHaveTextContent('Please pay this one at your store.')
    expect(card && within(card).getByRole('link', {name: /^Call \(\d{3}\)/})).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\+1\d{10}$/)
    )
    expect(due()).toHaveTextContent(
        /can’t be paid online\. Please pay it at your store\. Call \(\d{3}\) [\d-]+There you pay/
    )
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('link', {name: /^(Pay \$|Turn on autopay)/})).not.toBeInTheDocument()
    // What stands beside the pages, the navigation, is the same for everybody.
    for (const list of [due(), screen.getByRole('list', {name: 'Alerts'})]) {
        const links = within(list).queryAllByRole('link', {name: /^(?!Call )/})
        expect(links).toEqual([])
    }
})

test('the way to pay from what is due leads to exactly that [ACCT-012] [ACCT-039]', async () => {
    await shop.openAs('wren')

    expect(due()).toHaveTextContent('2 payments together, taxes and fees included.')
    expect(within(due()).getByRole('link')).toHaveAttribute(
        'href',
        '/my-accounts/payment-agreement?agreement=agreement-wren-1&agreement=agreement-wren-2'
    )
})

test('what autopay takes on its day says so, and asks for nothing [ACCT-012] [ACCT-041]', async () => {
    await shop.openAs('wren')
    expect(due()).toHaveTextContent(/Autopay makes this payment on that day/)

    cleanup()
    await shop.openAs('avery')
    expect(due()).not.toHaveTextContent(/Autopay/)
})

test('a club stands with its dues and its autopay, and can be paid [ENTITY-033]', async () => {
    await shop.openAs('finley')

    expect(section('Your clubs').getByRole('listitem')).toHaveTextContent(
        /Club membership 500010Amount due\$10\.75Due date.+AutopayAutopay on/
    )
    expect(hrefsOf('Pay $10.75 for Club membership 500010')).toEqual([
        '/my-accounts/payment-agreement?club=club-finley'
    ])
})

test('days late are those that the platform counts, in the store’s time zone (D-42)', async () => {
    const {customerId} = await shop.openAs('dakota')
    const token = shop.sandbox.shopperToken(customerId)
    const {body} = await shop.sandbox.call(
        'POST /custom/agreement-summary/v1/organizations/{org}/agreementsummary?siteId=Homeward',
        {token, body: {customerId}}
    )
    const {numberOfDaysLate, currentDueDate} = body.agreement[0]

    expect(daysBetween(currentDueDate, dayIn('America/Los_Angeles', new Date()))).toBe(
        numberOfDaysLate
    )
    expect(cards()[0]).toHaveTextContent(`${numberOfDaysLate} days late`)
})
