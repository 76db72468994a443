import type {RentalAgreement} from '@app/commerce/account/agreements'
import {paymentHistory} from '@app/commerce/account/payments/payment-history'
import type {AccountPayment} from '@app/commerce/account/payments/payments-due'
import {addsUp, dueAtStore} from '@app/domain/payments/account-payments'
import {beganWith, type MadePayment, nextPaymentOf} from '@app/domain/payments/next-payment'
import type {Loadable} from '@app/routing/route/commerce-query'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {DueWords} from '@app/ui/price/due-words'
import {dayAtStore, type StoreDay} from '../frame/store-day'

export type AgreementDueWordsProps = {
    agreement: RentalAgreement
    /** What is due on all agreements. */
    due: Loadable<AccountPayment[]>
    storeDay: StoreDay
}

/** What was paid for an agreement; it is asked for only while the piece is not there yet. */
const useMadePayments = (
    {id, standing}: RentalAgreement,
    {store}: StoreDay
): MadePayment[] | undefined => {
    const history = usePersonalQuery(
        ({commerce, customerId}) => paymentHistory(commerce, customerId),
        standing === 'prepaid'
    )
    if (history.state !== 'ready') return undefined
    return history.value.flatMap(({paidAt, parts}) =>
        parts
            .filter((part) => part.id === id)
            .map(({amount}) => ({day: dayAtStore(store, new Date(paidAt)), amount}))
    )
}

/**
 * What an agreement began with, as long as that is news, and when the next payment is due and how much each is, in the
 * words of the checkout; not while one is late (D-44).
 */
export const AgreementDueWords = ({agreement, due, storeDay}: AgreementDueWordsProps) => {
    const made = useMadePayments(agreement, storeDay)
    const {id, standing, dueDay, frequency} = agreement
    const {today} = storeDay
    if (standing !== 'in-force' && standing !== 'prepaid') return null
    if (dueDay !== undefined && dueDay < today) return null
    const payment = due.state === 'ready' ? due.value.find((one) => one.id === id) : undefined
    const atStore = payment && addsUp(payment) ? dueAtStore(payment) : undefined
    const next = nextPaymentOf([agreement])
    return (
        <DueWords
            frequency={frequency}
            begins={beganWith(agreement, {made, atStore, today})}
            next={next && next.day >= today ? next : undefined}
        />
    )
}
