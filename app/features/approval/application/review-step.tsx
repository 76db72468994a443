import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {decideOnce, type WholeApplication} from '@app/commerce/approvals/application-calls'
import {decisionChanges} from '@app/commerce/approvals/existing-approval'
import {refusalType, toFailure} from '@app/commerce/client'
import {keepContact} from '@app/commerce/customer/given-contact'
import {isUnknownEnd} from '@app/commerce/outcome/outcome'
import {useShopper} from '@app/commerce/session/session'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {useShopperCall} from '@app/commerce/session/use-shopper-call'
import {type ApplicationAnswers, decisionOfPage, resultPath} from '@app/domain/approval/application'
import {orderFormPath} from '@app/domain/approval/application-path'
import {useAppContext, useBrand} from '@app/routing/route/app-context'
import {useNavigate} from '@app/routing/route/location'
import {Checkbox} from '@app/ui/form/fields/choice-fields'
import {Form} from '@app/ui/form/form'
import {ticked} from '@app/ui/form/schema'
import {StepPage} from '@app/ui/form/steps/step-page'
import type {SubmitFailure} from '@app/ui/form/submission'
import {busyText} from '@app/ui/form/write-failure'
import {type ApplicationStepProps, consentsTo, consentVersion} from '../frame/application-step'
import {application, forgetApplication, useApplication} from '../frame/application-store'
import {ReviewedAnswers} from './reviewed-answers'
import {reviewMessages} from './step-messages'
import {useApprovalWish} from '../frame/use-approval-wish'

const wholeOf = ({
    personal,
    home,
    income,
    references
}: ApplicationAnswers): WholeApplication | null =>
    personal && home && income && references ? {personal, home, income, references} : null

/** What a checkout asks for as well. */
const contactOf = ({personal, home}: WholeApplication) => {
    const {firstName, lastName, email, phone} = personal
    const {monthsThere: _, ...address} = home
    return {firstName, lastName, email, phone, ...address}
}

/** The message for an application that could not be sent. All answers are kept. */
const refusalText = (error: unknown) => {
    if (refusalType(error) === 'applicant-too-young') return reviewMessages.tooYoung
    return toFailure(error).status === 401 ? reviewMessages.ended : reviewMessages.refused
}

/** Sends the application once and opens the page for the result. The answers are kept until there is a decision. */
const useSubmission = () => {
    const intl = useIntl()
    const {formatMessage} = intl
    const navigate = useNavigate()
    const {commerce} = useAppContext()
    const wish = useApprovalWish()
    const shopper = useShopper()
    const send = useShopperCall(decideOnce, decisionChanges)

    return async (): Promise<SubmitFailure | undefined> => {
        const whole = wholeOf(application().answers)
        if (!whole) return {alert: formatMessage(reviewMessages.refused)}
        try {
            const pageName = await send({
                application: whole,
                wish,
                consents: consentsTo(['answers-true', 'report'], commerce.locale, Date.now())
            })
            emitShopEvent({event: 'step-reached', flow: 'approval', step: 'decision'})
            const decision = decisionOfPage(pageName)
            const next = resultPath(pageName)
            // The result page is the order form itself, which the shopper is already on: show a message, otherwise
            // nothing would seem to happen.
            if (next === orderFormPath) return {alert: formatMessage(reviewMessages.refused)}
            if (decision === undefined) {
                navigate(next)
                return undefined
            }
            emitShopEvent({event: 'decided', decision})
            // There is a decision: delete the answers. The page then redirects by itself.
            keepContact({...contactOf(whole), customerId: shopper?.customerId ?? ''})
            forgetApplication({decided: pageName})
            return undefined
        } catch (error) {
            const {code} = toFailure(error)
            emitShopEvent({event: 'step-failed', flow: 'approval', step: 'review', code})
            // Looked up already, and nothing found: nobody can tell yet whether there is a decision (D-49).
            if (isUnknownEnd(error)) {
                const alert = busyText(intl, error)
                if (alert !== undefined) return {alert}
                navigate('/service-failure')
                return undefined
            }
            return {alert: formatMessage(refusalText(error))}
        }
    }
}

const schema = z.object({
    mayCheck: z.boolean().check(ticked(reviewMessages.mayCheckMissing))
})

/** Shows all answers again, the consents, and the one button that sends them (G-20). */
export const ReviewStep = ({position}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const {answers} = useApplication()
    const {name: brand} = useBrand()
    const submit = useSubmission()
    return (
        <Form schema={schema} defaultValues={{mayCheck: false}} onSubmit={submit}>
            <StepPage {...position} action={formatMessage(reviewMessages.submit)}>
                <p>{formatMessage(reviewMessages.lead)}</p>
                <ReviewedAnswers answers={answers} />
                <p>{formatMessage(reviewMessages.reports)}</p>
                <Checkbox
                    name="mayCheck"
                    label={formatMessage(reviewMessages.mayCheck, {
                        brand,
                        version: consentVersion
                    })}
                />
                <p>{formatMessage(reviewMessages.isTrue, {version: consentVersion})}</p>
            </StepPage>
        </Form>
    )
}
