import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {pricedLines} from '@app/commerce/basket/priced-lines'
import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import type {Question} from '@app/commerce/question'
import {approvalAmounts} from '@app/domain/approval/approval-amounts'
import type {UsedApproval} from '@app/domain/approval/approved-a-week'
import {coverOf, type Cover} from '@app/domain/approval/cover-of'
import {basketTotals} from '@app/domain/basket/basket-totals'
import {fromWeekly} from '@app/domain/pricing/from-weekly'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'
import {ButtonLink} from '@app/ui/button/button-link'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/use-money'
import {Notice} from '@app/ui/words/notice/notice'
import {approvalMessages} from '../messages'

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
            <ButtonLink look="quiet" to="/instant-approval" warm={false}>
                {formatMessage(approvalMessages.apply)}
            </ButtonLink>
        </Notice>
    )
}

export type ApprovalBannerProps = {lines: readonly Line[]; frequency: PaymentFrequency}

type AskedProps = ApprovalBannerProps & {question: Question<UsedApproval | null>}

const Asked = ({question, lines, frequency}: AskedProps) => {
    const {commerce} = useVisit()
    const approval = useQuestion(question)
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
    const {session} = useShopperSession()
    const question = session.state === 'ready' ? session.approval : undefined
    return question ? <Asked {...props} question={question} /> : <Invitation />
}
