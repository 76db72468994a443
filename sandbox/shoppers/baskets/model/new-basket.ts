import type {Shopper} from '../../sign-in/shopper'
import type {World} from '../../../world/world'
import {defaultShippingMethod} from './shipping-methods'
import type {Basket, Shipment} from './basket'

/** The shipment that every basket has. */
export const defaultShipmentId = 'me'

export const newShipment = (id: string): Shipment => ({
    id,
    gift: false,
    methodId: defaultShippingMethod.id,
    custom: {}
})

export const newBasket = (world: World, {customerId}: Shopper, isTemporary: boolean): Basket => {
    const time = world.now().getTime()
    return {
        id: world.newId(),
        customerId,
        isTemporary,
        createdAt: time,
        modifiedAt: time,
        lines: [],
        shipments: [newShipment(defaultShipmentId)],
        coupons: [],
        payments: [],
        giftCertificates: [],
        custom: {},
        secrets: {}
    }
}
