import {mergedAttributes} from '../../../core/values/custom-attributes'
import {badRequest, notFound, problem} from '../../../core/problem'
import type {AddressRequest} from '../requests/address'
import type {ShipmentRequest} from '../requests/shipment'
import type {Basket, Shipment} from './basket'
import {defaultShipmentId, newShipment} from './new-basket'
import {findShippingMethod} from './shipping-methods'

/** One more shipment; its id must not be taken. */
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
    methodId: request.shippingMethod ? knownMethod(request.shippingMethod.id) : shipment.methodId,
    address: request.shippingAddress ?? shipment.address,
    custom: mergedAttributes(shipment.custom, request.custom)
})

const knownMethod = (id: string): string =>
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
    onShipment(basket, id, (shipment) => ({...shipment, methodId: knownMethod(methodId)}))

/** What was to be delivered with it goes with the default one. */
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
