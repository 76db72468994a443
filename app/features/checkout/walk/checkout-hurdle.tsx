import {useIntl} from 'react-intl'
import {useIdentity} from '@app/commerce/session/identity'
import type {Cover} from '@app/domain/approval/approval'
import {identityPath} from '@app/domain/approval/application-path'
import type {CheckoutHurdle} from '@app/domain/basket/checkout'
import {useSignIn} from '@app/routing/links/sign-in'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import type {Store} from '@app/commerce/stores/store'
import {CounterOrders} from '@app/ui/store/counter-orders'
import {counterMessages} from '@app/ui/store/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {hurdleMessages, signInMessages} from '../frame/messages'

/** A hurdle that can be cleared on another page. */
type LinkedHurdle = Exclude<CheckoutHurdle, 'counter-store'>

/** The path where each hurdle can be cleared. */
const hurdlePaths: Record<LinkedHurdle, string> = {
    'empty-cart': '/shop-all',
    unavailable: '/cart',
    'no-approval': '/instant-approval',
    declined: '/declined',
    expired: '/instant-approval',
    'too-small': '/cart',
    documents: '/my-accounts/verification-submission-overview',
    identity: identityPath
}

/** What may be different in the account: its own cart, and its own approval. */
const ownHurdles: readonly CheckoutHurdle[] = ['empty-cart', 'no-approval', 'declined', 'expired']

const stayHere = () => undefined

/**
 * Offers sign-in over the checkout to a guest who may have an approved account: they need no second approval, and the
 * checkout continues with the account's [AUTH-041] (D-17).
 */
const SignInFirst = ({hurdle}: {hurdle: LinkedHurdle}) => {
    const {formatMessage} = useIntl()
    const {state} = useIdentity()
    const {open} = useSignIn()
    if (state !== 'guest' || !ownHurdles.includes(hurdle)) return null
    return (
        <Notice>
            {formatMessage(signInMessages.text)}{' '}
            <Button look="quiet" onClick={() => open({onDone: stayHere})}>
                {formatMessage(signInMessages.signIn)}
            </Button>
        </Notice>
    )
}

export type CheckoutHurdleViewProps = {hurdle: LinkedHurdle; cover: Cover}

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
            <SignInFirst hurdle={hurdle} />
        </section>
    )
}

/** Where to order from a store that takes no orders online (D-54). */
export const CounterHurdle = ({store}: {store: Store}) => {
    const {formatMessage} = useIntl()
    return (
        <section className="checkout__hurdle" aria-labelledby="checkout-hurdle">
            <h1 id="checkout-hurdle">{formatMessage(counterMessages.title)}</h1>
            <CounterOrders store={store} />
            <ButtonLink look="quiet" to="/cart" prefetch={false}>
                {formatMessage(counterMessages.back)}
            </ButtonLink>
        </section>
    )
}
