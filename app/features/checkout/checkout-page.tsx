import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {emitShopEvent} from '@app/commerce/shopper/shop-event'
import {shownCheckoutStep, type CheckoutHurdle, type CheckoutStep} from '@app/domain/checkout'
import {useLocale} from '@app/routing/app-context'
import {Head} from '@app/routing/head'
import {inLocale} from '@app/routing/locale-path'
import {PageRedirect} from '@app/routing/redirect'
import {definePage} from '@app/routing/page'
import {LoadFailed} from '@app/ui/async/async-content'
import {Main} from '@app/ui/navigation/main'
import {type CheckoutBase, checkoutBaseOf, checkoutPath, checkoutStepOf} from './checkout-address'
import {CheckoutHurdleView} from './checkout-hurdle'
import {CheckoutSkeleton} from './checkout-page.skeleton'
import {CheckoutNews} from './checkout-news'
import {DeliveryStep} from './delivery-step'
import {messages} from './messages'
import {OrderStep} from './order-step'
import {PaymentStep} from './payment-step'
import {ReviewStep} from './review-step'
import {ScheduleStep} from './schedule-step'
import {SignStep} from './sign-step'
import {TermsStep} from './terms-step'
import {type Checkout, type StepProps, useCheckout} from './use-checkout'

const steps = {
    delivery: DeliveryStep,
    schedule: ScheduleStep,
    terms: TermsStep,
    review: ReviewStep,
    sign: SignStep,
    payment: PaymentStep,
    order: OrderStep
} as const

type OwnStep = keyof typeof steps

const isOwnStep = (step: string): step is OwnStep => Object.hasOwn(steps, step)

const isHurdle = (shown: CheckoutStep | CheckoutHurdle): shown is CheckoutHurdle =>
    checkoutStepOf(shown) === undefined

/** Where a step is; a confirmation with benefits plus has an address of its own [CHECKOUT-011]. */
const addressOf = (step: CheckoutStep, {record: stored}: Checkout, base: CheckoutBase): string =>
    step === 'confirmation' && stored?.services?.benefitsPlus
        ? '/BPlus-checkout-confirmation'
        : checkoutPath(step, base)

type ShownStepProps = StepProps & {wanted: CheckoutStep | undefined}

/** The step of the address, if the checkout has come that far; else what comes next, at its own address (D-24). */
const ShownStep = ({wanted, checkout, base}: ShownStepProps) => {
    const locale = useLocale()
    const shown = shownCheckoutStep(wanted ?? 'confirmation', checkout.facts)
    useEffect(() => {
        emitShopEvent({event: 'step-reached', flow: 'checkout', step: shown})
    }, [shown])

    const {record: stored, store} = checkout
    if (isHurdle(shown)) return <CheckoutHurdleView hurdle={shown} cover={checkout.cover} />
    if (shown !== wanted || !isOwnStep(shown))
        return <PageRedirect to={inLocale(locale, addressOf(shown, checkout, base))} />
    const Step = steps[shown]
    return (
        <>
            <CheckoutNews news={stored?.news ?? []} store={store.name} />
            <Step checkout={checkout} base={base} />
        </>
    )
}

export type CheckoutPageProps = {
    at: {pathname: string; params: Readonly<Record<string, string | undefined>>}
}

/** The checkout at both of its addresses [ROUTE-003] [ROUTE-017]: the same page for everybody, filled in the browser. */
export const CheckoutPage = ({at}: CheckoutPageProps) => {
    const {formatMessage} = useIntl()
    const checkout = useCheckout(new Date())
    return (
        <Main look="checkout">
            <Head title={formatMessage(messages.title)} index={false} />
            {checkout.state === 'loading' ? <CheckoutSkeleton /> : null}
            {checkout.state === 'failed' ? (
                <>
                    <h1>{formatMessage(messages.title)}</h1>
                    <LoadFailed retry={checkout.retry} />
                </>
            ) : null}
            {checkout.state === 'nobody' ? (
                <CheckoutHurdleView hurdle="empty-cart" cover={{answer: 'none'}} />
            ) : null}
            {checkout.state === 'ready' ? (
                <ShownStep
                    wanted={checkoutStepOf(at.params.step)}
                    checkout={checkout.value}
                    base={checkoutBaseOf(at.pathname)}
                />
            ) : null}
        </Main>
    )
}

export const page = definePage({
    loader: () => ({}),
    isMissing: (_, {params: {step}}) => step !== undefined && !isOwnStep(step),
    skeleton: CheckoutSkeleton
})(CheckoutPage)
