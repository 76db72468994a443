import {screen} from '@testing-library/react'
import {findCustomerByLogin, saveProfile} from '../../../sandbox/shoppers/customers/customer'
import {foundAtProvider} from '../../../sandbox/shoppers/customers/profile'
import {checkoutBrowser, checkoutPast, wait} from '../../../tests/support/shop/checkout-pages'
import {type CheckoutShopper, plainManner} from '../../../tests/support/shop/checkout-shopper'

jest.setTimeout(180_000)

const browser = checkoutBrowser()

type Stage = ReturnType<CheckoutShopper['remember']>
let shopper: CheckoutShopper
let before: Map<string, Stage>
let agreementId = ''
/** What the platform has after the order, by how the first payment is made. */
let ordered: Record<'card' | 'store', Stage>

/** Casey rents a piece by the week, and pays the first week by card, or at the store. */
beforeAll(async () => {
    const past = await checkoutPast(browser, 'sign')
    shopper = past.shopper
    before = past.before
    // Casey has signed in with the provider, as every customer does who opens their account.
    const customer = findCustomerByLogin(shopper.world, 'casey@homeward.example')
    if (!customer) throw new Error('Casey is unknown')
    saveProfile(shopper.world, customer, foundAtProvider(customer.profile))
    agreementId = shopper.record()?.agreementIds[0] ?? ''
    const order = async (pays: 'card' | 'store'): Promise<Stage> => {
        shopper.goBackTo(past.after)
        for (let done = ''; done !== 'confirmation';) {
            const found = await shopper.look(await shopper.session(), shopper.world.now())
            if (done === '') before.set('payment', past.after)
            done = await shopper.goOn(await shopper.session(), found, {...plainManner, pays})
        }
        return shopper.remember()
    }
    ordered = {card: await order('card'), store: await order('store')}
})

/** The two sentences of a page about what is due: the beginning of the agreement, and the next payment. */
const sentencesOf = async (address: string, stage: Stage | undefined) => {
    if (!stage) throw new Error(`Nothing is known before ${address}`)
    shopper.goBackTo(stage)
    browser.signedIn('casey@homeward.example')
    const {unmount} = await browser.show({address, storeId: '01001'})
    const [next] = await screen.findAllByText(/^(Next payment|Próximo pago): /, {}, wait)
    const begins = await screen.findAllByText(
        /^(Today|At the store|Hoy|En la tienda): .* (for your first week|por su primera semana)$/,
        {},
        wait
    )
    const shown = [...begins, next].map((element) => element?.textContent ?? '')
    unmount()
    return shown
}

const nextIn = {
    english: /^Next payment: ([A-Z][a-z]+ \d+), \$[\d.]+ each week$/,
    spanish: /^Próximo pago: (\d+ de [a-z]+), \$[\d.]+ cada semana$/
}

const pages = ['schedule', 'terms', 'review', 'sign', 'payment'] as const
const own = [
    '/order-confirmation',
    '/my-accounts',
    () => `/my-accounts/agreements/${agreementId}`
] as const
const addressOf = (page: (typeof own)[number]) => (typeof page === 'string' ? page : page())

describe('of an agreement that begins today, by the week', () => {
    test('the schedule, the terms, the review, the signing and the payment say what is paid today and on which day it goes on, in the same words (D-44)', async () => {
        const shown: string[][] = []
        for (const step of pages)
            shown.push(await sentencesOf(`/checkout/${step}`, before.get(step)))

        for (const sentences of shown) {
            expect(sentences).toEqual([
                expect.stringMatching(/^Today: \$[\d.]+ for your first week$/),
                expect.stringMatching(nextIn.english)
            ])
        }
        const days = shown.map(([, next = '']) => nextIn.english.exec(next)?.[1])
        expect(new Set(days).size).toBe(1)
        // Before the agreement is drawn up, taxes and fees are not known; afterwards each page says the same.
        expect(new Set(shown.slice(0, 3).map(String)).size).toBe(1)
        expect(new Set(shown.slice(3).map(String)).size).toBe(1)
    })

    test.each`
        pays       | begins
        ${'card'}  | ${'Today'}
        ${'store'} | ${'At the store'}
    `(
        'after the order the confirmation, the account and the agreement’s page say the same as the payment did, "$begins" (D-44)',
        async ({pays, begins}: {pays: 'card' | 'store'; begins: string}) => {
            const [, next] = await sentencesOf('/checkout/payment', before.get('payment'))
            const shown: string[][] = []
            for (const page of own) shown.push(await sentencesOf(addressOf(page), ordered[pays]))

            const [confirmed] = shown
            expect(confirmed).toEqual([
                expect.stringMatching(new RegExp(`^${begins}: \\$[\\d.]+ for your first week$`)),
                next
            ])
            expect(shown).toEqual([confirmed, confirmed, confirmed])
        }
    )

    test('in Spanish, too (D-44)', async () => {
        for (const page of own) {
            const shown = await sentencesOf(`/es-US${addressOf(page)}`, ordered.card)
            expect(shown).toEqual([
                expect.stringMatching(/^Hoy: \$[\d.]+ por su primera semana$/),
                expect.stringMatching(nextIn.spanish)
            ])
        }
    })
})
