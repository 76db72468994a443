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
} as const

/** The steps behind the first: a file of their own, which comes while that one is filled in. */
export type LaterStepName = keyof typeof steps

/** [ROUTE-003] */
export const LaterStep = ({step, ...props}: StepProps & {step: LaterStepName}) => {
    const Step = steps[step]
    return <Step {...props} />
}
