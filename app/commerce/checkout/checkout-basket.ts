import type {Recipient} from '@app/domain/basket/recipient'
import type {WantedProduct} from '@app/domain/basket/basket'
import {totalsToPay} from '@app/domain/basket/promo-code'
import {type Line, pricedLines} from '../basket/basket'
import {readTemporaryBasket, temporaryBasketCall} from '../basket/temporary/temporary-id'
import {toBasket} from '../basket/to-basket'
import {unreadable} from '../answer'
import type {Commerce} from '../client'
import {flag, list, record, text, type UnknownRecord} from '../json'
import {isNotFound} from '../outcome/outcome'
import type {Query} from '../query'
import {toRecipient} from './recipient'
import type {CheckoutRecord} from './stored-record'

/** How the shopper receives the pieces: the platform's two shipping methods. */
export type ShippingMethod = 'delivery' | 'pickup'

/** The temporary basket that a checkout works on (G-21). */
export type CheckoutBasket = {
    id: string
    storeId: string | null
    lines: Line[]
    promoCode: string | null
    email: string | null
    shippingMethod: ShippingMethod
    /** Null until the delivery step is filled in. */
    recipient: Recipient | null
    paymentMethods: string[]
    /** For each line, whether it is of high risk [CHECKOUT-014]. */
    risks: {isHighRisk: boolean}[]
}

/** The platform's ids of its two shipping methods. */
export const shippingMethodIds: Record<ShippingMethod, string> = {delivery: '001', pickup: '005'}

/** Undefined until one is chosen, without which nothing can be ordered. */
const shippingMethodOf = (shipment: UnknownRecord): ShippingMethod | undefined => {
    const id = text(record(shipment.shippingMethod).id)
    if (id === undefined) return undefined
    return id === shippingMethodIds.pickup ? 'pickup' : 'delivery'
}

/** The platform's basket with the fields that the checkout uses: nothing personal but what the shopper typed. */
export const toCheckoutBasket = (raw: unknown, log?: Pick<Commerce, 'warn'>): CheckoutBasket => {
    const basket = toBasket(raw, log)
    if (!basket) throw unreadable('basket')
    const whole = record(raw)
    // What is agreed to has to be all of it: here a line that cannot be read is not left out.
    if (basket.lines.length < list(whole.productItems).length) throw unreadable('line')
    const shipment = record(list(whole.shipments)[0])
    const shippingMethod = shippingMethodOf(shipment)
    const isFilled = shippingMethod !== undefined && Boolean(shipment.shippingAddress)
    return {
        id: basket.id,
        storeId: basket.storeId,
        lines: basket.lines,
        promoCode: basket.promo?.code ?? null,
        email: text(record(whole.customerInfo).email) ?? null,
        shippingMethod: shippingMethod ?? 'delivery',
        // The address of a delivery is the shopper's own; a pick-up has the store's.
        recipient: isFilled ? toRecipient(whole.billingAddress) : null,
        paymentMethods: list(whole.paymentInstruments).flatMap(
            (one) => text(record(one).paymentMethodId) ?? []
        ),
        risks: list(whole.productItems).map((line) => ({
            isHighRisk: flag(record(line).c_isHighRisk) ?? false
        }))
    }
}

/** The parts of a basket's lines that decide whether another basket has the same contents. */
export const wantedOf = (lines: readonly Line[]): WantedProduct[] =>
    lines.map(({productId, quantity}) => ({productId, quantity}))

/** The products of a basket as one text, sorted: two baskets with equal texts have the same contents. */
export const fingerprintOf = (lines: readonly WantedProduct[]): string =>
    lines
        .map(({productId, quantity}) => `${productId} ${String(quantity)}`)
        .sort()
        .join(', ')

/** What the shopper was shown of a basket: its store, and its weekly and total amounts. */
export const shownOf = ({storeId, lines}: CheckoutBasket): NonNullable<CheckoutRecord['shown']> => {
    const {payment, totalCostToOwn} = totalsToPay(pricedLines(lines), 'weekly')
    return {storeId: storeId ?? '', payment, total: totalCostToOwn}
}

const ifThere = async (answer: Promise<unknown>, own: Commerce): Promise<CheckoutBasket | null> => {
    try {
        return toCheckoutBasket(await answer, own)
    } catch (error) {
        if (isNotFound(error)) return null
        throw error
    }
}

/** The temporary basket of a checkout; null if it has expired or has become an order. */
export const checkoutBasket = (own: Commerce, basketId: string): Query<CheckoutBasket | null> => ({
    key: ['checkout-basket', basketId],
    staleTime: 30_000,
    fetch: () => ifThere(own.fetch(temporaryBasketCall(basketId)), own)
})

/**
 * The temporary basket by its stored id, read as part of an action [CART-026]; null if it has expired or has become an
 * order: then its stored id is removed [CART-007].
 */
export const readCheckoutBasket = (
    own: Commerce,
    basketId: string
): Promise<CheckoutBasket | null> => ifThere(readTemporaryBasket(own, basketId), own)
