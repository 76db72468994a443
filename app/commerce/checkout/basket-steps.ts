import type {Store} from '../stores/store'
import type {LiveSession} from '../shopper/session'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import type {RentalAgreement} from '../account/agreements'
import {CommerceError, errorCodeOf, refusalType, toFailure} from '../client'
import {agreementsAmong, isAnySigned, scheduleCodes, signingAddress} from './agreements'
import {type Recipient, type ShippingMethod, shippingMethodIds} from './checkout-basket'
import {changeRecord, checkoutRecordOf, forgetNews, inTurn} from './checkout-record'
import type {ChosenServices, Consent, PaySchedule} from './stored-record'

/** Queries that a change of the temporary basket makes old. */
const changes = [['checkout-basket'], ['account', 'agreements']]

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
    shippingMethod: ShippingMethod
    recipient: Recipient
    /** Everything is signed, but the basket has expired since: the shopper only enters again who receives the order. */
    isAfterSigning?: boolean
    /** Where it is picked up. */
    store: Pick<Store, 'address' | 'city' | 'state' | 'postalCode'>
}

/** Writes who receives a delivery, and where: also whom to write to, and whom to bill. */
export const addressed = async (
    {apis: {shopperBaskets}}: LiveSession,
    {basketId, email, recipient}: Pick<Delivery, 'basketId' | 'email' | 'recipient'>
): Promise<void> => {
    await shopperBaskets.updateCustomerForBasket({parameters: {basketId}, body: {email}})
    await shopperBaskets.updateShippingAddressForShipment({
        parameters: {basketId, shipmentId, useAsBilling: true},
        body: addressOf(recipient)
    })
}

/** Nothing can be signed there any more: it is gone, or no approval covers it. */
const isUnsignable = (error: unknown): boolean => {
    const {status} = toFailure(error)
    return status === 404 || (status === 409 && refusalType(error) !== 'already-signed')
}

/**
 * Ends the addresses at which another tab may still sign what is about to change: of an agreement only the newest one signs,
 * and this one is given to nobody (D-29). Rejects with 409 where it was signed meanwhile.
 */
const endSigning = async (session: LiveSession, sent: readonly RentalAgreement[]) => {
    const returnUrl = new URL('/docusign-redirect', window.location.origin).href
    for (const {id: agreementId} of sent) {
        try {
            await signingAddress(session, {agreementId, returnUrl})
        } catch (error) {
            if (!isUnsignable(error)) throw error
        }
    }
}

/** A second tab may still show what no one may change any more, or sign it: what is signed stays as it is (D-27). */
const mustBeOpen = async (session: LiveSession): Promise<void> => {
    const {commerce, customerId} = session
    const {agreementIds = []} = checkoutRecordOf(customerId) ?? {}
    const agreements = await agreementsAmong(commerce, customerId, agreementIds)
    if (isAnySigned(agreements)) {
        throw new CommerceError({status: 409, code: errorCodeOf(409)})
    }
    const sent = agreements.filter(({isSentToSign}) => isSentToSign)
    await endSigning(session, sent)
}

/**
 * Changes a checkout of which nothing is signed. Agreements drawn up before are outdated from here on, whatever becomes of
 * the change: it may be done although nobody answers so.
 */
const changed = (session: LiveSession, basketId: string, write: () => Promise<void>) =>
    inTurn(async () => {
        const {customerId} = session
        await mustBeOpen(session)
        const {agreementsBefore} = checkoutRecordOf(customerId) ?? {}
        if (agreementsBefore) changeRecord({customerId, basketId}, {isOutdated: true})
        await write()
        forgetNews(customerId)
    })

/** Writes who receives what is rented, how and where; a pick-up goes to the store, and the bill home. */
const writeDelivery = async (session: LiveSession, delivery: Delivery): Promise<void> => {
    const {basketId, email, shippingMethod, recipient, store} = delivery
    const {shopperBaskets} = session.apis
    await shopperBaskets.updateShippingMethodForShipment({
        parameters: {basketId, shipmentId},
        body: {id: shippingMethodIds[shippingMethod]}
    })
    if (shippingMethod === 'delivery') return addressed(session, delivery)
    const home = addressOf(recipient)
    const place = {
        ...home,
        address1: store.address,
        address2: '',
        city: store.city,
        stateCode: store.state,
        postalCode: store.postalCode
    }
    await shopperBaskets.updateCustomerForBasket({parameters: {basketId}, body: {email}})
    await shopperBaskets.updateBillingAddressForBasket({parameters: {basketId}, body: home})
    await shopperBaskets.updateShippingAddressForShipment({
        parameters: {basketId, shipmentId, useAsBilling: false},
        body: place
    })
}

/** Saves who receives what is rented, how and where. */
export const saveDelivery = (session: LiveSession, delivery: Delivery): Promise<void> =>
    delivery.isAfterSigning
        ? writeDelivery(session, delivery)
        : changed(session, delivery.basketId, () => writeDelivery(session, delivery))

export const useSaveDelivery = () => useShopperMutation({changes, run: saveDelivery})

type Chosen<Choice> = {basketId: string; choice: Choice}

export type ScheduleChoice = Chosen<PaySchedule> & {lineIds: readonly string[]}

/** Writes how often the shopper pays on each line [CHECKOUT-002], and remembers the first day. */
export const saveSchedule = (
    session: LiveSession,
    {basketId, choice, lineIds}: ScheduleChoice
): Promise<void> =>
    changed(session, basketId, async () => {
        const {apis, customerId} = session
        const code = scheduleCodes[choice.frequency]
        await apis.shopperBaskets.updateItemsInBasket({
            parameters: {basketId},
            body: lineIds.map((itemId) => ({
                itemId,
                c_racSelectedRentalPaymentOption: code
            }))
        })
        changeRecord({customerId, basketId}, {schedule: choice})
    })

export const useSaveSchedule = () => useShopperMutation({changes, run: saveSchedule})

type ChosenFor = Chosen<ChosenServices>

/** Carries the services that the shopper chose on the basket [CHECKOUT-012]. */
export const writeServices = async (
    {apis, customerId}: LiveSession,
    {basketId, choice}: ChosenFor
): Promise<void> => {
    await apis.shopperBaskets.updateBasket({
        parameters: {basketId},
        body: {c_ldwSelected: choice.ldw, c_benefitsPlusSelected: choice.benefitsPlus}
    })
    changeRecord({customerId, basketId}, {services: choice})
}

/** Saves the services that the shopper chose. */
export const saveServices = (session: LiveSession, chosen: ChosenFor): Promise<void> =>
    changed(session, chosen.basketId, () => writeServices(session, chosen))

export const useSaveServices = () => useShopperMutation({changes, run: saveServices})

/** Writes the consents on the basket, from where they go on to the order. */
export const saveConsents = async (
    {apis, customerId}: LiveSession,
    {basketId, choice}: Chosen<readonly Consent[]>
): Promise<void> => {
    await apis.shopperBaskets.updateBasket({
        parameters: {basketId},
        body: {c_consents: JSON.stringify(choice)}
    })
    changeRecord({customerId, basketId}, {consents: [...choice]})
}
