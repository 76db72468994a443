import type {Recipient} from '@app/domain/basket/recipient'
import type {Store} from '../stores/store'
import type {LiveSession} from '../session/session'
import {useShopperMutation} from '../session/use-shopper-mutation'
import type {RentalAgreement} from '../account/agreements'
import {CommerceError, errorCodeOf} from '../client'
import {outcomeOf} from '../outcome/outcome'
import {agreementsAmong, isAnySigned, scheduleCodes, signingAddress} from './agreements/agreements'
import {type ShippingMethod, shippingMethodIds} from './checkout-basket'
import {changeRecord, checkoutRecordOf, forgetNews, inTurn} from './checkout-record'
import {asAddress} from './recipient'
import type {ChosenServices, Consent, PaySchedule} from './stored-record'

/** The queries that are out of date after the temporary basket was changed. */
const changes = [['checkout-basket'], ['account', 'agreements']]

/** The id of a basket's only shipment. */
const shipmentId = 'me'

export type Delivery = {
    basketId: string
    email: string
    shippingMethod: ShippingMethod
    recipient: Recipient
    /** Everything is signed, but the basket has expired since: the shopper only enters again who receives the order. */
    isAfterSigning?: boolean
    /** The store where it is picked up. */
    store: Pick<Store, 'address' | 'city' | 'state' | 'postalCode'>
}

type ToBasket = Pick<Delivery, 'basketId' | 'email' | 'recipient'>

/** Writes how the pieces are received; without it the platform takes no order. */
const writeShippingMethod = async (
    {mutations: {shopperBaskets}}: LiveSession,
    {basketId, shippingMethod}: Pick<Delivery, 'basketId' | 'shippingMethod'>
): Promise<void> => {
    await shopperBaskets.updateShippingMethodForShipment({
        parameters: {basketId, shipmentId},
        body: {id: shippingMethodIds[shippingMethod]}
    })
}

/** Writes a whole delivery: its method, the recipient and the address, the e-mail address and the billing address. */
export const delivered = async (
    session: LiveSession,
    {basketId, email, recipient}: ToBasket
): Promise<void> => {
    const {shopperBaskets} = session.mutations
    await writeShippingMethod(session, {basketId, shippingMethod: 'delivery'})
    await shopperBaskets.updateCustomerForBasket({parameters: {basketId}, body: {email}})
    await shopperBaskets.updateShippingAddressForShipment({
        parameters: {basketId, shipmentId, useAsBilling: true},
        body: asAddress(recipient)
    })
}

/** Nothing can be signed there any more: the agreement no longer exists, or no approval covers it. */
const isUnsignable = (error: unknown): boolean => {
    const outcome = outcomeOf(error)
    if (outcome.end !== 'refused') return false
    const {status, type} = outcome
    return status === 404 || (status === 409 && type !== 'already-signed')
}

/**
 * Makes the signing addresses of other tabs invalid before something changes: only the newest address of an agreement
 * can be used to sign, and the one requested here is not used (D-29). Rejects with 409 if it was signed in the
 * meantime.
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

/** Another tab may still offer a change, or a signature, that is no longer allowed: what is signed stays as it is (D-27). */
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
 * Changes a checkout in which nothing is signed. Agreements drawn up earlier are outdated from here on, even if the
 * change fails: it may have been made without our receiving the response.
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

/** Writes who receives the pieces, how and where; a pick-up is shipped to the store and billed to the shopper's home. */
const writeDelivery = async (session: LiveSession, delivery: Delivery): Promise<void> => {
    const {basketId, email, shippingMethod, recipient, store} = delivery
    const {shopperBaskets} = session.mutations
    if (shippingMethod === 'delivery') return delivered(session, delivery)
    await writeShippingMethod(session, {basketId, shippingMethod})
    const home = asAddress(recipient)
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

/** Saves who receives the pieces, how and where. */
export const saveDelivery = (session: LiveSession, delivery: Delivery): Promise<void> =>
    delivery.isAfterSigning
        ? writeDelivery(session, delivery)
        : changed(session, delivery.basketId, () => writeDelivery(session, delivery))

export const useSaveDelivery = () => useShopperMutation({changes, run: saveDelivery})

type Chosen<Choice> = {basketId: string; choice: Choice}

export type ScheduleChoice = Chosen<PaySchedule> & {lineIds: readonly string[]}

/** Writes the payment frequency on each line [CHECKOUT-002], and stores the first day. */
export const saveSchedule = (
    session: LiveSession,
    {basketId, choice, lineIds}: ScheduleChoice
): Promise<void> =>
    changed(session, basketId, async () => {
        const {mutations, customerId} = session
        const code = scheduleCodes[choice.frequency]
        await mutations.shopperBaskets.updateItemsInBasket({
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

/** Writes the services that the shopper chose on the basket [CHECKOUT-012]. */
export const writeServices = async (
    {mutations, customerId}: LiveSession,
    {basketId, choice}: ChosenFor
): Promise<void> => {
    await mutations.shopperBaskets.updateBasket({
        parameters: {basketId},
        body: {c_ldwSelected: choice.ldw, c_benefitsPlusSelected: choice.benefitsPlus}
    })
    changeRecord({customerId, basketId}, {services: choice})
}

/** Saves the services that the shopper chose. */
export const saveServices = (session: LiveSession, chosen: ChosenFor): Promise<void> =>
    changed(session, chosen.basketId, () => writeServices(session, chosen))

export const useSaveServices = () => useShopperMutation({changes, run: saveServices})

/** Writes the consents on the basket; the platform copies them to the order. */
export const saveConsents = async (
    {mutations, customerId}: LiveSession,
    {basketId, choice}: Chosen<readonly Consent[]>
): Promise<void> => {
    await mutations.shopperBaskets.updateBasket({
        parameters: {basketId},
        body: {c_consents: JSON.stringify(choice)}
    })
    changeRecord({customerId, basketId}, {consents: [...choice]})
}
