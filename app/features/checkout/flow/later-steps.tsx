import {type MessageDescriptor, useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import type {LaterStepName} from '../frame/checkout-address'
import {OrderStep} from './order-step'
import {PaymentStep} from '../payment/payment-step'
import {ReviewStep} from '../terms/review-step'
import {ScheduleStep} from '../payment/schedule-step'
import {SignStep} from '../signing/sign-step'
import {orderMessages, paymentMessages} from '../frame/payment-messages'
import {scheduleMessages} from '../frame/schedule-messages'
import {reviewMessages, signMessages, termsMessages} from '../frame/terms-messages'
import {TermsStep} from '../terms/terms-step'
import type {StepProps} from '../frame/use-checkout'

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
