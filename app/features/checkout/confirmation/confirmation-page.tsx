import loadable from '@loadable/component'
import {useIntl} from 'react-intl'
import {useIdentity} from '@app/commerce/session/identity'
import {Head} from '@app/routing/view/head'
import {definePage} from '@app/routing/route/page'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {CheckoutSkeleton} from '../frame/checkout-page.skeleton'
import {confirmationMessages as texts} from './confirmation-messages'
import {useCheckoutShopper} from '../frame/use-checkout-shopper'

const OwnOrder = loadable(() => import('./own-order'), {
    resolveComponent: (module: typeof import('./own-order')) => module.OwnOrder,
    fallback: <CheckoutSkeleton />,
    ssr: false
})

/** Shown if there is no order: none was placed in this browser, or the number belongs to another shopper. */
const NoOrder = ({named}: {named: string | undefined}) => {
    const {formatMessage} = useIntl()
    const isGuest = useIdentity().state === 'guest'
    const own = named === undefined ? '' : `/${encodeURIComponent(named)}`
    const signInPath = `/login?${new URLSearchParams({return: `/checkout/confirmation${own}`})}`
    return (
        <div className="checkout__stack">
            <Head title={formatMessage(texts.noneTitle)} index={false} />
            <h1>{formatMessage(texts.noneTitle)}</h1>
            <p>{formatMessage(texts.noneText)}</p>
            {isGuest ? (
                <ButtonLink to={signInPath} prefetch={false}>
                    {formatMessage(texts.signIn)}
                </ButtonLink>
            ) : null}
            <ButtonLink to="/shop-all" look={isGuest ? 'quiet' : 'primary'}>
                {formatMessage(texts.goOn)}
            </ButtonLink>
        </div>
    )
}

export type ConfirmationPageProps = {
    at: {params: Readonly<Record<string, string | undefined>>}
}

/**
 * The confirmation of an order, for its owner only: the order in the address, otherwise the last order of this browser
 * [ROUTE-018] [ROUTE-019] [ROUTE-020] (G-21).
 */
export const ConfirmationPage = ({at}: ConfirmationPageProps) => {
    const {formatMessage} = useIntl()
    const shopper = useCheckoutShopper()
    const named = at.params.orderNo
    const isNobodys = shopper === 'nobody' && named === undefined
    return (
        <Main look="checkout">
            <Head title={formatMessage(texts.pendingTitle)} index={false} />
            {shopper === 'unknown' ? <CheckoutSkeleton /> : null}
            {isNobodys ? <NoOrder named={named} /> : null}
            {shopper === 'unknown' || isNobodys ? null : (
                <OwnOrder named={named}>
                    <NoOrder named={named} />
                </OwnOrder>
            )}
        </Main>
    )
}

export const page = definePage({
    loader: () => ({}),
    skeleton: CheckoutSkeleton
})(ConfirmationPage)
