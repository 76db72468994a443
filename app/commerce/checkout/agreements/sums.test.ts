import fc from 'fast-check'
import {createIntl} from 'react-intl'
import {addsUp, taxesAndFees} from '@app/domain/payments/account-payments'
import {differenceFromReview, partsOfPayment} from '@app/domain/agreements/agreement-costs'
import {basketTotals} from '@app/domain/basket/basket'
import {servicePayments} from '@app/domain/basket/checkout-options'
import {type Cents, dollarsFromCents} from '@app/domain/prices/money'
import {paymentAmount, paymentFrequencies} from '@app/domain/prices/pricing'
import type {Agreement} from '../../../../sandbox/renting/agreements/agreement'
import {presentAgreement} from '../../../../sandbox/renting/agreements/agreement-endpoints'
import {dueOf} from '../../../../sandbox/renting/agreements/due'
import {planOf} from '../../../../sandbox/renting/agreements/plan'
import {serviceOf} from '../../../../sandbox/renting/agreements/services/services'
import {amountsOf} from '../../../../sandbox/renting/payments/amounts'
import {presentPayment} from '../../../../sandbox/renting/payments/submit-payment'
import {testSandbox} from '../../../../sandbox/tests/test-sandbox'
import {toAgreements} from '../../account/agreements'
import {toPastPayment} from '../../account/payments/payment-history'
import {toPaymentsDue} from '../../account/payments/payments-due'
import {scheduleCodes, termsOfAgreement} from './agreements'

const {world, close} = testSandbox()
afterAll(close)

const BASKETS = 1000
const day = '2030-06-05'

const aLine = fc.record({
    weekly: fc.integer({min: 299, max: 14_999}),
    weeks: fc.integer({min: 13, max: 156}),
    ldw: fc.option(fc.integer({min: 99, max: 999}), {nil: undefined}),
    benefitsPlus: fc.option(fc.integer({min: 99, max: 999}), {nil: undefined})
})

const aBasket = fc.record({
    frequency: fc.constantFrom(...paymentFrequencies),
    lines: fc.array(aLine, {minLength: 1, maxLength: 5})
})
type RandomBasket = typeof aBasket extends fc.Arbitrary<infer One> ? One : never

const item = {
    productId: 'p',
    rmsItemNumber: '1',
    inventoryNumber: '2',
    description: 'Sofa',
    imageUrl: '',
    extendedAisle: false
}

/** The agreements that the platform draws up for a basket, signed. */
const agreementsFor = ({frequency, lines}: RandomBasket): Agreement[] =>
    lines.map(({weekly, weeks, ldw, benefitsPlus}, index): Agreement => {
        const schedule = scheduleCodes[frequency]
        const plan = planOf({weekly, weeks, schedule, firstDueDate: day})
        return {
            id: `agreement-${index}`,
            number: String(index),
            customerId: 'c',
            item,
            plan,
            storeNumber: '01001',
            refCode: 'PRELIM',
            paid: 0,
            openDate: day,
            coverage: 0,
            services: [
                ...(ldw ? [serviceOf('LDW', ldw, plan, weeks)] : []),
                ...(benefitsPlus ? [serviceOf('BENEFITSPLUS', benefitsPlus, plan, weeks)] : [])
            ],
            allowsOnlinePayment: true,
            signing: {signerStatus: 'Completed'}
        }
    })

/** A shopper's eye: an amount as it is written in a language, read back as cents. */
const readers = (['en-US', 'es-US'] as const).map((locale) => {
    const {formatNumber} = createIntl({locale, messages: {}, onError: () => undefined})
    return (amount: Cents): Cents => {
        const text = formatNumber(dollarsFromCents(amount), {style: 'currency', currency: 'USD'})
        expect(text).toMatch(/^\D*\d[\d,.]*[.,]\d\d\D*$/)
        return Number(text.replace(/\D/g, ''))
    }
})

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, one) => total + one, 0)

/** Lines as they are read add up to the total as it is read, in both languages. */
const mustAddUp = (lines: readonly Cents[], total: Cents): void => {
    for (const read of readers) expect(sum(lines.map(read))).toBe(read(total))
}

const check = (test: (basket: RandomBasket) => void): void => {
    fc.assert(fc.property(aBasket, test), {numRuns: BASKETS, seed: 20_261_122})
}

const shown = (basket: RandomBasket) =>
    toAgreements({
        agreement: agreementsFor(basket).map((agreement) => presentAgreement(world, agreement))
    })

test(`on the review the pieces of ${BASKETS} random baskets add up to what is paid each time, and in all (G-15) (D-07)`, () => {
    check(({frequency, lines}) => {
        const priced = lines.map(({weekly, weeks}) => ({
            quantity: 1,
            price: {weekly, terms: weeks, totalCostToOwn: weekly * weeks, condition: 'new' as const}
        }))
        const totals = basketTotals(priced, frequency)
        const each = priced.map(({price}) => paymentAmount(price, frequency))
        mustAddUp(each, totals.payment)
        mustAddUp(
            priced.map(({price}) => price.totalCostToOwn),
            totals.totalCostToOwn
        )
    })
})

test('an agreement’s payments add up to its total, and to what the review said (D-28)', () => {
    check((basket) => {
        const agreements = shown(basket)
        for (const agreement of agreements) {
            const {payment, count, finalPayment, total} = termsOfAgreement(agreement)
            for (const read of readers) {
                expect(read(payment) * (count - 1) + read(finalPayment)).toBe(read(total))
            }
        }
        const reviewed = sum(basket.lines.map(({weekly, weeks}) => weekly * weeks))
        expect(differenceFromReview(agreements, reviewed)).toBe(0)
    })
})

test('what services are shown to add to each payment is what the agreements take for them [CHECKOUT-012] (G-27)', () => {
    check((basket) => {
        const {frequency} = basket
        const [{ldw = null, benefitsPlus = null} = {}] = basket.lines
        // The store has one price for the waiver of each piece; benefits plus stands in one agreement.
        const lines = basket.lines.map((line, index) => ({
            ...line,
            ldw: ldw ?? undefined,
            benefitsPlus: index === 0 ? line.benefitsPlus : undefined
        }))
        const agreed = shown({frequency, lines}).flatMap(({services}) => services)
        const each = servicePayments({ldw, benefitsPlus}, frequency, lines.length)
        mustAddUp(
            agreed.map(({rate}) => rate),
            (each.ldw ?? 0) + (each.benefitsPlus ?? 0)
        )
    })
})

test('rent, services and tax add up to each payment, and the payments to all of them [CHECKOUT-012]', () => {
    check((basket) => {
        for (const {payment, services, withTax, terms} of shown(basket)) {
            const parts = partsOfPayment(payment, services, withTax)
            if (!parts || !withTax) throw new Error('The platform names no amounts with tax')
            mustAddUp([parts.rent, ...services.map(({rate}) => rate), parts.tax], parts.total)
            expect(parts.total * (terms - 1) + withTax.finalPayment).toBe(withTax.total)
        }
    })
})

test('the first payment’s lines add up to what is due, and the receipt’s to what was paid (D-30)', () => {
    check((basket) => {
        const agreements = agreementsFor(basket)
        const due = toPaymentsDue({
            storePaymentDetails: [
                {
                    storeNumber: '01001',
                    agreementPaymentDetails: agreements.map((agreement) => ({
                        agreementId: agreement.id,
                        allowOnlinePayment: 'Y',
                        ...amountsOf(dueOf(agreement, day))
                    }))
                }
            ]
        })
        expect(due.every(addsUp)).toBe(true)
        const total = sum(due.map((one) => one.total))
        const fees = taxesAndFees(due.flatMap((one) => one.fees))
        mustAddUp([sum(due.map(({rent}) => rent)), ...fees.parts.map(({amount}) => amount)], total)

        const parts = due.map(({id, total: amount}) => {
            return {agreementId: id, kind: 'DUE' as const, amount}
        })
        const paid = {no: 1, total, paidAt: 0, lastFour: '4242', parts}
        const receipt = toPastPayment(presentPayment(paid))
        mustAddUp(receipt?.parts.map(({amount}) => amount) ?? [], receipt?.total ?? -1)
        expect(receipt?.total).toBe(total)
    })
})
