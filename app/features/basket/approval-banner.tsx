import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import type {Decision} from '@app/commerce/approvals/existing-approval'
import {useShopper} from '@app/commerce/session/session'
import {wantedDocuments} from '@app/domain/approval/application'
import {
    approvalAmounts,
    approvalStatus,
    coverBy,
    type ShopAmount
} from '@app/domain/approval/approval'
import {fromWeekly, type PaymentFrequency} from '@app/domain/prices/pricing'
import {useOwnAmount} from '@app/routing/data/use-own-amount'
import {Skeleton} from '@app/ui/async/skeleton'
import {ButtonLink} from '@app/ui/button/button'
import {Notice, type NoticeTone} from '@app/ui/feedback/notice'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {approvalMessages} from './messages'

type WayProps = {tone?: NoticeTone; to: string; label: string; children: ReactNode}

/** A notice with a link to the page where the shopper can act on it. */
const Way = ({tone = 'info', to, label, children}: WayProps) => (
    <Notice tone={tone}>
        <p>{children}</p>
        <ButtonLink look="quiet" to={to} prefetch={false}>
            {label}
        </ButtonLink>
    </Notice>
)

const Invitation = ({endedOn}: {endedOn?: string}) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    return (
        <Way to="/instant-approval" label={formatMessage(approvalMessages.apply)}>
            {endedOn === undefined
                ? formatMessage(approvalMessages.none)
                : formatMessage(approvalMessages.expired, {day: dayText(endedOn)})}
        </Way>
    )
}

const Declined = () => {
    const {formatMessage} = useIntl()
    return (
        <Way to="/declined" label={formatMessage(approvalMessages.whatNow)}>
            {formatMessage(approvalMessages.declined)}
        </Way>
    )
}

export type ApprovalBannerProps = {frequency: PaymentFrequency}

type CoverNoticeProps = ApprovalBannerProps & {amount: ShopAmount}

/** Whether the approval covers the cart, and until when it is valid. */
const CoverNotice = ({frequency, amount: {approved, ...amount}}: CoverNoticeProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const dayText = useDayText()
    const cover = coverBy(approved, amount.inCart)
    const isOver = cover.answer === 'too-small'
    const values = {
        amount: money(approvalAmounts(approved)[frequency]),
        per: formatMessage(spokenPerMessages[frequency])
    }
    return (
        <Notice tone={isOver || amount.endsToday ? 'warning' : 'good'}>
            <p>
                {isOver
                    ? formatMessage(approvalMessages.over, {
                          ...values,
                          over: money(fromWeekly(cover.over, frequency))
                      })
                    : formatMessage(approvalMessages.covers, values)}
            </p>
            <p>
                {amount.endsToday
                    ? formatMessage(approvalMessages.endsToday)
                    : formatMessage(approvalMessages.lastDay, {day: dayText(amount.lastDay)})}
            </p>
        </Notice>
    )
}

/** The open conditions of a conditional approval, shown before the shopper tries to check out (D-25). */
const OpenConditions = ({decision}: {decision: Decision}) => {
    const {formatMessage} = useIntl()
    if (wantedDocuments(decision.documents).length === 0) return null
    return (
        <Way
            tone="warning"
            to="/my-accounts/verification-submission-overview"
            label={formatMessage(approvalMessages.send)}
        >
            {formatMessage(approvalMessages.documents)}
        </Way>
    )
}

const ApprovalStatus = (props: ApprovalBannerProps) => {
    const own = useOwnAmount()
    // Reserves the notice's space, so that the button below does not move.
    if (own.state === 'loading') return <Skeleton height="6rem" />
    if (own.state === 'failed') return null

    const {decision, amount, today} = own.value
    if (decision && amount) {
        return (
            <>
                <CoverNotice {...props} amount={amount} />
                <OpenConditions decision={decision} />
            </>
        )
    }
    const standing = approvalStatus(decision, today)
    if (standing === 'declined') return <Declined />
    return decision && standing === 'expired' ? (
        <Invitation endedOn={decision.lastDay} />
    ) : (
        <Invitation />
    )
}

/** Whether the shopper's approval covers the cart, or how to get one (G-15); shows nothing if that is not known. */
export const ApprovalBanner = (props: ApprovalBannerProps) =>
    useShopper() ? <ApprovalStatus {...props} /> : <Invitation />
