import {useEffect, useState} from 'react'
import {
    type CheckoutBasket,
    checkoutBasket,
    fingerprintOf,
    shownOf,
    wantedOf
} from '@app/commerce/checkout/checkout-basket'
import {
    type CheckoutStart,
    isCheckoutCurrent,
    useStartCheckout
} from '@app/commerce/checkout/start-checkout'
import type {CheckoutRecord} from '@app/commerce/checkout/stored-record'
import {toFailure} from '@app/commerce/client'
import {useLatest} from '@app/lib/browser/react-hooks'
import type {Loadable} from '@app/routing/route/commerce-query'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'

const contentsOf = ({cart: {id, storeId, lines}}: CheckoutStart): string =>
    `${id} ${storeId ?? ''} ${fingerprintOf(wantedOf(lines))}`

/**
 * Why the checkout has to be started, or continued: null if its basket is as it should be, or not read yet. A start is made once for the
 * same cart, and the same basket of the record.
 */
const reasonOf = (
    start: CheckoutStart | null,
    record: CheckoutRecord | null,
    read: Loadable<CheckoutBasket | null>
): string | null => {
    if (!start || read.state !== 'ready') return null
    const {value: basket} = read
    if (isCheckoutCurrent(record, basket, start.cart)) return null
    return JSON.stringify([contentsOf(start), record?.basketId, basket && shownOf(basket)])
}

/** Starts the checkout, or continues it, if what was read of its basket says that it has to be. */
const useStarted = (
    {mutate, variables, isSuccess, error}: ReturnType<typeof useStartCheckout>,
    start: CheckoutStart | null,
    reason: string | null
) => {
    const latest = useLatest(start)
    useEffect(() => {
        if (reason !== null && latest.current) mutate({...latest.current, reason})
    }, [reason, latest, mutate])
    const isForThis = reason !== null && variables?.reason === reason
    const retry = () => {
        if (start && reason !== null) mutate({...start, reason})
    }
    const state: Loadable<never> =
        isForThis && error
            ? {state: 'failed', failure: toFailure(error), retry}
            : {state: 'loading'}
    return {isDone: isForThis && isSuccess, state}
}

/** A cart's basket stays shown while it is read or replaced, with what the shopper is typing. */
const useLastShown = (
    contents: string | null,
    basket: CheckoutBasket | null
): CheckoutBasket | null => {
    const [last, setLast] = useState({contents, basket})
    if (contents === null) return null
    if (last.contents !== contents || (basket && last.basket !== basket)) {
        setLast({contents, basket})
        return basket
    }
    return basket ?? last.basket
}

/** The basket of this id as the platform has it; null without an id. */
const useReadBasket = (
    id: string | undefined,
    isRequested: boolean
): Loadable<CheckoutBasket | null> => {
    const read = usePersonalQuery(
        ({commerce}) => checkoutBasket(commerce, id ?? ''),
        isRequested && id !== undefined
    )
    return id === undefined ? {state: 'ready', value: null} : read
}

/**
 * The temporary basket of the checkout that the record names, started first if there is none, and continued if it is not
 * the cart's any more. `start` is null as long as nothing may be started.
 */
export const useCheckoutBasket = (
    record: CheckoutRecord | null,
    start: CheckoutStart | null
): Loadable<CheckoutBasket> => {
    const starting = useStartCheckout()
    // A start returns the basket as it has written it: it is not read at the same time.
    const read = useReadBasket(start ? record?.basketId : undefined, !starting.isLoading)
    const found = read.state === 'ready' ? read.value : null
    const reason = reasonOf(start, record, read)
    const started = useStarted(starting, start, reason)
    const isShowable = reason === null || started.isDone
    const shown = useLastShown(start && contentsOf(start), isShowable ? found : null)
    if (shown) return {state: 'ready', value: shown}
    return read.state === 'failed' ? read : started.state
}
