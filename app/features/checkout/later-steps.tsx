import {type MessageDescriptor, useIntl} from 'react-intl'
import {Head} from '@app/routing/head'
import type {LaterStepName} from './checkout-address'
import {OrderStep} from './order-step'
import {PaymentStep} from './payment-step'
import {ReviewStep} from './review-step'
import {ScheduleStep} from './schedule-step'
import {SignStep} from './sign-step'
import {orderMessages, paymentMessages} from './payment-messages'
import {scheduleMessages} from './schedule-messages'
import {reviewMessages, signMessages, termsMessages} from './terms-messages'
import {TermsStep} from './terms-step'
import type {StepProps} from './use-checkout'

const steps = {
    schedule: ScheduleStep,
    terms: TermsStep,
    review: ReviewStep,
    sign: SignStep,
    payment: PaymentStep,
    order: OrderStep
} satisfies Record<LaterStepName, unknown>

const titles: Record<LaterStepName, MessageDescriptor> = {
    schedule: scheduleMessages.title,
    terms: termsMessages.title,
    review: reviewMessages.title,
    sign: signMessages.title,
    payment: paymentMessages.title,
    order: orderMessages.title
}

/** A step with its own page title, so that tabs and the browser's history show which step it is [ROUTE-003] [SHELL-027]. */
export const LaterStep = ({step, ...props}: StepProps & {step: LaterStepName}) => {
    const {formatMessage} = useIntl()
    const Step = steps[step]
    return (
        <>
            <Head title={formatMessage(titles[step])} index={false} />
            <Step {...props} />
        </>
    )
}
