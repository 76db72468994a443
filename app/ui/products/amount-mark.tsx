import {defineMessages, useIntl} from 'react-intl'
import {coverBy} from '@app/domain/approval/approval'
import type {Cents} from '@app/domain/prices/money'
import {fromWeekly, type PaymentFrequency} from '@app/domain/prices/pricing'
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
    /** The amount left of the approval, weekly. */
    left: Cents
    /** The product's weekly payment. */
    weekly: Cents
    frequency: PaymentFrequency
}

/** Whether it is within the approval, or by how much it is not (G-13); short as visible text, in full for screen readers. */
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
