import loadable from '@loadable/component'
import {useIntl} from 'react-intl'
import {Head} from '@app/routing/head'
import {definePage} from '@app/routing/page'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {bankVerifiedPath} from './checkout-address'
import {CheckoutSkeleton} from './checkout-page.skeleton'
import {bankMessages as texts} from './bank-messages'
import {useCheckoutShopper} from './use-checkout-shopper'

const BankCheck = loadable(() => import('./bank-check'), {
    resolveComponent: (module: typeof import('./bank-check')) => module.BankCheck,
    fallback: <CheckoutSkeleton />,
    ssr: false
})

type NothingRequestedProps = {isVerified: boolean; title: string}

/** Shown if no account is asked for, or if the platform reports it as verified: a link back to the checkout [ROUTE-032]. */
const NothingRequested = ({isVerified, title}: NothingRequestedProps) => {
    const {formatMessage} = useIntl()
    return (
        <div className="checkout__stack">
            <h1>{title}</h1>
            <p>{formatMessage(isVerified ? texts.verifiedText : texts.unasked)}</p>
            <ButtonLink to="/checkout">{formatMessage(texts.goOn)}</ButtonLink>
        </div>
    )
}

/** Bank verification and its confirmation, each at its own address [ROUTE-031] [ROUTE-032]. */
export const BankPage = ({at}: {at: {pathname: string}}) => {
    const {formatMessage} = useIntl()
    const shopper = useCheckoutShopper()
    const isVerified = at.pathname === bankVerifiedPath && shopper !== 'nobody'
    const title = formatMessage(isVerified ? texts.verifiedTitle : texts.title)
    const nothingRequested = <NothingRequested isVerified={isVerified} title={title} />
    return (
        <Main look="checkout">
            <Head title={title} index={false} />
            {shopper === 'unknown' ? <CheckoutSkeleton /> : null}
            {shopper === 'nobody' ? nothingRequested : null}
            {shopper === 'somebody' ? (
                <BankCheck isVerified={isVerified}>{nothingRequested}</BankCheck>
            ) : null}
        </Main>
    )
}

export const page = definePage({
    loader: () => ({}),
    skeleton: CheckoutSkeleton
})(BankPage)
