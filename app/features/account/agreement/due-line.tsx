import {useIntl} from 'react-intl'
import type {AgreementSummary} from '@app/commerce/account/agreements'
import type {PaymentMethod} from '@app/commerce/account/payments/payment-methods'
import {daysLate, nextDue} from '@app/domain/agreements/agreements'
import {isTakenByAutopay} from '@app/domain/payments/autopay'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Loadable} from '@app/routing/route/commerce-query'
import {ButtonLink} from '@app/ui/button/button'
import {useMoney} from '@app/ui/price/rent-texts'
import {AmountAtStore, CallStore, type ReachedStore} from '@app/ui/store/reach-store'
import {useDayText} from '@app/ui/typography/day-text'
import {payTogetherPath} from '../frame/account-addresses'
import {agreementsMessages, dueMessages} from '../frame/messages'
import {payMessages} from '../payments/pay-messages'
import type {toPayAtStore} from '../payments/payable'

export type DueLineProps = {
    summary: AgreementSummary
    methods: Loadable<PaymentMethod[]>
    today: CalendarDay
    /** What is paid at the store if nothing of it can be paid online; otherwise undefined [ACCT-020] [ACCT-021]. */
    atStore: ReturnType<typeof toPayAtStore>
    /** What was paid within the last hour is not offered again [ACCT-040]. */
    paidIds: ReadonlySet<string>
    /** Null if it is not known. */
    store: ReachedStore | null
}

/** What is due and when, in one line at the top of the page [ACCT-010] [ACCT-012] [ACCT-014] [ACCT-015] [ACCT-016]. */
export const DueLine = ({summary, methods, today, atStore, paidIds, store}: DueLineProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const dayText = useDayText()
    const {agreements, clubs} = summary
    const next = nextDue(
        [
            ...agreements.map((one) => ({...one, of: 'agreement' as const})),
            ...clubs.map((one) => ({...one, of: 'club' as const}))
        ],
        today
    )

    if (!next) {
        return (
            <section className="due-line" aria-label={formatMessage(dueMessages.title)}>
                <p className="due-line__text">{formatMessage(dueMessages.nothing)}</p>
            </section>
        )
    }
    const {status, day, amount, owed} = next
    const saved = methods.state === 'ready' ? methods.value : []
    // After the due day autopay is not mentioned: a payment that it has not taken by then, it may never take.
    const isTaken = status === 'future' && owed.every((one) => isTakenByAutopay(one, saved, day))
    const unpaid = owed.filter(({id}) => !paidIds.has(id))
    const words = {amount: money(amount), day: dayText(day), days: daysLate(day, today)}
    return (
        <section
            className={`due-line due-line--${status}`}
            aria-label={formatMessage(dueMessages.title)}
        >
            <div>
                <p className="due-line__text">{formatMessage(dueMessages[status], words)}</p>
                <p className="account-note">
                    {formatMessage(dueMessages.several, {count: owed.length})}
                </p>
                {isTaken ? <p>{formatMessage(dueMessages.onAutopay)}</p> : null}
                {atStore ? (
                    <>
                        <p>
                            {formatMessage(payMessages.onlyAtStore)} <CallStore store={store} />
                        </p>
                        <AmountAtStore {...atStore} />
                    </>
                ) : null}
                {unpaid.length === 0 ? <p>{formatMessage(agreementsMessages.paid)}</p> : null}
            </div>
            {atStore || unpaid.length === 0 ? null : (
                <ButtonLink look={isTaken ? 'secondary' : 'primary'} to={payTogetherPath(unpaid)}>
                    {formatMessage(dueMessages.pay)}
                </ButtonLink>
            )}
        </section>
    )
}
