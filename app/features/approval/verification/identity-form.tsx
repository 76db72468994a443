import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {decisionChanges} from '@app/commerce/approvals/existing-approval'
import {type IdentityResult, verifyIdentity} from '@app/commerce/approvals/identity-check'
import {toFailure} from '@app/commerce/client'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {useShopperCall} from '@app/commerce/session/use-shopper-call'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {isLastFour, cleanLastFour} from '@app/domain/person/person'
import {useAppContext} from '@app/routing/route/app-context'
import {Head} from '@app/routing/view/head'
import {BirthDateField} from '@app/ui/form/fields/birth-date-field'
import {Form} from '@app/ui/form/form'
import {filled, rule} from '@app/ui/form/schema'
import {StepPage} from '@app/ui/form/steps/step-page'
import type {SubmitFailure} from '@app/ui/form/submission'
import {DigitsField} from '@app/ui/form/fields/text-fields'
import {birthDate, typedBirthDate} from '../frame/birth-date'
import {identityMessages} from '../frame/identity-messages'

const identitySchema = (today: CalendarDay) =>
    z.object({
        lastFour: z.string().check(
            z.overwrite(cleanLastFour),
            filled(identityMessages.lastFourMissing),
            rule((text) => (isLastFour(text) ? undefined : identityMessages.lastFourWrong))
        ),
        birthDate: birthDate(today)
    })

type IdentityValues = z.infer<ReturnType<typeof identitySchema>>

/** The queries that are loaded again after an answer about the identity. */
const identityChanges = [...decisionChanges, ['asked-documents']] as const

/** Sends the form. The number of tries left is always loaded again, so it is right even if the response was lost. */
const useVerification = (onEnd: (result: IdentityResult) => void) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const verify = useShopperCall(verifyIdentity, identityChanges)
    return async (values: IdentityValues): Promise<SubmitFailure | undefined> => {
        const birthDay = typedBirthDate(values.birthDate, commerce.today()) ?? ''
        try {
            const result = await verify({lastFour: values.lastFour, birthDate: birthDay})
            onEnd(result)
            if (typeof result === 'string') {
                emitShopEvent({event: 'step-reached', flow: 'approval', step: `identity-${result}`})
                return undefined
            }
            return {alert: formatMessage(identityMessages.wrong, {tries: result.triesLeft})}
        } catch (error) {
            const {status, code} = toFailure(error)
            emitShopEvent({event: 'step-failed', flow: 'approval', step: 'identity', code})
            const text = status === 401 ? identityMessages.ended : identityMessages.failed
            return {alert: formatMessage(text)}
        }
    }
}

export type IdentityFormProps = {triesLeft: number; onEnd: (result: IdentityResult) => void}

/**
 * Asks for the last four digits of the identity number and the birth date; the number of tries is limited (G-20)
 * [VERIFY-004].
 */
export const IdentityForm = ({triesLeft, onEnd}: IdentityFormProps) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const submit = useVerification(onEnd)
    return (
        <Form
            schema={identitySchema(commerce.today())}
            defaultValues={{lastFour: '', birthDate: ''}}
            onSubmit={submit}
        >
            <Head title={formatMessage(identityMessages.title)} index={false} />
            <StepPage
                title={formatMessage(identityMessages.title)}
                back="/pre-approvedPage"
                action={formatMessage(identityMessages.submit)}
            >
                <p>{formatMessage(identityMessages.why)}</p>
                <p>{formatMessage(identityMessages.tries, {tries: triesLeft})}</p>
                <DigitsField
                    name="lastFour"
                    label={formatMessage(identityMessages.lastFour)}
                    width="xs"
                />
                <BirthDateField
                    name="birthDate"
                    label={formatMessage(identityMessages.birthDate)}
                />
            </StepPage>
        </Form>
    )
}
