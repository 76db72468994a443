import {defineMessages, useIntl} from 'react-intl'
import {coverBy} from '@app/domain/approval'
import type {Cents} from '@app/domain/money'
import {fromWeekly, type PaymentFrequency} from '@app/domain/pricing'
import {Icon} from '../picture/icon'
import {perMessages, spokenPerMessages} from '../price/messages'
import {useMoney} from '../price/rent-texts'

const messages = defineMessages({
    within: {id: 'tile.amount.within', defaultMessage: 'Within your approval'},
    over: {id: 'tile.amount.over', defaultMessage: '{over} {per} over'},
    overSpoken: {
        id: 'tile.amount.over-spoken',
        defaultMessage: '{over} {per} more than is left of your approval'
    }
})

export type AmountMarkProps = {
    /** What is left of the approval a week. */
    left: Cents
    /** What the product costs a week. */
    weekly: Cents
    frequency: PaymentFrequency
}

/** Within the approval, or by how much not (G-13); to the eye in few words, to the ear in all. */
export const AmountMark = ({left, weekly, frequency}: AmountMarkProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const cover = coverBy(left, weekly)
    if (cover.answer !== 'too-small') {
        return (
            <p className="amount-mark amount-mark--within">
                <Icon name="check" />
                {formatMessage(messages.within)}
            </p>
        )
    }
    const over = money(fromWeekly(cover.over, frequency))
    return (
        <p className="amount-mark">
            <span aria-hidden="true">
                {formatMessage(messages.over, {over, per: formatMessage(perMessages[frequency])})}
            </span>
            <span className="visually-hidden">
                {formatMessage(messages.overSpoken, {
                    over,
                    per: formatMessage(spokenPerMessages[frequency])
                })}
            </span>
        </p>
    )
}
