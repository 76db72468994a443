import {useCallback, useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {isNeverTaken, knownBy} from '@app/domain/payments/account-payments'
import type {LookedUp, SentPayment} from '@app/domain/payments/payment-end'
import {useLatest, useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {Link} from '@app/routing/links/link'
import {Button} from '../button/button'
import {Notice} from '../feedback/notice'
import {useMoney} from '../price/rent-texts'
import {PhoneLink} from '../typography/phone-number'
import {paymentCheckMessages as texts} from './payment-check-messages'

const CHECKED_EVERY_MS = 5000

type Attempt = SentPayment & {
    /** How many seconds the platform asks to wait before it is asked, if it said so when the payment was sent. */
    tryAgainIn?: number | undefined
}

export type PaymentCheckProps<Receipt> = {
    sent: Attempt
    /** Rejects if there is no session. */
    lookUp: () => Promise<LookedUp<Receipt>>
    onPaid: (receipt: Receipt | null) => void
    onNeverTaken: () => void
    /** Who can be called; null if it is not known. */
    store: {name: string; phone: string | null} | null
    /** Whether it was sent from this page, whose button is gone: then the message gets the focus. */
    takesFocus?: boolean
}

/** The look-ups of one attempt: the first one at once, then every few seconds, or as late as the platform asks. */
const useLookUps = <Receipt,>(props: PaymentCheckProps<Receipt>) => {
    const [waitsUntil, setWaitsUntil] = useState(() =>
        props.sent.tryAgainIn === undefined ? null : Date.now() + props.sent.tryAgainIn * 1000
    )
    const [isLooking, setLooking] = useState(false)
    // When the last look-up ended, in milliseconds; null before the first one.
    const [lookedAt, setLookedAt] = useState<number | null>(null)
    const isBusy = useRef(false)
    const latest = useLatest(props)

    const look = useCallback(async () => {
        if (isBusy.current) return
        isBusy.current = true
        setLooking(true)
        const {lookUp, onPaid, onNeverTaken} = latest.current
        // A look-up that fails tells nothing: it is made again.
        const found = await lookUp().catch((): LookedUp<Receipt> => ({state: 'unknown'}))
        isBusy.current = false
        setLooking(false)
        if (found.state === 'paid') onPaid(found.receipt)
        else if (found.state === 'never-taken') onNeverTaken()
        else {
            const {tryAgainIn} = found
            setWaitsUntil(tryAgainIn === undefined ? null : Date.now() + tryAgainIn * 1000)
            setLookedAt(Date.now())
        }
    }, [latest])

    useEffect(() => {
        const pause = lookedAt === null ? 0 : CHECKED_EVERY_MS
        const requested = waitsUntil === null ? 0 : waitsUntil - Date.now()
        const timer = setTimeout(() => void look(), Math.max(pause, requested))
        return () => clearTimeout(timer)
    }, [look, lookedAt, waitsUntil])

    return {look, isLooking, waitsUntil, lookedAt}
}

/** The time of day of a moment, in the browser's time zone. */
const useTime = () => {
    const {formatTime} = useIntl()
    return (moment: number) => formatTime(moment, {timeStyle: 'short'})
}

/**
 * A payment whose end is not known: what is checked, by when it is known, whom to call, and a button to check again. It
 * is looked up all the while, and nothing can be paid a second time until it is known (D-30).
 */
export const PaymentCheck = <Receipt,>(props: PaymentCheckProps<Receipt>) => {
    const {formatMessage} = useIntl()
    const [money, time] = [useMoney(), useTime()]
    const {sent, store, takesFocus = false} = props
    const {look, isLooking, waitsUntil, lookedAt} = useLookUps(props)
    const element = useRef<HTMLElement>(null)
    useIsomorphicLayoutEffect(() => {
        if (takesFocus) element.current?.focus()
    }, [takesFocus])
    const isLate = lookedAt !== null && isNeverTaken(sent.sentAt, lookedAt)
    const checking = sent.amount === undefined ? texts.checking : texts.checkingAmount
    const values = {
        amount: sent.amount === undefined ? '' : money(sent.amount),
        sent: time(sent.sentAt),
        until: time(knownBy(sent.sentAt))
    }
    return (
        <section ref={element} tabIndex={-1}>
            <Notice tone="warning" live>
                {formatMessage(isLate ? texts.stillUnknown : checking, values)}
            </Notice>
            {waitsUntil === null ? null : (
                <p role="status">{formatMessage(texts.busy, {time: time(waitsUntil)})}</p>
            )}
            <p>
                <Button
                    look="secondary"
                    pending={isLooking || waitsUntil !== null}
                    onClick={() => void look()}
                >
                    {formatMessage(texts.again)}
                </Button>
            </p>
            <p>
                {store?.phone ? (
                    <PhoneLink
                        number={store.phone}
                        message={texts.call}
                        values={{store: store.name}}
                    />
                ) : (
                    <Link to="/store-locator">{formatMessage(texts.find)}</Link>
                )}
            </p>
        </section>
    )
}
