import {useIntl} from 'react-intl'
import type {BeginningPayment, NextPayment} from '@app/domain/payments/next-payment'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {useMonthDayText} from '../typography/day-text'
import {dueWordsMessages as texts} from './messages'
import {useMoney} from './rent-texts'

export type DueWordsProps = {
    frequency: PaymentFrequency
    /** What begins the agreement; undefined where it is not known, or long past. */
    begins?: BeginningPayment | undefined
    /** Undefined where no payment follows, or it is not known. */
    next: NextPayment | undefined
}

/** What is paid when an agreement begins, and when and how much after that: the same words on every page (D-44). */
export const DueWords = ({frequency, begins, next}: DueWordsProps) => {
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useMonthDayText()]
    if (!begins && !next) return null
    return (
        <div>
            {begins ? (
                <p>
                    {formatMessage(texts[begins.where], {amount: money(begins.amount), frequency})}
                </p>
            ) : null}
            {next ? (
                <p>
                    {formatMessage(texts.next, {
                        day: dayText(next.day),
                        amount: money(next.amount),
                        frequency
                    })}
                </p>
            ) : null}
        </div>
    )
}
