import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {shortLines} from '@app/domain/basket/basket'
import {
    shownCheckoutStep,
    type CheckoutBlocker,
    type CheckoutStep
} from '@app/domain/basket/checkout'
import {useLocale} from '@app/routing/route/app-context'
import {inLocale} from '@app/routing/route/locale-path'
import {PageRedirect} from '@app/routing/route/redirect'
import {LoadFailed} from '@app/ui/async/async-content'
import {
    type CheckoutBase,
    checkoutBaseOf,
    checkoutPath,
    checkoutStepOf,
    isOwnStep
} from '../frame/checkout-address'
import {CheckoutBlockerView, CounterBlocker} from './checkout-blocker'
import {CheckoutNews} from './checkout-news'
import {CheckoutSkeleton} from '../frame/checkout-page.skeleton'
import {DeliveryStep} from '../delivery/delivery-step'
import {LaterStep} from './lazy-later-step'
import {messages} from '../frame/messages'
import {UnavailableLines} from './unavailable-lines'
import {type Checkout, type StepProps, useCheckout} from '../frame/use-checkout'

type Shown = CheckoutStep | CheckoutBlocker

const isBlocker = (shown: Shown): shown is CheckoutBlocker => checkoutStepOf(shown) === undefined

/** The path of a step; a confirmation with benefits plus has its own path [CHECKOUT-011]. */
const addressOf = (step: CheckoutStep, {record: stored}: Checkout, base: CheckoutBase): string =>
    step === 'confirmation' && stored?.services?.benefitsPlus
        ? '/BPlus-checkout-confirmation'
        : checkoutPath(step, base)

/**
 * Emits that a step is reached, once for each step: before a redirect to another step of this page nothing is emitted,
 * because that step emits its own event.
 */
const useStepEvent = (shown: Shown, wanted: CheckoutStep | undefined): void => {
    const isReached = shown === wanted || !isOwnStep(shown)
    useEffect(() => {
        if (isReached) emitShopEvent({event: 'step-reached', flow: 'checkout', step: shown})
    }, [shown, isReached])
}

type ShownBlockerProps = {blocker: CheckoutBlocker; checkout: Checkout}

const ShownBlocker = ({blocker, checkout: {store, cart, cover}}: ShownBlockerProps) => {
    if (blocker === 'counter-store') return <CounterBlocker store={store} />
    // If only the platform refuses the cart, no line is short here, and the blocker links to the cart, which says more.
    if (blocker === 'unavailable' && shortLines(cart.lines).length > 0)
        return <UnavailableLines lines={cart.lines} />
    return <CheckoutBlockerView blocker={blocker} cover={cover} />
}

type ShownStepProps = StepProps & {wanted: CheckoutStep | undefined}

/** Shows the step in the address if the checkout has come that far; otherwise redirects to the next step (D-24). */
const ShownStep = ({wanted, checkout, base}: ShownStepProps) => {
    const locale = useLocale()
    const shown = shownCheckoutStep(wanted ?? 'confirmation', checkout.facts)
    useStepEvent(shown, wanted)

    const {record: stored, store} = checkout
    if (isBlocker(shown)) return <ShownBlocker blocker={shown} checkout={checkout} />
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

export type CheckoutFlowProps = {pathname: string; wanted: CheckoutStep | undefined}

/** The state of the checkout and its first step. It is a separate file, so that the page hydrates sooner. */
export const CheckoutFlow = ({pathname, wanted}: CheckoutFlowProps) => {
    const {formatMessage} = useIntl()
    const checkout = useCheckout(new Date())
    const isReady = checkout.state === 'ready'
    useEffect(() => {
        if (isReady) LaterStep.preload()
    }, [isReady])
    switch (checkout.state) {
        case 'loading':
            return <CheckoutSkeleton />
        case 'failed':
            return (
                <div className="checkout__stack">
                    <h1>{formatMessage(messages.title)}</h1>
                    <LoadFailed retry={checkout.retry} />
                </div>
            )
        case 'nobody':
            return <CheckoutBlockerView blocker="empty-cart" cover={{answer: 'none'}} />
        case 'ready':
            return (
                <ShownStep
                    wanted={wanted}
                    checkout={checkout.value}
                    base={checkoutBaseOf(pathname)}
                />
            )
    }
}
