import loadable from '@loadable/component'
import {useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {definePage} from '@app/routing/route/page'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {bankVerifiedPath} from '../frame/checkout-address'
import {CheckoutSkeleton} from '../frame/checkout-page.skeleton'
import {bankMessages as texts} from './bank-messages'
import {useCheckoutShopper} from '../frame/use-checkout-shopper'

const BankCheck = loadable(() => import('./bank-check'), {
    resolveComponent: (module: typeof import('./bank-check')) => module.BankCheck,
    fallback: <CheckoutSkeleton />,
    ssr: false
})

const BankVerified = loadable(() => import('./bank-check'), {
    resolveComponent: (module: typeof import('./bank-check')) => module.BankVerified,
    fallback: <CheckoutSkeleton />,
    ssr: false
})

/** Shown if no account is asked for, or none was verified: a link back to the checkout. */
const NothingRequested = () => {
    const {formatMessage} = useIntl()
    return (
        <div className="checkout__stack">
            <h1>{formatMessage(texts.title)}</h1>
            <p>{formatMessage(texts.notRequested)}</p>
            <ButtonLink to="/checkout">{formatMessage(texts.goOn)}</ButtonLink>
        </div>
    )
}

/**
 * Bank verification and its confirmation, each at its own address [ROUTE-031] [ROUTE-032]. The address alone thanks
 * nobody: the title is neutral until the platform's data say more.
 */
export const BankPage = ({at}: {at: {pathname: string}}) => {
    const {formatMessage} = useIntl()
    const shopper = useCheckoutShopper()
    const Part = at.pathname === bankVerifiedPath ? BankVerified : BankCheck
    return (
        <Main look="checkout">
            <Head title={formatMessage(texts.title)} index={false} />
            {shopper === 'unknown' ? <CheckoutSkeleton /> : null}
            {shopper === 'nobody' ? <NothingRequested /> : null}
            {shopper === 'somebody' ? (
                <Part>
                    <NothingRequested />
                </Part>
            ) : null}
        </Main>
    )
}

export const page = definePage({
    loader: () => ({}),
    skeleton: CheckoutSkeleton
})(BankPage)
