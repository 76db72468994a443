import {useIntl} from 'react-intl'
import type {AccountPayment} from '@app/commerce/account/payments/payments-due'
import {agreementSummary, type RentalAgreement} from '@app/commerce/account/agreements'
import {pricedLines} from '@app/commerce/basket/basket'
import type {CheckoutBasket} from '@app/commerce/checkout/checkout-basket'
import type {PlacedOrder} from '@app/commerce/checkout/order/order'
import type {CheckoutRecord, PaySchedule} from '@app/commerce/checkout/stored-record'
import {type BeginningPayment, nextPaymentOf} from '@app/domain/payments/next-payment'
import type {Cents} from '@app/domain/prices/money'
import {totalsToPay} from '@app/domain/basket/promo-code'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {DueWords} from '@app/ui/price/due-words'
import {scheduleMessages as texts} from './schedule-messages'

/** What the cart costs today and from the next payment on; the agreements add taxes, fees and services (D-44). */
export const DueOfBasket = ({
    basket,
    schedule: {frequency, firstDueDate: day}
}: {
    basket: Pick<CheckoutBasket, 'lines'>
    schedule: PaySchedule
}) => {
    const {formatMessage} = useIntl()
    const {payment: amount} = totalsToPay(pricedLines(basket.lines), frequency)
    return (
        <>
            <DueWords
                frequency={frequency}
                begins={{amount, where: 'today'}}
                next={{day, amount}}
            />
            <p className="checkout__note">{formatMessage(texts.withoutTaxes)}</p>
        </>
    )
}

type Agreements = readonly RentalAgreement[]

/** What the agreements begin with: the first payment of each, their deposits, and the fee of an online payment for each. */
const beginningOf = (agreements: Agreements, fee: Cents): BeginningPayment | undefined => {
    const amounts = agreements.flatMap(({withTax, deposit = 0}) =>
        withTax ? [withTax.payment + deposit + fee] : []
    )
    if (amounts.length === 0 || amounts.length < agreements.length) return undefined
    return {amount: amounts.reduce((sum, amount) => sum + amount, 0), where: 'today'}
}

type OfAgreementsProps = {agreements: Agreements; begins: BeginningPayment | undefined}

const DueOfAgreements = ({agreements, begins}: OfAgreementsProps) => (
    <DueWords
        frequency={agreements[0]?.frequency ?? 'weekly'}
        begins={begins}
        next={nextPaymentOf(agreements)}
    />
)

/** The same of agreements before they are signed, in whole amounts. */
export const DueToSign = ({agreements, fee}: {agreements: Agreements; fee: Cents}) => (
    <DueOfAgreements agreements={agreements} begins={beginningOf(agreements, fee)} />
)

/** The same on the page that takes the payment, with the platform's total. */
export const DueToPay = ({
    agreements,
    due
}: {
    agreements: Agreements
    due: readonly AccountPayment[]
}) => {
    const amount = due.reduce((sum, {total}) => sum + total, 0)
    return <DueOfAgreements agreements={agreements} begins={{amount, where: 'today'}} />
}

const isOfToday = (createdAt: string): boolean =>
    new Date(createdAt).toDateString() === new Date().toDateString()

const beganWith = (
    {createdAt}: Pick<PlacedOrder, 'createdAt'>,
    {payment}: CheckoutRecord
): BeginningPayment | undefined => {
    if (payment?.state === 'sent' || payment?.amount === undefined) return undefined
    const {amount} = payment
    if (payment.state === 'at-store') return amount > 0 ? {amount, where: 'at-store'} : undefined
    return {amount, where: isOfToday(createdAt) ? 'today' : 'paid'}
}

/** The same after the order: what was paid, or will be at the store, and what comes next. */
export const DueOfOrder = ({order, record}: {order: PlacedOrder; record: CheckoutRecord}) => {
    const summary = usePersonalQuery(({commerce, customerId}) =>
        agreementSummary(commerce, customerId)
    )
    const known = summary.state === 'ready' ? summary.value.agreements : []
    return (
        <DueOfAgreements
            agreements={known.filter(({id}) => record.agreementIds.includes(id))}
            begins={beganWith(order, record)}
        />
    )
}
