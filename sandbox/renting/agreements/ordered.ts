import {problem} from '../../core/response'
import type {Basket} from '../../shoppers/baskets/basket'
import type {World} from '../../world/world'
import {noteOrderedConsents} from '../approval/consent-record'
import {type Agreement, ownAgreement, saveAgreement} from './agreement'

/** The agreements that a basket names as its own, by c_agreementIds. */
const agreementsIn = (world: World, {customerId, custom}: Basket): Agreement[] => {
    const {c_agreementIds: ids} = custom
    if (!Array.isArray(ids)) return []
    return ids.map((id) => ownAgreement(world, String(id), customerId))
}

/** Refuses with 409 an order for what nobody has signed, or what another order is for already [D-27]. */
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

/** Notes on its agreements which order their pieces come with, and what was agreed to on the way. */
export const noteOrdered = (world: World, basket: Basket, orderNo: string) => {
    for (const agreement of agreementsIn(world, basket)) {
        saveAgreement(world, {...agreement, orderNo})
    }
    noteOrderedConsents(world, basket.customerId, basket.custom.c_consents)
}
