import {itemCount} from '@app/domain/basket/item-count'
import {type Cents, centsFromDollars} from '@app/domain/prices/money'
import {type PaymentFrequency, paymentFrequencies} from '@app/domain/prices/pricing'
import {totalsWithCode} from '@app/domain/basket/promo-code'
import {renting} from '../../../sandbox/tests/renting'
import {testSandbox} from '../../../sandbox/tests/test-sandbox'
import {pricedLines} from './basket'
import {toBasket} from './to-basket'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const {apply, request, piecesOf} = renting(sandbox)

const schedules: Record<PaymentFrequency, string> = {
    weekly: 'WEEKLY',
    biweekly: 'BIWEEKLY',
    semimonthly: 'SEMIMONTHLY',
    monthly: 'MONTHLY'
}

type DrawnUp = {actualRate: number; totalCost: number}

const sumOf = (agreements: readonly DrawnUp[], part: keyof DrawnUp): Cents =>
    agreements.reduce((sum, agreement) => sum + centsFromDollars(agreement[part]), 0)

test.each(paymentFrequencies)(
    'the %s payment and the total that the cart shows with a code are those of its agreements (G-56, D-28)',
    async (frequency) => {
        const [one, two] = piecesOf(2)
        const productItems = [
            {...one, quantity: 1},
            {...two, quantity: 2}
        ]
        const {tempBasketId, ...shopper} = await apply(sandbox.guestToken(), {
            income: 5000,
            basket: {productItems}
        })
        const basketPath = `/checkout/shopper-baskets/v2/organizations/{org}/baskets/${tempBasketId}`
        const {body: cart} = await sandbox.call(`POST ${basketPath}/coupons?siteId=Homeward`, {
            token: shopper.token,
            body: {code: 'SAVE10'}
        })
        const basket = toBasket(cart)
        const shown = totalsWithCode(pricedLines(basket?.lines ?? []), frequency)

        const {body} = await request(shopper, 'create-agreement createagreement', {
            tempBasketId,
            paymentSchedule: schedules[frequency],
            firstDueDate: '2030-06-05'
        })

        expect(itemCount(basket?.lines ?? [])).toBe(3)
        expect(body.agreement).toHaveLength(3)
        expect(shown).toEqual({
            payment: sumOf(body.agreement, 'actualRate'),
            totalCostToOwn: sumOf(body.agreement, 'totalCost')
        })
    }
)
