import {useCallback, useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {checkoutRecordOf} from '@app/commerce/checkout/checkout-record'
import {useLookUpPayment} from '@app/commerce/checkout/first-payment'
import {usePlaceOrder} from '@app/commerce/checkout/place-order'
import {settledPayment} from '@app/commerce/checkout/standing'
import {emitShopEvent} from '@app/commerce/shopper/shop-event'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {orderMessages as texts} from './messages'
import type {StepProps} from './use-checkout'

/** Places the order; where it is paid for and no receipt is remembered here, that is looked for first. */
const usePlacing = ({checkout: {record: stored, agreements}}: Pick<StepProps, 'checkout'>) => {
    const {mutateAsync: placeOrder, isLoading} = usePlaceOrder()
    const {mutateAsync: lookUp} = useLookUpPayment()
    const [hasFailed, setFailed] = useState(false)

    const place = useCallback(async () => {
        if (!stored) return
        setFailed(false)
        const {customerId, basketId, agreementIds: ids} = stored
        try {
            if (stored.payment?.state !== 'paid' && stored.payment?.state !== 'at-store') {
                await lookUp({basketId, ids, now: Date.now()})
            }
            const payment = settledPayment(checkoutRecordOf(customerId), agreements)
            if (!payment) return
            await placeOrder({basketId, payment, now: Date.now()})
            emitShopEvent({event: 'ordered', orderNo: checkoutRecordOf(customerId)?.orderNo ?? ''})
        } catch {
            setFailed(true)
        }
    }, [stored, agreements, lookUp, placeOrder])
    return {place, hasFailed, pending: isLoading}
}

/** Places the order as soon as the payment is settled; nothing is asked for here (D-27). */
export const OrderStep = ({checkout}: StepProps) => {
    const {formatMessage} = useIntl()
    const {place, hasFailed, pending} = usePlacing({checkout})
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
