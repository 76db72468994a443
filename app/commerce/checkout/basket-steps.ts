import type {Store} from '../stores/store'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import {scheduleCodes} from './agreements'
import {type ReceivingWay, type Recipient, shippingMethodIds} from './checkout-basket'
import {changeRecord, type ChosenServices, type PaySchedule} from './checkout-record'

/** Queries that a change of the temporary basket makes old. */
const changes = [['checkout-basket']]

/** The one shipment of a basket. */
const shipmentId = 'me'

const addressOf = (recipient: Recipient) => ({
    firstName: recipient.firstName,
    lastName: recipient.lastName,
    phone: recipient.phone,
    address1: recipient.address1,
    address2: recipient.address2,
    city: recipient.city,
    stateCode: recipient.state,
    postalCode: recipient.postalCode,
    countryCode: 'US'
})

export type Delivery = {
    basketId: string
    email: string
    way: ReceivingWay
    recipient: Recipient
    /** Where it is picked up. */
    store: Pick<Store, 'address' | 'city' | 'state' | 'postalCode'>
}

/** Writes who receives what is rented, how and where; a pick-up goes to the store, and the bill home. */
export const useSaveDelivery = () =>
    useShopperMutation({
        changes,
        run: async ({apis: {shopperBaskets}}, delivery: Delivery) => {
            const {basketId, email, way, recipient, store} = delivery
            const home = addressOf(recipient)
            const place = {
                ...home,
                ...{address1: store.address, address2: '', city: store.city},
                ...{stateCode: store.state, postalCode: store.postalCode}
            }
            await shopperBaskets.updateCustomerForBasket({parameters: {basketId}, body: {email}})
            await shopperBaskets.updateShippingMethodForShipment({
                parameters: {basketId, shipmentId},
                body: {id: shippingMethodIds[way]}
            })
            await shopperBaskets.updateShippingAddressForShipment({
                parameters: {basketId, shipmentId, useAsBilling: way === 'delivery'},
                body: way === 'delivery' ? home : place
            })
            if (way === 'delivery') return
            await shopperBaskets.updateBillingAddressForBasket({
                parameters: {basketId},
                body: home
            })
        }
    })

type Chosen<Choice> = {basketId: string; choice: Choice}

/** Writes how often the shopper pays on each line [CHECKOUT-002], and remembers the first day. */
export const useSaveSchedule = () =>
    useShopperMutation({
        changes,
        run: async (
            {apis, customerId},
            given: Chosen<PaySchedule> & {lineIds: readonly string[]}
        ) => {
            const {basketId, choice, lineIds} = given
            const code = scheduleCodes[choice.frequency]
            await apis.shopperBaskets.updateItemsInBasket({
                parameters: {basketId},
                body: lineIds.map((itemId) => ({
                    itemId,
                    c_racSelectedRentalPaymentOption: code
                }))
            })
            changeRecord({customerId, basketId}, {schedule: choice})
        }
    })

/** Carries the services that the shopper chose on the basket [CHECKOUT-012]. */
export const useSaveServices = () =>
    useShopperMutation({
        changes,
        run: async ({apis, customerId}, {basketId, choice}: Chosen<ChosenServices>) => {
            await apis.shopperBaskets.updateBasket({
                parameters: {basketId},
                body: {c_ldwSelected: choice.ldw, c_benefitsPlusSelected: choice.benefitsPlus}
            })
            changeRecord({customerId, basketId}, {services: choice})
        }
    })

/** A consent as it was given: to which text, in which language, when (D-32). */
export type Consent = {
    kind: 'electronic-records' | 'terms' | 'ldw' | 'benefits-plus'
    version: string
    locale: string
    at: string
}

/** Writes the consents on the basket, from where they go on to the order. */
export const useSaveConsents = () =>
    useShopperMutation({
        run: async ({apis}, {basketId, choice}: Chosen<readonly Consent[]>) => {
            await apis.shopperBaskets.updateBasket({
                parameters: {basketId},
                body: {c_consents: JSON.stringify(choice)}
            })
        }
    })
