import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {pricedLines} from '@app/commerce/basket/priced-lines'
import {existingApproval} from '@app/commerce/approvals/existing-approval'
import {useShopper} from '@app/commerce/shopper/session'
import {approvalAmounts, type Cover, coverOf} from '@app/domain/approval'
import {basketTotals} from '@app/domain/basket'
import {fromWeekly, type PaymentFrequency} from '@app/domain/pricing'
import {useAppContext} from '@app/routing/app-context'
import {usePersonalQuery} from '@app/routing/use-personal-query'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {approvalMessages} from './messages'

type CoverNoticeProps = {cover: Exclude<Cover, {answer: 'none'}>; frequency: PaymentFrequency}

const CoverNotice = ({cover, frequency}: CoverNoticeProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const amount = money(approvalAmounts(cover.left)[frequency])
    const per = formatMessage(spokenPerMessages[frequency])
    return cover.answer === 'covers' ? (
        <Notice tone="good">{formatMessage(approvalMessages.covers, {amount, per})}</Notice>
    ) : (
        <Notice tone="warning">
            {formatMessage(approvalMessages.over, {
                ...{amount, per},
                over: money(fromWeekly(cover.over, frequency))
            })}
        </Notice>
    )
}

const Invitation = () => {
    const {formatMessage} = useIntl()
    return (
        <Notice>
            <p>{formatMessage(approvalMessages.none)}</p>
            <ButtonLink look="quiet" to="/instant-approval" prefetch={false}>
                {formatMessage(approvalMessages.apply)}
            </ButtonLink>
        </Notice>
    )
}

export type ApprovalBannerProps = {lines: readonly Line[]; frequency: PaymentFrequency}

const ApprovalStatus = ({lines, frequency}: ApprovalBannerProps) => {
    const {commerce} = useAppContext()
    const approval = usePersonalQuery(({commerce: own, customerId}) =>
        existingApproval(own, customerId)
    )
    if (approval.state !== 'ready') return null

    const {payment} = basketTotals(pricedLines(lines), 'weekly')
    const cover = coverOf(approval.value, payment, commerce.today())
    return cover.answer === 'none' ? (
        <Invitation />
    ) : (
        <CoverNotice cover={cover} frequency={frequency} />
    )
}

/** Whether the shopper's approval covers the cart, or how to get one (G-15); silent while that is not known. */
export const ApprovalBanner = (props: ApprovalBannerProps) => {
    return useShopper() ? <ApprovalStatus {...props} /> : <Invitation />
}
