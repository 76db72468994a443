import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {changeRecord} from '@app/commerce/checkout/checkout-record'
import {allStores} from '../../../sandbox/stores/store'
import {
    checkoutBrowser,
    checkoutPast,
    heading,
    press,
    requireBank,
    submitReview,
    type,
    wait
} from '../../../tests/support/shop/checkout-pages'
import type {CheckoutShopper} from '../../../tests/support/shop/checkout-shopper'

jest.setTimeout(60_000)

const browser = checkoutBrowser()

let shopper: CheckoutShopper
let stages: Map<string, ReturnType<CheckoutShopper['remember']>>
let ended: ReturnType<CheckoutShopper['remember']>

beforeAll(async () => {
    const past = await checkoutPast(browser, 'confirmation')
    shopper = past.shopper
    stages = past.before
    ended = past.after
})

/** Opens a page of a checkout that has come as far as this step. */
const open = async (step: string, address = `/checkout/${step}`) => {
    shopper.goBackTo(stages.get(step) ?? ended)
    browser.signedIn('casey@homeward.example')
    return browser.show({address, storeId: '01001'})
}

test.each`
    locale      | title                       | words
    ${''}       | ${'Renewal terms'}          | ${/^Prices have changed since you last looked/}
    ${'/es-US'} | ${'Términos de renovación'} | ${/^Los precios han cambiado/}
`(
    'prices that changed since the shopper looked are told where they go on, until they have gone on, at "$locale" (D-28)',
    async ({locale, title, words}) => {
        shopper.goBackTo(stages.get('terms') ?? ended)
        const record = shopper.record()
        if (!record?.shown) throw new Error('Nothing was shown')
        const {payment} = record.shown
        changeRecord(record, {shown: {...record.shown, payment: payment - 100}})
        browser.signedIn('casey@homeward.example')
        const {container, settled} = await browser.show({
            address: `${locale}/checkout/terms`,
            storeId: '01001'
        })

        await heading(title)
        expect(await screen.findByText(words, {}, wait)).toBeVisible()
        await settled()
        expect(await axe(container)).toHaveNoViolations()
        expect(shopper.record()?.shown?.payment).toBe(payment)
        await press(/^Continu/)
        await screen.findByRole('checkbox', {name: /electr/}, wait)
        expect(screen.queryByText(words)).toBeNull()
    }
)

test.each`
    month   | day     | year      | problem
    ${'1'}  | ${'1'}  | ${'2020'} | ${/^Choose a day from \w+, /}
    ${'1'}  | ${'1'}  | ${'2099'} | ${/^Choose a day up to \w+, /}
    ${'2'}  | ${'30'} | ${'2030'} | ${'Enter a real date'}
    ${''}   | ${''}   | ${''}     | ${'Choose when your next payment is due'}
    ${'12'} | ${''}   | ${'2030'} | ${'Enter a real date'}
`(
    'a day of the next payment typed as "$month $day $year" is not taken: $problem (D-44) [CHECKOUT-006]',
    async ({month, day, year, problem}) => {
        const {address} = await open('schedule')
        await heading('Pay schedule')
        for (const [label, text] of Object.entries({Month: month, Day: day, Year: year})) {
            const field = screen.getByLabelText(label)
            await userEvent.clear(field)
            if (text !== '') await userEvent.type(field, text)
        }
        await press('Continue')

        const [shown] = await screen.findAllByText(problem, {}, wait)
        expect(shown).toBeVisible()
        expect(address()).toBe('/checkout/schedule')
        expect(shopper.record()?.schedule).toBeUndefined()
    }
)

test('a delivery that lacks something says at each field what, and goes nowhere (D-23)', async () => {
    const {address} = await open('delivery')
    await heading('Delivery')
    for (const label of ['First name', 'Last name', 'Email', 'City', 'Zip code']) {
        await userEvent.clear(screen.getByLabelText(label))
    }
    await userEvent.selectOptions(screen.getByLabelText('State'), '')
    await press('Continue')

    const summary = await screen.findByRole('alert', {}, wait)
    const shown = within(summary)
        .getAllByRole('link')
        .map(({textContent}) => textContent)
    expect(shown).toEqual([
        'Enter your first name',
        'Enter your last name',
        'Enter an email address such as name@example.com',
        'Enter a phone number with ten digits',
        'Enter your street address',
        'Enter your city',
        'Choose your state',
        'Enter your zip code'
    ])
    await type('Zip code', '9021')
    expect((await screen.findAllByText('Enter a zip code with five digits'))[0]).toBeVisible()
    expect(address()).toBe('/checkout/delivery')
})

test('a service stands with its price and what it covers, in a box of its own that is not ticked (D-32) (G-27)', async () => {
    await open('terms')
    await heading('Renewal terms')

    expect(
        screen.getByText(/^You do not need them to rent. You can end them at any time/)
    ).toBeVisible()
    const waiver = screen.getByRole('checkbox', {
        name: /^Add the liability damage waiver for \$1\.99 per week/
    })
    expect(waiver).not.toBeChecked()
    expect(waiver).toHaveAccessibleDescription(/^It covers loss by fire, theft, water and storm/)
    // In California benefits plus is not offered, whatever the store has [CHECKOUT-009].
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})

test('after the signature the copy is in the account, and the first payment is named as what is left (D-29) [SIGN-001]', async () => {
    shopper.goBackTo(stages.get('payment') ?? ended)
    const [id = ''] = shopper.record()?.agreementIds ?? []
    await open('payment', `/thankyou-agreement-signed?agreement=${id}`)

    const copy = await screen.findByRole('link', {name: 'See it in your account'}, wait)
    expect(copy).toHaveAttribute('href', `/my-accounts/agreements/${id}`)
    expect(await screen.findByText('One more step: your first payment.', {}, wait)).toBeVisible()
})

test('where nothing waits for a signature the page says so, and leads to the account (G-24)', async () => {
    await open('delivery', '/link-agreement')

    expect(
        await screen.findByText('No agreement waits for your signature.', {}, wait)
    ).toBeVisible()
    expect(screen.getByRole('link', {name: 'Go to your account'})).toHaveAttribute(
        'href',
        '/my-accounts'
    )
})

test('the confirmation says the order’s total as what it is, with what owning it costs, and the receipt [CHECKOUT-016] (D-07) (D-28) (D-30)', async () => {
    await open('none', '/checkout/confirmation')
    await heading('Thank you for your order')
    const main = within(screen.getByRole('main'))
    const factOf = (word: string) =>
        main.getByText(word, {selector: 'dt'}).nextElementSibling?.textContent

    expect(factOf('Order total (one week’s rent, before taxes)')).toMatch(/^\$\d+\.\d\d$/)
    expect(factOf('Total cost to own')).toMatch(/^\$[\d,]+\.\d\d$/)
    expect(factOf('Cash price')).toMatch(/^\$[\d,]+\.\d\d$/)
    expect(factOf('Placed on')).toMatch(/\d{4}$/)
    expect(factOf('Receipt number')).not.toBe('')
    const documents = within(main.getByRole('region', {name: 'To keep'})).getAllByRole('link')
    expect(documents.map(({textContent}) => textContent)).toEqual([
        'Your signed agreement (PDF, new tab)',
        'The receipt of your first payment (PDF, new tab)'
    ])
})

test.each`
    locale      | words                                              | link
    ${''}       | ${'There is no bank account to verify.'}           | ${'/checkout'}
    ${'/es-US'} | ${'No hay ninguna cuenta bancaria que verificar.'} | ${'/es-US/checkout'}
`(
    'whose bank nobody asked for reads so at $locale/bank-verification, and goes on (D-24) [ROUTE-031]',
    async ({locale, words, link}) => {
        await open('sign', `${locale}/bank-verification`)

        expect(await screen.findByText(words, {}, wait)).toBeVisible()
        expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', link)
    }
)

test('a savings account is sent as one, and a number that is no bank’s is not sent (G-25)', async () => {
    requireBank(browser)
    await open('sign', '/bank-verification')
    await heading('Bank verification')
    browser.server.calls.length = 0
    await type('Routing number', '021000022')
    await type('Account number', '000987654321')
    await type('Account number again', '000987654321')
    await userEvent.click(screen.getByLabelText('Savings'))
    await press('Continue')
    expect((await screen.findAllByText('This is no bank’s routing number'))[0]).toBeVisible()
    const sent = () => browser.server.calls.filter(({path}) => path.endsWith('/verifybank'))
    expect(sent()).toEqual([])

    await type('Routing number', '021000021')
    await press('Continue')
    await heading('Thank you, your bank account is verified')
    expect(sent().map(({body}) => body)).toEqual([expect.stringContaining('"SAVINGS"')])
})

test.each`
    locale      | title         | zip        | words
    ${''}       | ${'Delivery'} | ${'92101'} | ${/^Your store delivers within 20 miles, and 92101 is farther/}
    ${'/es-US'} | ${'Entrega'}  | ${'92101'} | ${/hasta 20 millas, y 92101 queda más lejos/}
    ${''}       | ${'Delivery'} | ${'90401'} | ${null}
`(
    'an address outside of the area of its store is picked up and not delivered, at "$locale" with $zip [CHECKOUT-001] (G-20)',
    async ({locale, title, zip, words}) => {
        const store = allStores(browser.sandbox.world).get('01001') ?? {}
        Object.assign(store, {c_deliveryRadiusMiles: 20})
        const {container, settled, address} = await open('schedule', `${locale}/checkout/delivery`)
        await heading(title)
        const fields = [...container.querySelectorAll<HTMLInputElement>('form input')]
        const field = fields.find(({name, value}) => name === 'postalCode' || value === '90210')
        await userEvent.clear(field ?? document.body)
        await userEvent.type(field ?? document.body, zip)
        await press(/^Continu/)
        if (words !== null) {
            const [shown] = await screen.findAllByText(words, {}, wait)
            expect(shown).toBeVisible()
            await settled()
            expect(await axe(container)).toHaveNoViolations()
            await userEvent.click(container.querySelector('[value="pickup"]') ?? document.body)
            await press(/^Continu/)
        }

        await heading(locale === '' ? 'Pay schedule' : 'Plan de pagos')
        expect(address()).toBe(`${locale}/checkout/schedule`)
    }
)

test('where the store has changed and does not deliver to the address, the review says so, and no agreement is written [CHECKOUT-001] (G-20)', async () => {
    const store = allStores(browser.sandbox.world).get('01001') ?? {latitude: 0}
    const {latitude} = store
    Object.assign(store, {c_deliveryRadiusMiles: 20, latitude: latitude + 5})
    try {
        await open('review')
        await heading('Review and submit')
        await submitReview()

        const words = /^Your store delivers within 20 miles, and 90210 is farther away/
        expect(await screen.findByText(words, {}, wait)).toBeVisible()
        expect(shopper.ledger().agreements).toEqual({signed: 0, unsigned: 0})
    } finally {
        Object.assign(store, {latitude})
    }
})
