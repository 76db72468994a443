import loadable from '@loadable/component'
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
import type {LaterStepName} from './later-steps'
import {messages} from './messages'
import {type Checkout, type StepProps, useCheckout} from './use-checkout'

const LaterStep = loadable(() => import('./later-steps'), {
    resolveComponent: (module: typeof import('./later-steps')) => module.LaterStep,
    fallback: <CheckoutSkeleton />,
    ssr: false
})

type OwnStep = 'delivery' | LaterStepName

const ownSteps: ReadonlySet<string> = new Set<OwnStep>([
    'delivery',
    'schedule',
    'terms',
    'review',
    'sign',
    'payment',
    'order'
])

const isOwnStep = (step: string): step is OwnStep => ownSteps.has(step)

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
    return (
        <>
            <CheckoutNews news={stored?.news ?? []} store={store.name} />
            {shown === 'delivery' ? (
                <DeliveryStep checkout={checkout} base={base} />
            ) : (
                <LaterStep step={shown} checkout={checkout} base={base} />
            )}
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
    const wanted = checkoutStepOf(at.params.step)
    const needsLaterSteps =
        checkout.state === 'ready' || (wanted !== undefined && wanted !== 'delivery')
    useEffect(() => {
        if (needsLaterSteps) LaterStep.preload()
    }, [needsLaterSteps])
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
                    wanted={wanted}
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
