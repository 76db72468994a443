import {defineMessages, useIntl} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'
import {approvalAmounts, coverBy, type ShopAmount} from '@app/domain/approval/approval'
import type {Cents} from '@app/domain/prices/money'
import {fromWeekly, type PaymentFrequency} from '@app/domain/prices/pricing'
import {Icon} from '@app/ui/picture/icon'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'

export type ProductAmountProps = {
    /** The weekly payment of the chosen quantity. */
    weekly: Cents
    frequency: PaymentFrequency
}

const messages = {
    endsToday: commonMessages.approvalEndsToday,
    ...defineMessages({
        within: {
            id: 'product.amount.within',
            defaultMessage: 'Within your approval. After this you have {amount} {per} left.'
        },
        over: {
            id: 'product.amount.over',
            defaultMessage: '{over} {per} more than the {amount} left of your approval.'
        }
    })
}

/** What would be left of the approval after this product, or by how much it is too expensive (G-13). */
export const AmountLine = ({
    amount: {left, endsToday},
    weekly,
    frequency
}: ProductAmountProps & {amount: ShopAmount}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const cover = coverBy(left, weekly)
    const per = formatMessage(spokenPerMessages[frequency])
    const isOver = cover.answer === 'too-small'
    const text = isOver
        ? formatMessage(messages.over, {
              per,
              over: money(fromWeekly(cover.over, frequency)),
              amount: money(approvalAmounts(left)[frequency])
          })
        : formatMessage(messages.within, {
              per,
              amount: money(approvalAmounts(left - weekly)[frequency])
          })
    return (
        <p className={isOver ? 'amount-line' : 'amount-line amount-line--within'}>
            <Icon name={isOver ? 'info' : 'check'} />
            <span>
                {text} {endsToday ? formatMessage(messages.endsToday) : null}
            </span>
        </p>
    )
}
