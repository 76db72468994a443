import {useCallback, useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {checkoutRecordOf} from '@app/commerce/checkout/checkout-record'
import {useLookUpPayment} from '@app/commerce/checkout/first-payment'
import {type Placing, usePlaceOrder} from '@app/commerce/checkout/order/place-order'
import {settledPayment} from '@app/commerce/checkout/progress'
import type {CheckoutRecord, SettledPayment} from '@app/commerce/checkout/stored-record'
import {refusalType} from '@app/commerce/client'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import type {Cents} from '@app/domain/prices/money'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {useMoney} from '@app/ui/price/rent-texts'
import {orderMessages as texts} from '../frame/payment-messages'
import type {StepProps} from '../frame/use-checkout'

/** The platform's error type if another shopper has rented the last piece meanwhile. */
const SOLD_OUT = 'product-item-not-available'

/**
 * Why the order was not placed: 'soldOut' (the last piece is gone, so trying again rarely helps), or 'failed' for any
 * other reason.
 */
type Problem = 'failed' | 'soldOut'

type Changed = Extract<Placing, {state: 'changed'}>

type Settled = {payment: SettledPayment; checkout: CheckoutRecord}

/**
 * Returns a function that finds out how the order is paid. If this browser has no receipt, it looks the payment up
 * first. Undefined if it is not paid.
 */
const useSettled = ({record: stored, agreements}: StepProps['checkout']) => {
    const {mutateAsync: lookUp} = useLookUpPayment()
    return useCallback(async (): Promise<Settled | undefined> => {
        if (!stored) return undefined
        const {customerId, basketId, agreementIds: ids} = stored
        if (stored.payment?.state !== 'paid' && stored.payment?.state !== 'at-store') {
            await lookUp({basketId, ids, now: Date.now()})
        }
        const payment = settledPayment(checkoutRecordOf(customerId), agreements)
        return payment && {payment, checkout: stored}
    }, [stored, agreements, lookUp])
}

/** Places the order. `accepted` is the new total, in cents, if it has changed and the shopper has accepted it. */
const usePlacing = (checkout: StepProps['checkout']) => {
    const {mutateAsync: placeOrder} = usePlaceOrder()
    const [problem, setProblem] = useState<Problem | Changed | null>(null)
    const [isPlacing, setPlacing] = useState(false)
    const settled = useSettled(checkout)

    const place = useCallback(
        async (accepted?: Cents) => {
            setPlacing(true)
            try {
                const found = await settled()
                if (!found) return
                const {basketId} = found.checkout
                const ordering = {basketId, payment: found.payment, now: Date.now(), accepted}
                const placing = await placeOrder(ordering)
                if (placing.state === 'changed') {
                    setProblem(placing)
                    return
                }
                emitShopEvent({event: 'ordered'})
            } catch (error) {
                setProblem(refusalType(error) === SOLD_OUT ? 'soldOut' : 'failed')
            } finally {
                setPlacing(false)
            }
        },
        [settled, placeOrder]
    )
    return {place, problem, pending: isPlacing}
}

type ChangedTotalProps = {change: Changed; pending: boolean; onAccept: () => void}

/** The new total of the order and the total of the review. The order is placed when the shopper presses the button (D-28). */
const ChangedTotal = ({change, pending, onAccept}: ChangedTotalProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const amounts = {now: money(change.now), shown: money(change.shown)}
    return (
        <>
            {pending ? null : (
                <Notice tone="warning" live>
                    {formatMessage(texts.changed, amounts)}
                </Notice>
            )}
            <Button pending={pending} onClick={onAccept}>
                {formatMessage(texts.accept)}
            </Button>
        </>
    )
}

type NotPlacedProps = {problem: Problem; pending: boolean; onAgain: () => void}

/**
 * Why the order was not placed, and what to do next: the primary action is to ask the store if something is sold out,
 * otherwise to try again. The buttons stay while it is tried again, so that the keyboard focus stays, too.
 */
const NotPlaced = ({problem, pending, onAgain}: NotPlacedProps) => {
    const {formatMessage} = useIntl()
    const isSoldOut = problem === 'soldOut'
    const again = (
        <Button
            key="again"
            look={isSoldOut ? 'quiet' : 'primary'}
            pending={pending}
            onClick={onAgain}
        >
            {formatMessage(texts.again)}
        </Button>
    )
    const contact = (
        <ButtonLink key="contact" look={isSoldOut ? 'primary' : 'quiet'} to="/contact-us">
            {formatMessage(texts.contact)}
        </ButtonLink>
    )
    return (
        <>
            {pending ? null : <Notice tone="error">{formatMessage(texts[problem])}</Notice>}
            {isSoldOut ? [contact, again] : [again, contact]}
        </>
    )
}

/** Places the order as soon as the payment is settled; there are no questions in this step (D-27). */
export const OrderStep = ({checkout}: StepProps) => {
    const {formatMessage} = useIntl()
    const {place, problem, pending} = usePlacing(checkout)
    const isStarted = useRef(false)
    useEffect(() => {
        if (isStarted.current) return
        isStarted.current = true
        void place()
    }, [place])

    return (
        <div className="checkout__stack">
            <h1 tabIndex={-1} data-takes-focus>
                {formatMessage(texts.title)}
            </h1>
            {pending || problem === null ? (
                <p role="status">{formatMessage(texts.placing)}</p>
            ) : null}
            {problem !== null && typeof problem !== 'string' ? (
                <ChangedTotal
                    change={problem}
                    pending={pending}
                    onAccept={() => void place(problem.now)}
                />
            ) : null}
            {typeof problem === 'string' ? (
                <NotPlaced problem={problem} pending={pending} onAgain={() => void place()} />
            ) : null}
        </div>
    )
}
