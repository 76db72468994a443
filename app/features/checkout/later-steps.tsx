import type {LaterStepName} from './checkout-address'
import {OrderStep} from './order-step'
import {PaymentStep} from './payment-step'
import {ReviewStep} from './review-step'
import {ScheduleStep} from './schedule-step'
import {SignStep} from './sign-step'
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

/** [ROUTE-003] */
export const LaterStep = ({step, ...props}: StepProps & {step: LaterStepName}) => {
    const Step = steps[step]
    return <Step {...props} />
}
