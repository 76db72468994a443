import loadable from '@loadable/component'
import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {definePage} from '@app/routing/route/page'
import {StorageNotice} from '@app/ui/feedback/storage-notice'
import {Main} from '@app/ui/navigation/main'
import {checkoutStepOf, isOwnStep} from '../frame/checkout-address'
import {CheckoutBlockerView} from './checkout-blocker'
import {CheckoutSkeleton} from '../frame/checkout-page.skeleton'
import {LaterStep} from './lazy-later-step'
import {messages} from '../frame/messages'
import {useCheckoutShopper} from '../frame/use-checkout-shopper'

const CheckoutFlow = loadable(() => import('./checkout-flow'), {
    resolveComponent: (module: typeof import('./checkout-flow')) => module.CheckoutFlow,
    fallback: <CheckoutSkeleton />,
    ssr: false
})

export type CheckoutPageProps = {
    at: {pathname: string; params: Readonly<Record<string, string | undefined>>}
}

/**
 * The checkout at both of its addresses [ROUTE-003] [ROUTE-017]. The HTML is the same for everybody; the contents are
 * loaded in the browser.
 */
export const CheckoutPage = ({at: {pathname, params}}: CheckoutPageProps) => {
    const {formatMessage} = useIntl()
    const shopper = useCheckoutShopper()
    const wanted = checkoutStepOf(params.step)
    const needsLaterSteps = shopper === 'somebody' && wanted !== undefined && wanted !== 'delivery'
    useEffect(() => {
        if (needsLaterSteps) LaterStep.preload()
    }, [needsLaterSteps])
    return (
        <Main look="checkout">
            <Head title={formatMessage(messages.title)} index={false} />
            {shopper === 'unknown' ? <CheckoutSkeleton /> : null}
            {shopper === 'nobody' ? (
                <CheckoutBlockerView blocker="empty-cart" cover={{answer: 'none'}} />
            ) : null}
            {shopper === 'somebody' ? <StorageNotice /> : null}
            {shopper === 'somebody' ? <CheckoutFlow pathname={pathname} wanted={wanted} /> : null}
        </Main>
    )
}

export const page = definePage({
    loader: () => ({}),
    isMissing: (_, {params: {step}}) => step !== undefined && !isOwnStep(step),
    skeleton: CheckoutSkeleton
})(CheckoutPage)
