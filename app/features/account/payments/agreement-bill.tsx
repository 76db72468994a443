import {useIntl} from 'react-intl'
import type {RentalAgreement} from '@app/commerce/account/agreements'
import type {AccountPayment} from '@app/commerce/account/payments/payments-due'
import {paidShare} from '@app/domain/agreements/agreements'
import {planOfTerms} from '@app/domain/basket/signing'
import {Skeleton} from '@app/ui/async/skeleton'
import {ButtonLink} from '@app/ui/button/button'
import {Bill} from '@app/ui/price/bill'
import {messages as priceMessages, perMessages, spokenPerMessages} from '@app/ui/price/messages'
import {PriceNow, PriceTable} from '@app/ui/price/price'
import {type RentTexts, useMoney} from '@app/ui/price/rent-texts'
import {CallStore} from '@app/ui/store/reach-store'
import {useDayText} from '@app/ui/typography/day-text'
import {earlyPurchasePath} from '../frame/account-addresses'
import {billMessages, earlyMessages, progressMessages} from '../frame/agreement-messages'
import {agreementsMessages} from '../frame/messages'
import type {Payable} from './payable'
import type {StoreDay} from '../frame/store-day'

/** The parts of what is due, and whether it is the last payment. */
export const BillParts = ({payment}: {payment: AccountPayment}) => {
    const {formatMessage} = useIntl()
    const note = payment.isFinal ? formatMessage(billMessages.final) : undefined
    return <Bill {...payment} note={note} />
}

export type PaidProgressProps = {
    agreement: RentalAgreement
    /** The number of payments that are left; null if the platform does not say. */
    paymentsLeft: number | null
    /** True while `paymentsLeft` is still being loaded. */
    isLeftComing: boolean
}

/** The skeleton of a bill: two rows, and the line between them that can be opened. */
export const BillSkeleton = () => <Skeleton height="7.5rem" />

/** How much is paid and how much is left, as a bar and in words. */
export const PaidProgress = ({agreement, paymentsLeft, isLeftComing}: PaidProgressProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {totalCost, terms} = agreement
    const {paid, remaining, percent} = paidShare(totalCost, agreement.remaining)
    const words = {paid: money(paid), total: money(totalCost), remaining: money(remaining), percent}
    return (
        <div className="paid">
            <div className="paid__bar" aria-hidden="true">
                <div className="paid__share" style={{width: `${percent}%`}} />
            </div>
            <p>
                {formatMessage(
                    remaining > 0 ? progressMessages.paid : progressMessages.done,
                    words
                )}
            </p>
            {paymentsLeft !== null && paymentsLeft > 0 ? (
                <p className="account-note">
                    {formatMessage(progressMessages.left, {left: paymentsLeft, count: terms})}
                </p>
            ) : null}
            {isLeftComing && remaining > 0 ? (
                <p className="account-note">
                    <Skeleton width="60%" />
                </p>
            ) : null}
        </div>
    )
}

/** The agreed terms. A single payment is never shown without the total cost to own (D-07) (D-28). */
export const AgreedTerms = ({agreement}: {agreement: RentalAgreement}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {payment, terms, finalPayment, totalCost, frequency} = agreement
    const plan = planOfTerms({payment, count: terms, finalPayment, total: totalCost})
    const texts: RentTexts = {
        amount: money(payment),
        per: formatMessage(perMessages[frequency]),
        spokenPer: formatMessage(spokenPerMessages[frequency]),
        payments:
            plan.finalPayment === 0
                ? formatMessage(priceMessages.payments, {count: plan.count})
                : formatMessage(priceMessages.paymentsAndFinal, {
                      count: plan.count,
                      final: money(plan.finalPayment)
                  }),
        total: money(totalCost),
        // The condition of the piece is written in the agreement itself.
        condition: '',
        isUsed: false
    }
    return (
        <div className="price price--table">
            <PriceNow texts={texts} />
            <PriceTable texts={texts} />
        </div>
    )
}

export type EarlyPurchaseProps = {
    agreement: RentalAgreement
    payment: AccountPayment & {earlyPurchase: number}
    payable: Payable
    /** True if something of it was paid within the last hour: then it is not offered again [ACCT-040]. */
    isPaid: boolean
    storeDay: StoreDay
}

/** The link to buy the piece early, or the reason why there is none [ACCT-020] [ACCT-021] [ACCT-040]. */
const EarlyAction = ({agreement: {id}, payable, isPaid, storeDay}: EarlyPurchaseProps) => {
    const {formatMessage} = useIntl()
    if (isPaid) return <p className="account-note">{formatMessage(agreementsMessages.paid)}</p>
    if (payable.state === 'loading') return <Skeleton width="8rem" height="2.75rem" />
    if (payable.state === 'at-store' || payable.state === 'nothing-due')
        return (
            <p className="account-note">
                {formatMessage(earlyMessages.atStore)} <CallStore store={storeDay.store} />
            </p>
        )
    const isKnown = payable.state === 'payable'
    return (
        <p className="account-actions">
            <ButtonLink look="secondary" to={earlyPurchasePath(id)}>
                {formatMessage(isKnown ? earlyMessages.pay : agreementsMessages.seePayments)}
            </ButtonLink>
        </p>
    )
}

/** What it costs to own the piece today: the platform's amount, with the day and how it is calculated (D-42). */
export const EarlyPurchase = (props: EarlyPurchaseProps) => {
    const {agreement, payment, storeDay} = props
    const {today} = storeDay
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useDayText()]
    const {earlyPurchase, sameAsCashUntil} = payment
    const isSameAsCash = sameAsCashUntil !== undefined && today <= sameAsCashUntil
    return (
        <>
            <p>
                {formatMessage(earlyMessages.price, {
                    price: money(earlyPurchase),
                    day: dayText(today)
                })}
            </p>
            <p className="account-note">
                {isSameAsCash
                    ? formatMessage(earlyMessages.sameAsCash, {day: dayText(sameAsCashUntil)})
                    : formatMessage(earlyMessages.basis, {remaining: money(agreement.remaining)})}
            </p>
            <EarlyAction {...props} />
        </>
    )
}
