import {useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {definePage} from '@app/routing/route/page'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {CheckoutSkeleton} from '../frame/checkout-page.skeleton'
import {benefitsPlusMessages as texts} from './confirmation-messages'

/**
 * Shown if benefits plus could not be added to this checkout: what that means, and how to continue without it
 * [CHECKOUT-017] [ROUTE-038].
 */
export const BenefitsPlusPage = () => {
    const {formatMessage} = useIntl()
    return (
        <Main look="checkout">
            <Head title={formatMessage(texts.unableTitle)} index={false} />
            <div className="checkout__stack">
                <h1>{formatMessage(texts.unableTitle)}</h1>
                <p>{formatMessage(texts.unableText)}</p>
                <ButtonLink to="/checkout/terms">{formatMessage(texts.without)}</ButtonLink>
                <ButtonLink look="quiet" to="/contact-us">
                    {formatMessage(texts.contact)}
                </ButtonLink>
            </div>
        </Main>
    )
}

export const page = definePage({
    loader: () => ({}),
    skeleton: CheckoutSkeleton
})(BenefitsPlusPage)
