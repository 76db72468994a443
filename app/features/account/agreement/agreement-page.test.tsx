import {cleanup, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {
    anAccountShop,
    refusing,
    withoutInterstitial
} from '../../../../tests/support/shop/account-shop'
import {list, record} from '@app/commerce/json'
import {hrefsOf} from '../../../../tests/support/shop/render-page'

const shop = anAccountShop()
afterAll(shop.close)
beforeEach(() => shop.respondWith(withoutInterstitial))

const openAgreement = (name: string, number = 1, locale = '') =>
    shop.openAs(name, `${locale}/my-accounts/agreements/agreement-${name}-${number}`)

const section = (name: string) => within(screen.getByRole('region', {name}))
/** An answer of the platform whose agreements have a second piece. */
const withTwoPieces = (answer: unknown): unknown => ({
    ...record(answer),
    agreement: list(record(answer).agreement).map((one) => ({
        ...record(one),
        items: [...list(record(one).items), {inventoryDesc: 'A second piece'}]
    }))
})

const facts = (name: string) =>
    section(name)
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

test('a late agreement says what is due and of what, opened up to the cent [ACCT-022] [API-053] (D-30)', async () => {
    const {container} = await openAgreement('blake')

    expect(screen.getByRole('heading', {level: 1})).toBeVisible()
    expect(screen.getByText('10 days late')).toBeVisible()
    expect(shop.callsOf('agreementdetails')).toHaveLength(1)
    await userEvent.click(section('What is due').getByText('Taxes and fees'))
    const amounts = facts('What is due').map((fact) => Number(/\$([\d.]+)$/.exec(fact)?.[1]))
    const [rent = 0, ...fees] = amounts
    const total = fees.pop() ?? 0
    expect(facts('What is due')).toEqual([
        expect.stringMatching(/^Rent: /),
        expect.stringMatching(/^Tax: /),
        expect.stringMatching(/^Coverage: /),
        'Late fee: $5.00',
        'Processing fee: $1.99',
        expect.stringMatching(/^Total: /)
    ])
    expect(Math.round((rent + fees.reduce((sum, fee) => sum + fee, 0)) * 100)).toBe(
        Math.round(total * 100)
    )
    expect(hrefsOf(/^Pay \$/)).toEqual([
        '/my-accounts/payment-agreement?agreement=agreement-blake-1'
    ])
    expect(await axe(container)).toHaveNoViolations()
})

test('paid and remaining are shown in words beside their picture, and the terms with their whole cost (D-07) (D-28)', async () => {
    await openAgreement('blake')

    expect(
        section('Paid and remaining').getByText(
            /^You have paid \$[\d.,]+ of \$[\d.,]+, which is 25%\. \$[\d.,]+ remains\./
        )
    ).toBeVisible()
    expect(section('Paid and remaining').getByText(/^58 payments of 78 are left\./)).toBeVisible()
    expect(facts('What you agreed to')).toEqual([
        'Payments to own: 78 payments',
        expect.stringMatching(/^Total cost to own: \$[\d.,]+$/)
    ])
})

test('the marks, days and payments of an agreement are shown [ACCT-041] [ACCT-043] [ENTITY-034]', async () => {
    await openAgreement('emerson')

    expect(facts('Where it stands')).toEqual([
        'Agreement signed: Yes',
        'Delivery scheduled: Yes',
        'Delivered: Not yet',
        'Autopay: Off',
        expect.stringMatching(/^Opened: /),
        expect.stringMatching(/^Delivery: \w+, .+, 12:00 PM to 3:00 PM$/)
    ])
    expect(section('What is due').getByText('Nothing is due.')).toBeVisible()
    const rows = section('Payments').getAllByRole('row')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toHaveTextContent(/HWP\d+\$14\.49|HWP\d+\$[\d.]+/)
    expect(hrefsOf('All payments and receipts')).toEqual([
        '/my-accounts/payment-history?agreement=agreement-emerson-1'
    ])
})

test.each`
    name        | number | basis
    ${'blake'}  | ${1}   | ${/^It is based on the \$[\d.,]+ of rent that remains today/}
    ${'morgan'} | ${1}   | ${/^Until \w+ \d+, \d{4} the early purchase is the same as cash/}
`(
    'buying $name’s piece early costs what the platform says, with its basis and day (D-42)',
    async ({name, number, basis}) => {
        await openAgreement(name, number)

        expect(
            section('Buy it early').getByText(
                /^Pay \$[\d.,]+ today, \w+ \d+, \d{4}, and it is yours/
            )
        ).toBeVisible()
        expect(section('Buy it early').getByText(basis)).toBeVisible()
    }
)

test('each payment of an agreement leads to its receipt (D-30)', async () => {
    await openAgreement('emerson')
    const [receipt] = section('Payments').getAllByRole('link', {name: /^HWP/})

    expect(receipt).toHaveAttribute(
        'href',
        `/my-accounts/payment-successful?reference=${receipt?.textContent}`
    )
})

test('an early purchase is not offered within the hour after a payment, and says so [ACCT-040]', async () => {
    const {customerId} = await openAgreement('blake')
    expect(section('Buy it early').getByRole('link', {name: 'Buy it early'})).toBeVisible()

    cleanup()
    const marks = [{id: 'agreement-blake-1', paidAt: Date.now()}]
    window.localStorage.setItem('recently-paid', JSON.stringify({customerId, marks}))
    await openAgreement('blake')
    window.localStorage.clear()

    expect(section('Buy it early').getByText(/^Paid within the last hour\./)).toBeVisible()
    expect(section('Buy it early').queryByRole('link')).not.toBeInTheDocument()
})

test('if it is not known what can be paid, an early purchase is not sent to the store [ACCT-020]', async () => {
    shop.respondWith(refusing('getcustomer'))
    await openAgreement('blake')

    expect(section('Buy it early').getByRole('link', {name: 'See what can be paid'})).toBeVisible()
    expect(section('Buy it early').queryByText(/your store/)).not.toBeInTheDocument()
})

test('an agreement for several pieces shows each with its name and picture [ACCT-042]', async () => {
    shop.alterAnswers({agreementsummary: withTwoPieces})
    await openAgreement('blake')
    shop.alterAnswers({})

    const name = screen.getByRole('heading', {level: 1}).textContent
    const pieces = within(screen.getByRole('list', {name: 'What you rent'}))
    expect(pieces.getAllByRole('listitem').map((piece) => piece.textContent)).toEqual([
        name,
        'A second piece'
    ])
})

test('services say what they cost and how they end: autopay here, coverage at the store (D-32)', async () => {
    await openAgreement('finley')
    expect(section('Services').getByText(/^On: each payment/)).toBeVisible()
    expect(hrefsOf(/^Change or end autopay: /)).toEqual([
        '/my-accounts/enroll-autopay?agreement=agreement-finley-1'
    ])

    cleanup()
    await openAgreement('blake')
    expect(section('Services').getByText(/^\$[\d.]+ .*To end it, tell your store/)).toBeVisible()
    expect(section('Services').getAllByRole('link', {name: /^Call /})[0]).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:/)
    )
})

test('an unsigned agreement owes nothing and leads to signing; a paid one is the renter’s own [ACCT-018] (D-42)', async () => {
    await openAgreement('lennon')
    expect(section('What is due').getByText(/^Nothing is due until you have signed/)).toBeVisible()
    expect(hrefsOf(/^Sign to begin:/)).toEqual(['/link-agreement'])
    expect(section('Payments').getByText('No payment has been made yet.')).toBeVisible()
    expect(screen.queryByRole('region', {name: 'Buy it early'})).not.toBeInTheDocument()

    cleanup()
    await openAgreement('parker', 2)
    expect(
        section('Paid and remaining').getByText(/^All of \$[\d.,]+ is paid\. It is yours\.$/)
    ).toBeVisible()
    expect(screen.queryByRole('region', {name: 'Services'})).not.toBeInTheDocument()

    cleanup()
    await openAgreement('parker')
    expect(section('What is due').getByText(/^This is the last payment/)).toBeVisible()
})

test('somebody else’s agreement is as good as none, and nothing of it is shown', async () => {
    const {container} = await shop.openAs('avery', '/my-accounts/agreements/agreement-blake-1')

    expect(screen.getByRole('heading', {name: 'We can’t find this agreement'})).toBeVisible()
    expect(hrefsOf('Back to your account')).toEqual(['/my-accounts'])
    expect(await axe(container)).toHaveNoViolations()
})

test('a call that fails takes only its section, and can be tried again', async () => {
    shop.respondWith(refusing('paymenthistory', 'agreementdetails', 'calculatepayment', 'products'))
    const {container} = await openAgreement('blake')

    expect(section('What is due').getByText(/^\$[\d.]+ is past due\. .+ 10 days ago/)).toBeVisible()
    expect(hrefsOf('See what can be paid')).toHaveLength(1)
    for (const name of ['Payments', 'Where it stands']) {
        expect(section(name).getByRole('button', {name: 'Try again'})).toBeVisible()
    }
    expect(await axe(container)).toHaveNoViolations()
    shop.respondWith(withoutInterstitial)
    await userEvent.click(section('Payments').getByRole('button', {name: 'Try again'}))
    await shop.settled()

    expect(section('Payments').getAllByRole('row').length).toBeGreaterThan(1)

    cleanup()
    shop.respondWith(refusing('agreementsummary'))
    await openAgreement('blake')
    expect(screen.getByRole('heading', {level: 1, name: 'Your agreement'})).toBeVisible()
    expect(screen.getByRole('button', {name: 'Try again'})).toBeVisible()
})

test('what is paid at the store alone leads to no autopay page [ACCT-021]', async () => {
    await openAgreement('kendall')

    expect(section('Services').getByText(/^Off: /)).toBeVisible()
    expect(section('Services').queryByRole('link', {name: /autopay/i})).not.toBeInTheDocument()
})

test('an agreement is shown in Spanish', async () => {
    const {container} = await openAgreement('blake', 1, '/es-US')

    expect(section('Lo que debe').getByText('Impuestos y cargos')).toBeVisible()
    expect(section('Pagado y pendiente').getByText(/^Ha pagado .+ Quedan /)).toBeVisible()
    expect(section('Pagado y pendiente').getByText(/^Quedan 58 pagos de 78\./)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
})

test('the signed agreement and a receipt of every payment are files at addresses of our own server (D-30)', async () => {
    const {container} = await openAgreement('morgan')
    const documents = section('Documents')
    const base = '/api/agreement-documents/agreement-morgan-1'

    expect(
        documents.getByRole('link', {name: 'Your signed agreement (PDF)'}).getAttribute('href')
    ).toBe(`${base}/agreement?locale=en-US`)
    expect(documents.getAllByRole('link', {name: /^Receipt HWP\d{8}: \$/})).toHaveLength(3)
    await userEvent.click(documents.getByRole('button', {name: 'Show 3 older receipts'}))
    expect(documents.getAllByRole('link', {name: /^Receipt /})).toHaveLength(6)
    expect(await axe(container)).toHaveNoViolations()

    cleanup()
    shop.respondWith(refusing('documents'))
    await shop.openAs('morgan', '/my-accounts/agreements/agreement-morgan-1?document=failed')
    expect(section('Documents').getByText(/^We couldn’t open the document/)).toBeVisible()
    expect(section('Documents').getByRole('button', {name: /try again/i})).toBeVisible()
})
