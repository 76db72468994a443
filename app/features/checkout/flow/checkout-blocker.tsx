import {useIntl} from 'react-intl'
import {useIdentity} from '@app/commerce/session/identity'
import type {Cover} from '@app/domain/approval/approval'
import {applicationPath, identityPath} from '@app/domain/approval/application-path'
import type {CheckoutBlocker} from '@app/domain/basket/checkout'
import {useSignIn} from '@app/routing/links/sign-in'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import type {Store} from '@app/commerce/stores/store'
import {CounterOrders} from '@app/ui/store/counter-orders'
import {counterMessages} from '@app/ui/store/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {blockerMessages, signInMessages} from '../frame/messages'

/** A blocker that can be cleared on another page. */
type LinkedBlocker = Exclude<CheckoutBlocker, 'counter-store'>

/** The path where each blocker can be cleared. */
const blockerPaths: Record<LinkedBlocker, string> = {
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
const ownBlockers: readonly CheckoutBlocker[] = ['empty-cart', 'no-approval', 'declined', 'expired']

const stayHere = () => undefined

/** A guest without an approval starts with its first question: sign-in was offered here already (D-17). */
const usePath = (blocker: LinkedBlocker): string => {
    const {state} = useIdentity()
    const isNew = blocker === 'no-approval' && state === 'guest'
    return isNew ? applicationPath('phone') : blockerPaths[blocker]
}

/**
 * Offers sign-in over the checkout to a guest who may have an approved account: they need no second approval, and the
 * checkout continues with the account's [AUTH-041] (D-17).
 */
const SignInFirst = ({blocker}: {blocker: LinkedBlocker}) => {
    const {formatMessage} = useIntl()
    const {state} = useIdentity()
    const {open} = useSignIn()
    if (state !== 'guest' || !ownBlockers.includes(blocker)) return null
    return (
        <Notice>
            {formatMessage(signInMessages.text)}{' '}
            <Button look="quiet" onClick={() => open({onDone: stayHere})}>
                {formatMessage(signInMessages.signIn)}
            </Button>
        </Notice>
    )
}

export type CheckoutBlockerViewProps = {blocker: LinkedBlocker; cover: Cover}

/** What must be done before the checkout can continue, with a link to it (D-25). */
export const CheckoutBlockerView = ({blocker, cover}: CheckoutBlockerViewProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const texts = blockerMessages[blocker]
    const path = usePath(blocker)
    const amounts =
        cover.answer === 'too-small'
            ? {left: money(cover.left), over: money(cover.over)}
            : {left: '', over: ''}
    return (
        <section className="checkout__blocker" aria-labelledby="checkout-blocker">
            <h1 id="checkout-blocker">{formatMessage(texts.title)}</h1>
            <p>{formatMessage(texts.text, amounts)}</p>
            <ButtonLink to={path} prefetch={false}>
                {formatMessage(texts.action)}
            </ButtonLink>
            <SignInFirst blocker={blocker} />
        </section>
    )
}

/** Where to order from a store that takes no orders online (D-54). */
export const CounterBlocker = ({store}: {store: Store}) => {
    const {formatMessage} = useIntl()
    return (
        <section className="checkout__blocker" aria-labelledby="checkout-blocker">
            <h1 id="checkout-blocker">{formatMessage(counterMessages.title)}</h1>
            <CounterOrders store={store} />
            <ButtonLink look="quiet" to="/cart" prefetch={false}>
                {formatMessage(counterMessages.back)}
            </ButtonLink>
        </section>
    )
}
