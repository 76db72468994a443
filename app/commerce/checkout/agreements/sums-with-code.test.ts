import fc from 'fast-check'
import type {Cents} from '@app/domain/prices/money'
import {paymentAmount, paymentFrequencies} from '@app/domain/prices/pricing'
import {priceWithCode, totalsWithCode} from '@app/domain/basket/promo-code'
import {split} from '../../../../sandbox/core/money'
import type {Locale} from '../../../../sandbox/core/locales'
import type {PdfBlock} from '../../../../sandbox/core/pdf'
import {planOf} from '../../../../sandbox/renting/agreements/plan'
import {serviceOf} from '../../../../sandbox/renting/agreements/services/services'
import {paymentBlocks} from '../../../../sandbox/renting/documents/agreement-document'
import {translateTo} from '../../../../sandbox/renting/documents/document-words'
import {receiptDocument} from '../../../../sandbox/renting/documents/receipt-document'
import {testSandbox} from '../../../../sandbox/tests/test-sandbox'
import {centsIn} from '../../../../tests/support/values/amounts'
import {scheduleCodes} from './agreements'

const {world, close} = testSandbox()
afterAll(close)

const BASKETS = 1000
const day = '2030-06-05'
const locales: Locale[] = ['en-US', 'es-US']

const aLine = fc.record({
    weekly: fc.integer({min: 299, max: 14_999}),
    weeks: fc.integer({min: 13, max: 156}),
    quantity: fc.integer({min: 1, max: 3}),
    ldw: fc.option(fc.integer({min: 99, max: 999}), {nil: undefined}),
    benefitsPlus: fc.option(fc.integer({min: 99, max: 999}), {nil: undefined})
})

const aBasket = fc.record({
    frequency: fc.constantFrom(...paymentFrequencies),
    lines: fc.array(aLine, {minLength: 1, maxLength: 5}),
    /** Of the whole basket, in per mille. */
    off: fc.integer({min: 1, max: 600})
})
type RandomBasket = typeof aBasket extends fc.Arbitrary<infer One> ? One : never

const check = (test: (basket: RandomBasket) => void): void => {
    fc.assert(fc.property(aBasket, test), {numRuns: BASKETS, seed: 20_261_122})
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, one) => total + one, 0)

test(`what ${BASKETS} random baskets with a promo code show of each line adds up to what is paid, and to the agreements (G-56) (D-28)`, () => {
    check(({frequency, lines, off}) => {
        const before = lines.map(({weekly, quantity}) => weekly * quantity)
        const discount = Math.round((sum(before) * off) / 1000)
        fc.pre(discount > 0)
        const taken = split(discount, before)
        const priced = lines.map(({weekly, weeks, quantity}, at) => ({
            quantity,
            price: {
                weekly,
                terms: weeks,
                totalCostToOwn: weekly * weeks,
                condition: 'new' as const
            },
            weeklyWithCode: weekly * quantity - (taken[at] ?? 0)
        }))
        const totals = totalsWithCode(priced, frequency)
        const agreed = priced.flatMap(({price: {terms: weeks}, quantity, weeklyWithCode}) => {
            const pieces = split(
                weeklyWithCode,
                Array.from({length: quantity}, () => 1)
            )
            const terms = {weeks, schedule: scheduleCodes[frequency], firstDueDate: day}
            return pieces.map((weekly) => planOf({weekly, ...terms}))
        })
        // What a line shows: its price with the code, or that of each piece where the code takes nothing off it.
        const shown = priced.map((line) => {
            const {quantity, price} = line
            const reduced = priceWithCode(line, frequency)
            return reduced ? {quantity: 1, price: reduced} : {quantity, price}
        })

        expect(totals).toEqual({
            payment: sum(agreed.map(({rate}) => rate)),
            totalCostToOwn: sum(agreed.map(({total}) => total))
        })
        expect(sum(shown.map((one) => one.quantity * paymentAmount(one.price, frequency)))).toBe(
            totals?.payment
        )
        expect(sum(shown.map((one) => one.quantity * one.price.totalCostToOwn))).toBe(
            totals?.totalCostToOwn
        )
    })
})

/** The amounts of a paper as a reader sees them, by what stands before them. */
const amountsOn = (blocks: readonly PdfBlock[]) =>
    new Map(
        blocks.flatMap((block) =>
            block.kind === 'row' ? [[block.label, block.value] as const] : []
        )
    )

test('the payments that an agreement’s paper names add up to the totals that it names, in both languages (D-28)', () => {
    check(({frequency, lines: [line]}) => {
        if (!line) return
        const {weekly, weeks, ldw, benefitsPlus} = line
        const plan = planOf({
            weekly,
            weeks,
            schedule: scheduleCodes[frequency],
            firstDueDate: day
        })
        const services = [
            ...(ldw ? [serviceOf('LDW', ldw, plan, weeks)] : []),
            ...(benefitsPlus ? [serviceOf('BENEFITSPLUS', benefitsPlus, plan, weeks)] : [])
        ]
        const costs = {plan, services, coverage: 0, paid: 0}
        for (const locale of locales) {
            const rows = amountsOn(paymentBlocks(costs, locale, translateTo(locale)))
            const of = (english: string, spanish: string) =>
                rows.get(locale === 'en-US' ? english : spanish) ?? ''
            const cents = (english: string, spanish: string) => centsIn(of(english, spanish))
            const count = Number(of('Number of payments', 'Número de pagos'))
            const rent = cents('Rent for each payment', 'Renta por pago')
            const last = cents('Last payment', 'Último pago')
            expect(rent * (count - 1) + last).toBe(
                cents('Total rent to own', 'Renta total para ser dueño')
            )
            const whole = cents(
                'Each payment with services and tax',
                'Cada pago con servicios e impuesto'
            )
            const lastWhole = cents(
                'Last payment with services and tax',
                'Último pago con servicios e impuesto'
            )
            expect(whole * (count - 1) + lastWhole).toBe(
                cents(
                    'Total cost to own with services and tax',
                    'Costo total con servicios e impuesto'
                )
            )
            const beforeTax = rent + sum(services.map(({rate}) => rate))
            expect(whole).toBe(beforeTax + Math.round((beforeTax * 8) / 100))
        }
    })
})

test('the parts of a receipt’s paper add up to its total, in both languages (D-30)', () => {
    check(({lines}) => {
        const parts = lines.map(({weekly}, at) => {
            return {agreementId: String(at), kind: 'DUE' as const, amount: weekly}
        })
        const payment = {
            no: 1,
            total: sum(parts.map(({amount}) => amount)),
            paidAt: 0,
            lastFour: '4242',
            parts
        }
        for (const locale of locales) {
            const {blocks} = receiptDocument(world, 'nobody', {payment, locale})
            const values = blocks.flatMap((block) => (block.kind === 'row' ? [block.value] : []))
            const amounts = values.filter((value) => /\$/.test(value)).map(centsIn)
            expect(sum(amounts.slice(0, -1))).toBe(amounts.at(-1))
            expect(amounts).toHaveLength(lines.length + 1)
        }
    })
})
