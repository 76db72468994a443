import {useIntl} from 'react-intl'
import type {Cover} from '@app/domain/approval'
import {identityPath} from '@app/domain/application-path'
import type {CheckoutHurdle} from '@app/domain/checkout'
import {ButtonLink} from '@app/ui/button/button'
import {useMoney} from '@app/ui/price/rent-texts'
import {hurdleMessages} from './messages'

/** The path where each hurdle can be cleared. */
const hurdlePaths: Record<CheckoutHurdle, string> = {
    'empty-cart': '/shop-all',
    unavailable: '/cart',
    'no-approval': '/instant-approval',
    declined: '/declined',
    expired: '/instant-approval',
    'too-small': '/cart',
    documents: '/my-accounts/verification-submission-overview',
    identity: identityPath
}

export type CheckoutHurdleViewProps = {hurdle: CheckoutHurdle; cover: Cover}

/** What must be done before the checkout can continue, with a link to it (D-25). */
export const CheckoutHurdleView = ({hurdle, cover}: CheckoutHurdleViewProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const texts = hurdleMessages[hurdle]
    const amounts =
        cover.answer === 'too-small'
            ? {left: money(cover.left), over: money(cover.over)}
            : {left: '', over: ''}
    return (
        <section className="checkout__hurdle" aria-labelledby="checkout-hurdle">
            <h1 id="checkout-hurdle">{formatMessage(texts.title)}</h1>
            <p>{formatMessage(texts.text, amounts)}</p>
            <ButtonLink to={hurdlePaths[hurdle]} prefetch={false}>
                {formatMessage(texts.action)}
            </ButtonLink>
        </section>
    )
}
