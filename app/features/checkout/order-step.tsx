import {useCallback, useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import {checkoutRecordOf, changeRecord} from '@app/commerce/checkout/checkout-record'
import {usePlaceOrder} from '@app/commerce/checkout/order'
import {tellEvent} from '@app/commerce/shopper/shop-event'
import {useNavigate} from '@app/routing/location'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {checkoutPath} from './checkout-address'
import type {StepProps} from './checkout-page'
import {orderMessages as texts} from './messages'
import type {Checkout} from './use-checkout'

/** Takes what was ordered out of the regular basket, once (G-21); what cannot be taken out stays for the shopper to see. */
const useLighterCart = () => {
    const {readAgain, changeQuantity, removeLine} = useBasketActions()
    return async ({customerId, basketId, lines}: NonNullable<Checkout['kept']>): Promise<void> => {
        if (checkoutRecordOf(customerId)?.isCartLighter) return
        const cart = await readAgain()
        for (const {productId, quantity} of lines) {
            const line = cart?.lines.find((one) => one.productId === productId)
            if (!line) continue
            const left = line.quantity - quantity
            await (left > 0 ? changeQuantity(line.id, left) : removeLine(line.id))
        }
        changeRecord({customerId, basketId}, {isCartLighter: true})
    }
}

const usePlacing = ({checkout, base}: StepProps) => {
    const goTo = useNavigate()
    const {mutateAsync: placeOrder, isLoading} = usePlaceOrder()
    const lighten = useLighterCart()
    const [hasFailed, setFailed] = useState(false)
    const {kept, basket} = checkout

    const place = useCallback(async () => {
        if (!kept?.payment) return
        setFailed(false)
        try {
            const {orderNo} = await placeOrder({
                basketId: kept.basketId,
                payment: kept.payment,
                paymentMethods: basket?.paymentMethods ?? [],
                now: Date.now()
            })
            tellEvent({event: 'ordered', orderNo: orderNo ?? ''})
            await lighten(kept).catch(() => undefined)
            goTo(
                kept.services?.benefitsPlus
                    ? '/BPlus-checkout-confirmation'
                    : checkoutPath('confirmation', base)
            )
        } catch {
            setFailed(true)
        }
    }, [kept, basket, base, placeOrder, lighten, goTo])
    return {place, hasFailed, pending: isLoading}
}

/** Places the order as soon as the payment is settled; nothing is asked for here (D-27). */
export const OrderStep = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const {place, hasFailed, pending} = usePlacing({checkout, base})
    const begun = useRef(false)
    useEffect(() => {
        if (begun.current) return
        begun.current = true
        void place()
    }, [place])

    return (
        <div className="checkout__stack">
            <h1 tabIndex={-1}>{formatMessage(texts.title)}</h1>
            {hasFailed ? (
                <>
                    <Notice tone="error">{formatMessage(texts.failed)}</Notice>
                    <Button pending={pending} onClick={() => void place()}>
                        {formatMessage(texts.again)}
                    </Button>
                </>
            ) : (
                <p role="status">{formatMessage(texts.placing)}</p>
            )}
        </div>
    )
}
