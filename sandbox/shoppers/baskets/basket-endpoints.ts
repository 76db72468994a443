import type {Version} from './endpoints/basket-path'
import {addCoupon, removeCoupon} from './endpoints/coupons'
import {createBasket} from './endpoints/create-basket'
import {updateBillingAddress, updateCustomer} from './endpoints/customer'
import {
    addGiftCertificate,
    removeGiftCertificate,
    updateGiftCertificate
} from './endpoints/gift-certificates'
import {mergeBasket, transferBasket} from './endpoints/handover'
import {addItems, removeItem, updateItem, updateItems} from './endpoints/items'
import {addPayment, getPaymentMethods, removePayment, updatePayment} from './endpoints/payments'
import {promoteBasket} from './endpoints/promote'
import * as shipments from './endpoints/shipments'
import {updateCart} from './endpoints/store-change'
import {deleteBasket, getBasket, updateBasket} from './endpoints/whole-basket'

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
    ...Object.values(shipments),
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
