import {badRequest} from '../../../core/problem'
import type {World} from '../../../world/world'
import {repriced} from '../lines/repriced'
import {withItems} from '../lines/with-items'
import type {BasketRequest} from '../requests/basket'
import type {Basket} from './basket'
import {withAttributes} from './with-attributes'
import {withCoupon} from './with-coupon'
import {withPayment} from './with-payment'
import {withChangedShipment, withShipment} from './with-shipment'

/** A new basket with everything that came with it. */
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
    const reduced = couponItems.reduce((held, {code}) => withCoupon(world, held, code), full)
    return paymentInstruments.reduce((held, payment) => withPayment(world, held, payment), reduced)
}

const mustDiffer = (ids: readonly (string | undefined)[]) => {
    const given = ids.filter((id) => id !== undefined)
    if (new Set(given).size < given.length) badRequest('The same shipment ID appears twice.')
}

/** A basket after PATCH: attributes, and with another store other prices. */
export const changedBasket = (world: World, basket: Basket, request: BasketRequest): Basket => {
    const named = withAttributes(world, basket, request.custom)
    const email = request.customerInfo?.email ?? named.email
    return repriced(world, {...named, email})
}
