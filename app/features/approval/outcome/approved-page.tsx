import {useIntl} from 'react-intl'
import {
    approvalOf,
    type Decision,
    type ExistingApproval,
    existingApproval
} from '@app/commerce/approvals/existing-approval'
import {useBasket} from '@app/commerce/basket/basket-context'
import {resultPath, wantedDocuments} from '@app/domain/approval/application'
import {approvalAmounts, approvedAWeek, isApprovalActive} from '@app/domain/approval/approval'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {paymentFrequencies} from '@app/domain/prices/pricing'
import {type Loadable, selected} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import {definePage, type LoaderArgs, personal} from '@app/routing/route/page'
import {PageRedirect} from '@app/routing/route/redirect'
import {useChosenStoreDay} from '@app/routing/data/use-own-amount'
import {useHasNoSession} from '@app/routing/data/use-personal-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {FrequencyChoice} from '@app/ui/form/pickers/frequency-choice'
import {frequencyMessages} from '@app/ui/form/messages'
import {Main} from '@app/ui/navigation/main'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {useFrequency} from '@app/ui/price/use-frequency'
import {useDayText} from '@app/ui/typography/day-text'
import {Facts} from '@app/ui/typography/facts'
import {ApprovalBodySkeleton, ApprovalPageSkeleton} from '../frame/approval-page.skeleton'
import {resultMessages} from '../frame/messages'
import {NoAnswer} from '../frame/no-answer'
import {StoreContact} from '../frame/store-contact'
import {WantedDocuments} from '../documents/wanted-documents'

/** The approved amount for the chosen frequency, in large type, and for all four frequencies below it [APPR-024]. */
const Amounts = ({approval, today}: {approval: Decision; today: CalendarDay}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const [frequency, choose] = useFrequency()
    const amounts = approvalAmounts(approval.weeklyLimit)
    const left = approvedAWeek(approval, today)
    const per = formatMessage(spokenPerMessages[frequency])
    return (
        <section className="approval__amount" aria-labelledby="approval-amount">
            <p id="approval-amount">{formatMessage(resultMessages.upTo)}</p>
            <p className="approval__sum" aria-live="polite">
                <strong>{money(amounts[frequency])}</strong> <span>{per}</span>
            </p>
            {left !== null && left < approval.weeklyLimit ? (
                <p>
                    {formatMessage(resultMessages.left, {
                        amount: money(approvalAmounts(left)[frequency]),
                        per
                    })}
                </p>
            ) : null}
            <FrequencyChoice chosen={frequency} onChoose={choose} legend="hidden" />
            <p>{formatMessage(resultMessages.meaning)}</p>
            <p>{formatMessage(resultMessages.atAll)}</p>
            <Facts
                rows={paymentFrequencies.map((each) => ({
                    label: formatMessage(frequencyMessages[each]),
                    value: money(amounts[each])
                }))}
            />
        </section>
    )
}

type NextStepsProps = {
    hasBankStep: boolean
    /** True if a document has to be sent first: that is then the one main step of the page. */
    isSecond: boolean
}

const NextSteps = ({hasBankStep, isSecond}: NextStepsProps) => {
    const {formatMessage} = useIntl()
    const basket = useBasket()
    const hasLines = basket.state === 'ready' && (basket.basket?.lines.length ?? 0) > 0
    return (
        <section className="approval__part">
            <h2>{formatMessage(resultMessages.next)}</h2>
            <ol className="approval__list">
                <li>{formatMessage(resultMessages.nextChoose)}</li>
                <li>{formatMessage(resultMessages.nextCheckOut)}</li>
                {hasBankStep ? <li>{formatMessage(resultMessages.nextBank)}</li> : null}
                <li>{formatMessage(resultMessages.nextNothing)}</li>
            </ol>
            <div className="approval__actions">
                <ButtonLink
                    look={isSecond ? 'secondary' : 'primary'}
                    to={hasLines ? '/checkout' : '/shop-approved-items'}
                    prefetch={false}
                >
                    {formatMessage(hasLines ? resultMessages.continue : resultMessages.shop)}
                </ButtonLink>
                <ButtonLink
                    look="secondary"
                    to={hasLines ? '/shop-approved-items' : '/shop-all'}
                    prefetch={false}
                >
                    {formatMessage(hasLines ? resultMessages.shop : resultMessages.continue)}
                </ButtonLink>
            </div>
        </section>
    )
}

const pagePaths = {
    approved: resultPath('Approved'),
    conditional: resultPath('ConditionalApproval'),
    declined: resultPath('Declined')
}

type ResultProps = {approval: Decision; today: CalendarDay; at: LoaderArgs}

/** The decision. Each kind of decision has its own address. */
const Result = ({approval, today, at}: ResultProps) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    const path = pagePaths[approval.decision]
    if (path !== at.pathname) return <PageRedirect to={inLocale(at.locale, path)} />
    const day = dayText(approval.lastDay)
    const isConditional = approval.decision === 'conditional'
    if (!isApprovalActive(approval, today)) {
        return (
            <Notice tone="warning">
                <p>{formatMessage(resultMessages.expired, {day})}</p>
                <ButtonLink to="/instant-approval">
                    {formatMessage(resultMessages.apply)}
                </ButtonLink>
            </Notice>
        )
    }
    return (
        <>
            <Amounts approval={approval} today={today} />
            <p>{formatMessage(resultMessages.lastDay, {day})}</p>
            {isConditional ? <WantedDocuments approval={approval} /> : null}
            <NextSteps
                hasBankStep={approval.isBankOpen && !isConditional}
                isSecond={wantedDocuments(isConditional ? approval.documents : []).length > 0}
            />
        </>
    )
}

/** The page's title. It depends on the decision, and on whether it is still valid today at the store. */
const titleOf = (approval: Loadable<Decision | null>, today: Loadable<CalendarDay>) => {
    if (approval.state !== 'ready' || approval.value === null || today.state !== 'ready')
        return resultMessages.apart
    const {decision} = approval.value
    if (decision === 'declined') return resultMessages.apart
    if (!isApprovalActive(approval.value, today.value)) return resultMessages.endedTitle
    return decision === 'approved' ? resultMessages.approvedTitle : resultMessages.conditionalTitle
}

export type ApprovedPageProps = {answer: Loadable<ExistingApproval>; at: LoaderArgs}

/** An approval: its amount, its last day, open conditions and the next step (G-22) [ROUTE-023] [ROUTE-024]. */
export const ApprovedPage = ({answer, at}: ApprovedPageProps) => {
    const approval = selected(answer, approvalOf)
    const {formatMessage} = useIntl()
    // Whether an approval is still valid depends on today's day at the shopper's store (D-42) [APPR-006].
    const today = useChosenStoreDay(true)
    const title = formatMessage(titleOf(approval, today))
    const hasNoSession = useHasNoSession()
    const isNobody = approval.state === 'failed' && hasNoSession
    return (
        <Main look="approval">
            <Head title={title} index={false} />
            <h1>{title}</h1>
            <AsyncContent
                from={isNobody ? {state: 'ready', value: null} : approval}
                skeleton={<ApprovalBodySkeleton />}
                empty={<NoAnswer />}
            >
                {(value) => (
                    <AsyncContent from={today} skeleton={<ApprovalBodySkeleton />} empty={null}>
                        {(day) => <Result approval={value} today={day} at={at} />}
                    </AsyncContent>
                )}
            </AsyncContent>
            <StoreContact />
        </Main>
    )
}

export const page = definePage({
    loader: () => ({
        answer: personal(({commerce, customerId}) => existingApproval(commerce, customerId))
    }),
    skeleton: ApprovalPageSkeleton
})(ApprovedPage)
