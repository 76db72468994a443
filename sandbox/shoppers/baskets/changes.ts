import {mergedAttributes} from '../../core/custom-attributes'
import {defaultLocale, type Locale, textIn, type Texts} from '../../core/locales'
import {centsOf} from '../../core/money'
import {badRequest, notFound, problem} from '../../core/response'
import type {World} from '../../world/world'
import {withAttributes} from './attributes'
import {type Basket, defaultShipmentId, newShipment, type Payment, type Shipment} from './basket'
import {repriced, withItems} from './lines'
import {findShippingMethod, isPaymentMethod} from './methods'
import type {AddressRequest, BasketRequest, PaymentRequest, ShipmentRequest} from './requests'
import {promotionOfCode} from './totals'

/** Adds a shipment; its id must not exist yet. */
export const withShipment = (basket: Basket, request: ShipmentRequest): Basket => {
    const id = request.shipmentId ?? `shipment-${basket.shipments.length + 1}`
    if (basket.shipments.some((shipment) => shipment.id === id)) {
        return problem(400, 'shipment-already-exists', `There is a shipment '${id}' already.`)
    }
    if (basket.shipments.length >= 10) return badRequest('There are too many shipments.')
    const shipment = changedShipment(newShipment(id), request)
    return {...basket, shipments: [...basket.shipments, shipment]}
}

const changedShipment = (shipment: Shipment, request: ShipmentRequest): Shipment => ({
    ...shipment,
    gift: request.gift ?? shipment.gift,
    giftMessage: request.giftMessage ?? shipment.giftMessage,
    methodId: request.shippingMethod
        ? knownShippingMethod(request.shippingMethod.id)
        : shipment.methodId,
    address: request.shippingAddress ?? shipment.address,
    custom: mergedAttributes(shipment.custom, request.custom)
})

const knownShippingMethod = (id: string): string =>
    findShippingMethod(id)?.id ??
    problem(400, 'invalid-shipping-method-id', `The shipping method '${id}' is not applicable.`)

const withEach = (basket: Basket, change: (shipment: Shipment) => Shipment): Basket => {
    const [first, ...others] = basket.shipments
    return {...basket, shipments: [change(first), ...others.map(change)]}
}

const onShipment = (
    basket: Basket,
    id: string,
    change: (shipment: Shipment) => Shipment
): Basket => {
    findShipment(basket, id)
    return withEach(basket, (shipment) => (shipment.id === id ? change(shipment) : shipment))
}

export const findShipment = ({shipments}: Basket, id: string): Shipment =>
    shipments.find((shipment) => shipment.id === id) ?? notFound('shipment', id)

export const withChangedShipment = (basket: Basket, id: string, request: ShipmentRequest): Basket =>
    onShipment(basket, id, (shipment) => changedShipment(shipment, request))

export const withShippingAddress = (basket: Basket, id: string, address: AddressRequest): Basket =>
    onShipment(basket, id, (shipment) => ({...shipment, address}))

export const withShippingMethod = (basket: Basket, id: string, methodId: string): Basket =>
    onShipment(basket, id, (shipment) => ({...shipment, methodId: knownShippingMethod(methodId)}))

/** Its items move to the default shipment. */
export const withoutShipment = (basket: Basket, id: string): Basket => {
    const [first, ...others] = basket.shipments
    if (id === defaultShipmentId) {
        return problem(403, 'forbidden', 'The default shipment cannot be removed.')
    }
    findShipment(basket, id)
    return {
        ...basket,
        shipments: [first, ...others.filter((shipment) => shipment.id !== id)],
        lines: basket.lines.map((line) =>
            line.shipmentId === id ? {...line, shipmentId: defaultShipmentId} : line
        )
    }
}

/**
 * A basket with a coupon; refused with 400 in the caller's language if the code is not valid today, or is applied
 * already.
 */
export const withCoupon = (
    world: World,
    basket: Basket,
    {code, locale = defaultLocale}: {code: string; locale?: Locale}
): Basket => {
    const refuse = (type: string, detail: Texts) =>
        problem(400, type, textIn(locale, detail), {couponCode: code})
    const promotion = promotionOfCode(world, code)
    if (!promotion) {
        return refuse('invalid-coupon-code', {
            en: `The coupon code '${code}' is invalid.`,
            es: `El código promocional '${code}' no es válido.`
        })
    }
    if (basket.coupons.some(({promotionId}) => promotionId === promotion.id)) {
        return refuse('coupon-already-in-basket', {
            en: `The coupon '${code}' is in the basket.`,
            es: `El código '${code}' ya está en el carrito.`
        })
    }
    const coupon = {id: world.newId(), code: promotion.code, promotionId: promotion.id}
    return {...basket, coupons: [...basket.coupons, coupon]}
}

export const withoutCoupon = (basket: Basket, id: string): Basket => {
    const left = basket.coupons.filter((coupon) => coupon.id !== id)
    if (left.length === basket.coupons.length) return notFound('coupon item', id)
    return {...basket, coupons: left}
}

export const withPayment = (world: World, basket: Basket, request: PaymentRequest): Basket => {
    const {paymentMethodId, amount, paymentCard, custom} = request
    const payment = {
        id: world.newId(),
        methodId: knownPaymentMethod(paymentMethodId),
        amount: amount === undefined ? undefined : centsOf(amount),
        card: paymentCard,
        custom
    }
    if (basket.payments.length >= 10) return badRequest('There are too many payment instruments.')
    return {...basket, payments: [...basket.payments, payment]}
}

const knownPaymentMethod = (id: string | undefined): string =>
    id && isPaymentMethod(id)
        ? id
        : problem(400, 'invalid-payment-method-id', `The payment method '${id}' is not applicable.`)

export const withChangedPayment = (
    basket: Basket,
    id: string,
    {paymentMethodId, amount, paymentCard, custom}: PaymentRequest
): Basket => {
    const payment = findPayment(basket, id)
    const changed: Payment = {
        ...payment,
        methodId: paymentMethodId ? knownPaymentMethod(paymentMethodId) : payment.methodId,
        amount: amount === undefined ? payment.amount : centsOf(amount),
        card: paymentCard ? {...payment.card, ...paymentCard} : payment.card,
        custom: mergedAttributes(payment.custom, custom)
    }
    return {...basket, payments: basket.payments.map((one) => (one.id === id ? changed : one))}
}

export const withoutPayment = (basket: Basket, id: string): Basket => {
    findPayment(basket, id)
    return {...basket, payments: basket.payments.filter((payment) => payment.id !== id)}
}

const findPayment = ({payments}: Basket, id: string): Payment =>
    payments.find((payment) => payment.id === id) ?? notFound('payment instrument', id)

/** A new basket with everything in the request. */
export const filledBasket = (world: World, basket: Basket, request: BasketRequest): Basket => {
    const {productItems = [], shipments = [], couponItems = [], paymentInstruments = []} = request
    const named = withAttributes(world, basket, request.custom)
    const shipped = shipments.reduce<Basket>(
        (held, shipment) =>
            held.shipments.some(({id}) => id === shipment.shipmentId)
                ? withChangedShipment(held, String(shipment.shipmentId), shipment)
                : withShipment(held, shipment),
        {
            ...named,
            email: request.customerInfo?.email,
            billingAddress: request.billingAddress
        }
    )
    mustDiffer(shipments.map(({shipmentId}) => shipmentId))
    const full = withItems(world, shipped, productItems)
    const reduced = couponItems.reduce((held, {code}) => withCoupon(world, held, {code}), full)
    return paymentInstruments.reduce((held, payment) => withPayment(world, held, payment), reduced)
}

const mustDiffer = (ids: readonly (string | undefined)[]) => {
    const given = ids.filter((id) => id !== undefined)
    if (new Set(given).size < given.length) badRequest('The same shipment ID appears twice.')
}

/** A basket after PATCH: new attributes, and new prices if its store changes. */
export const changedBasket = (world: World, basket: Basket, request: BasketRequest): Basket => {
    const named = withAttributes(world, basket, request.custom)
    const email = request.customerInfo?.email ?? named.email
    return repriced(world, {...named, email})
}
