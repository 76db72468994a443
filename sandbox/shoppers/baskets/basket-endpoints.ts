import type {Version} from './endpoints/change-basket'
import {
    addCoupon,
    addPayment,
    getPaymentMethods,
    removeCoupon,
    removePayment,
    updatePayment
} from './endpoints/payments'
import {
    createBasket,
    deleteBasket,
    getBasket,
    updateBasket,
    updateBillingAddress,
    updateCart,
    updateCustomer
} from './endpoints/baskets'
import {
    addGiftCertificate,
    addItems,
    removeGiftCertificate,
    removeItem,
    updateGiftCertificate,
    updateItem,
    updateItems
} from './endpoints/items'
import {mergeBasket, promoteBasket, transferBasket} from './endpoints/merge-and-transfer'
import {
    createShipment,
    updateShipment,
    removeShipment,
    updateShippingAddress,
    updateShippingMethod,
    getShippingMethods
} from './endpoints/shipments'

const inBothVersions = [
    createBasket,
    getBasket,
    updateBasket,
    deleteBasket,
    mergeBasket,
    transferBasket,
    addItems,
    updateItems,
    updateItem,
    removeItem,
    addCoupon,
    removeCoupon,
    updateCustomer,
    updateBillingAddress,
    createShipment,
    updateShipment,
    removeShipment,
    updateShippingAddress,
    updateShippingMethod,
    getShippingMethods,
    getPaymentMethods,
    addPayment,
    updatePayment,
    removePayment,
    addGiftCertificate,
    updateGiftCertificate,
    removeGiftCertificate
]

const versions: readonly Version[] = ['v1', 'v2']

export const basketEndpoints = [
    ...versions.flatMap((version) => inBothVersions.map((ofVersion) => ofVersion(version))),
    promoteBasket,
    updateCart
]
