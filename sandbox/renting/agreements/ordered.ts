import {problem} from '../../core/response'
import type {Basket} from '../../shoppers/baskets/basket'
import type {World} from '../../world/world'
import {noteOrderedConsents} from '../approval/offers/consent-record'
import {type Agreement, ownAgreement, saveAgreement} from './agreement'

/** The agreements that a basket names in c_agreementIds. */
const agreementsIn = (world: World, {customerId, custom}: Basket): Agreement[] => {
    const {c_agreementIds: ids} = custom
    if (!Array.isArray(ids)) return []
    return ids.map((id) => ownAgreement(world, String(id), customerId))
}

/** Refuses an order with 409 if an agreement is not signed, or already belongs to another order [D-27]. */
export const mustBeOrderable = (world: World, basket: Basket) => {
    for (const {signing, orderNo} of agreementsIn(world, basket)) {
        if (signing.signerStatus !== 'Completed') {
            problem(409, 'agreement-not-signed', 'An agreement of the order is not signed.')
        }
        if (orderNo !== undefined) {
            problem(409, 'agreement-already-ordered', `The agreement came with ${orderNo}.`)
        }
    }
}

/** Saves the order's number in its agreements, and the consents of the checkout. */
export const noteOrdered = (world: World, basket: Basket, orderNo: string) => {
    for (const agreement of agreementsIn(world, basket)) {
        saveAgreement(world, {...agreement, orderNo})
    }
    noteOrderedConsents(world, basket.customerId, basket.custom.c_consents)
}
