import {basketsOf, dropBasket, saveBasket} from '../shoppers/baskets/stored-baskets'
import type {World} from '../world/world'
import {approvalInForce, approvalOf, dropApproval, saveApproval} from './approval/approval'
import {todayAtStore} from './days'
import {noteRenter} from './new-renter'
import {rentalAccountOf} from './rental-account'

/**
 * What a guest did about renting becomes the account's that the same browser session registers or signs into: approval,
 * documents, temporary baskets, agreements with their payments [D-17]. The regular basket has calls of its own.
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

/** Tables whose rows say in one column only whose they are. */
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

/** A decision of the account's own stays while it is in force; otherwise the guest's takes its place. */
const handOverApproval = (world: World, guestId: string, customerId: string) => {
    const approval = approvalOf(world, guestId)
    if (!approval) return
    dropApproval(world, guestId)
    const today = todayAtStore(world, rentalAccountOf(world, customerId).storeNumber)
    if (!approvalInForce(world, customerId, today)) saveApproval(world, customerId, approval)
}

const mostTemporary = 4

/** The guest's are the newest ones: the account's own make room for them. */
const handOverTemporaryBaskets = (world: World, guestId: string, customerId: string) => {
    const baskets = basketsOf(world, guestId, true)
    const own = basketsOf(world, customerId, true)
    const room = mostTemporary - baskets.length
    for (const {id} of own.slice(0, Math.max(0, own.length - room))) dropBasket(world, id)
    for (const basket of baskets) saveBasket(world, {...basket, customerId})
}
