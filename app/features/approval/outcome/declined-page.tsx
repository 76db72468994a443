import {useIntl} from 'react-intl'
import {type ExistingApproval, existingApproval} from '@app/commerce/approvals/existing-approval'
import {type LastAnswer, lastAnswerOf} from '@app/commerce/approvals/refusal'
import {resultPath} from '@app/domain/approval/application'
import {reapplyDay, statusRefusal} from '@app/domain/approval/approval'
import {addDays, type CalendarDay} from '@app/domain/calendar/calendar'
import {type Loadable, selected} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import {definePage, type LoaderArgs, personal} from '@app/routing/route/page'
import {PageRedirect} from '@app/routing/route/redirect'
import {useChosenStoreDay} from '@app/routing/data/use-own-amount'
import {useHasNoSession} from '@app/routing/data/use-personal-query'
import {LoadFailed} from '@app/ui/async/async-content'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {useDayText} from '@app/ui/typography/day-text'
import {useApplication} from '../frame/application-store'
import {ApprovalBodySkeleton, ApprovalPageSkeleton} from '../frame/approval-page.skeleton'
import {declinedMessages, resultMessages} from '../frame/messages'
import {NoAnswer} from '../frame/no-answer'
import {RefusalNoticeView} from './refusal-notice'
import {StoreContact} from '../frame/store-contact'

const nothingKnown: LastAnswer = {decision: null, decidedOn: null, notice: null}

/** The first day to apply again, if known, and whether it has come (D-33). */
const useApplyAgain = (decidedOn: CalendarDay | null) => {
    const day = decidedOn === null ? null : reapplyDay(decidedOn)
    const today = useChosenStoreDay(day !== null)
    const refusal = {decision: 'declined', decidedOn} as const
    return {day, hasCome: today.state === 'ready' && !statusRefusal(refusal, today.value)}
}

const againMessage = (day: CalendarDay | null, hasCome: boolean) => {
    if (hasCome) return declinedMessages.againNow
    return day === null ? declinedMessages.again : declinedMessages.againOn
}

/** The text of the refusal: kind, and without a reason given by us (G-22). */
const Refusal = ({answer}: {answer: Loadable<LastAnswer>}) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    const {decidedOn, notice} = answer.state === 'ready' ? answer.value : nothingKnown
    const {day, hasCome} = useApplyAgain(decidedOn)
    return (
        <>
            <p className="approval__lead">{formatMessage(declinedMessages.lead)}</p>
            <ul className="approval__list">
                <li>{formatMessage(declinedMessages.mail)}</li>
                <li>
                    {formatMessage(againMessage(day, hasCome), {
                        day: day === null ? '' : dayText(day)
                    })}
                </li>
                <li>{formatMessage(declinedMessages.meanwhile)}</li>
            </ul>
            <div className="approval__actions">
                {hasCome ? (
                    <ButtonLink to="/instant-approval">
                        {formatMessage(resultMessages.apply)}
                    </ButtonLink>
                ) : null}
                <ButtonLink look="secondary" to="/shop-all" prefetch={false}>
                    {formatMessage(declinedMessages.shop)}
                </ButtonLink>
            </div>
            {notice ? (
                <RefusalNoticeView
                    notice={notice}
                    until={day === null || hasCome ? null : addDays(day, -1)}
                />
            ) : null}
            {answer.state === 'loading' ? <ApprovalBodySkeleton /> : null}
        </>
    )
}

type Shown = 'waiting' | 'failed' | 'refusal' | 'nothing' | 'approval'

/** What the page shows. A shopper who was refused in this tab sees the refusal even if the decision cannot be loaded. */
const shownFor = (
    answer: Loadable<LastAnswer>,
    isRefusedHere: boolean,
    isNobody: boolean
): Shown => {
    if (answer.state === 'ready') {
        const {decision} = answer.value
        if (decision === null) return 'nothing'
        return decision === 'declined' ? 'refusal' : 'approval'
    }
    if (isRefusedHere) return 'refusal'
    if (answer.state === 'loading') return 'waiting'
    return isNobody ? 'nothing' : 'failed'
}

export type DeclinedPageProps = {existing: Loadable<ExistingApproval>; at: LoaderArgs}

/** A refusal. The explanation comes by mail, and the platform's notice can be read here again (G-22) (D-33) [ROUTE-025]. */
export const DeclinedPage = ({existing, at}: DeclinedPageProps) => {
    const answer = selected(existing, lastAnswerOf)
    const {formatMessage} = useIntl()
    const isRefusedHere = useApplication().decided === 'Declined'
    const shown = shownFor(answer, isRefusedHere, useHasNoSession())
    if (shown === 'approval') {
        return <PageRedirect to={inLocale(at.locale, resultPath('Approved'))} />
    }
    const title = shown === 'refusal' ? declinedMessages.title : resultMessages.apart
    return (
        <Main look="approval">
            <Head title={formatMessage(title)} index={false} />
            <h1>{formatMessage(title)}</h1>
            {shown === 'waiting' ? <ApprovalBodySkeleton /> : null}
            {shown === 'failed' && answer.state === 'failed' ? (
                <LoadFailed retry={answer.retry} />
            ) : null}
            {shown === 'nothing' ? <NoAnswer /> : null}
            {shown === 'refusal' ? <Refusal answer={answer} /> : null}
            <StoreContact />
        </Main>
    )
}

export const page = definePage({
    loader: () => ({
        existing: personal(({commerce, customerId}) => existingApproval(commerce, customerId))
    }),
    skeleton: ApprovalPageSkeleton
})(DeclinedPage)
