import {basketsOf, dropBasket, saveBasket} from '../shoppers/baskets/stored-baskets'
import type {World} from '../world/world'
import {approvalInForce, approvalOf, dropApproval, saveApproval} from './approval/approval'
import {todayAtStore} from './days'
import {noteRenter} from './new-renter'
import {rentalAccountOf} from './rental-account'

/**
 * When a guest registers or signs in in the same browser session, what they did about renting moves to the account:
 * approval, documents, temporary baskets, agreements with their payments [D-17]. The regular basket has its own calls
 * for that.
 */
export const handOverRenting = (world: World, guestId: string, customerId: string) => {
    if (guestId === customerId) return
    handOverApproval(world, guestId, customerId)
    handOverTemporaryBaskets(world, guestId, customerId)
    for (const table of ownedTables) {
        world
            .statement(`UPDATE OR IGNORE ${table} SET customer_id = ? WHERE customer_id = ?`)
            .run(customerId, guestId)
    }
    world
        .statement(
            `UPDATE agreement SET customer_id = ?, document = json_set(document, '$.customerId', ?)
             WHERE customer_id = ?`
        )
        .run(customerId, customerId, guestId)
    noteRenter(world, customerId)
}

/** Tables in which a single column says who owns a row. */
const ownedTables = [
    'appointment',
    'bank_account',
    'claimed_offer',
    'consent_record',
    'payment',
    'payment_method',
    'signing_envelope',
    'verification_document'
] as const

/** The account's own decision stays while it is valid; otherwise the guest's decision replaces it. */
const handOverApproval = (world: World, guestId: string, customerId: string) => {
    const approval = approvalOf(world, guestId)
    if (!approval) return
    dropApproval(world, guestId)
    const today = todayAtStore(world, rentalAccountOf(world, customerId).storeNumber)
    if (!approvalInForce(world, customerId, today)) saveApproval(world, customerId, approval)
}

const mostTemporary = 4

/** The guest's baskets are newer, so they replace the account's own. */
const handOverTemporaryBaskets = (world: World, guestId: string, customerId: string) => {
    const baskets = basketsOf(world, guestId, true)
    const own = basketsOf(world, customerId, true)
    const room = mostTemporary - baskets.length
    for (const {id} of own.slice(0, Math.max(0, own.length - room))) dropBasket(world, id)
    for (const basket of baskets) saveBasket(world, {...basket, customerId})
}
