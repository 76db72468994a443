import {useIntl} from 'react-intl'
import type {AgreementSummary} from '@app/commerce/account/agreements'
import {daysLate, nextDue} from '@app/domain/agreements'
import type {CalendarDay} from '@app/domain/calendar'
import {ButtonLink} from '@app/ui/button/button'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {dueMessages} from './messages'
import {payMessages} from './pay-messages'

export type DueLineProps = {
    summary: AgreementSummary
    today: CalendarDay
    /** Nothing of it can be paid online [ACCT-020] [ACCT-021]. */
    isOnlyAtStore: boolean
}

/** What is due and when, in one line, before everything else [ACCT-010] [ACCT-012] [ACCT-014] [ACCT-015] [ACCT-016]. */
export const DueLine = ({summary, today, isOnlyAtStore}: DueLineProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const dayText = useDayText()
    const next = nextDue([...summary.agreements, ...summary.clubs], today)

    if (!next) {
        return (
            <section className="due-line" aria-label={formatMessage(dueMessages.title)}>
                <p className="due-line__text">{formatMessage(dueMessages.nothing)}</p>
            </section>
        )
    }
    const {status, day, amount, count} = next
    const words = {amount: money(amount), day: dayText(day), days: daysLate(day, today)}
    return (
        <section
            className={`due-line due-line--${status}`}
            aria-label={formatMessage(dueMessages.title)}
        >
            <div>
                <p className="due-line__text">{formatMessage(dueMessages[status], words)}</p>
                <p className="account-note">{formatMessage(dueMessages.several, {count})}</p>
                {isOnlyAtStore ? <p>{formatMessage(payMessages.onlyAtStore)}</p> : null}
            </div>
            {isOnlyAtStore ? null : (
                <ButtonLink to="/my-accounts/payment-agreement">
                    {formatMessage(dueMessages.pay)}
                </ButtonLink>
            )}
        </section>
    )
}
