import type {Cents} from '../../../core/money'
import {problem} from '../../../core/response'
import type {World} from '../../../world/world'
import {type Agreement, agreementsOf} from '../../agreements/agreement'
import {weeklyShare} from '../../agreements/plan'
import type {Day} from '../../days'
import {rentalAccountOf} from '../../rental-account'
import {approvalOf, bankAccount, isStanding} from '../approval'
import {verificationDocuments} from '../documents/document'

const isRented = ({refCode, signing}: Agreement) =>
    refCode !== 'PAIDOUT' && signing.signerStatus === 'Completed'

const weeklyOf = (agreements: readonly Agreement[]): Cents =>
    agreements.reduce((sum, {plan}) => sum + weeklyShare(plan), 0)

/** The weekly rent in cents of all agreements that are signed and not paid off [D-42]. */
export const rentedWeekly = (world: World, customerId: string): Cents =>
    weeklyOf(agreementsOf(world, customerId).filter(isRented))

/** The part of it that was signed in a checkout without an order: its pieces are still in the cart. */
export const unorderedWeekly = (world: World, customerId: string): Cents =>
    weeklyOf(
        agreementsOf(world, customerId).filter(
            (one) => isRented(one) && one.tempBasketId && !one.orderNo && !one.deliveredDate
        )
    )

type Refusal = {type: string; detail: string}

type Wanted = {
    weekly: Cents
    today: Day
    /** True if the agreement has been created only: a bank account is verified after that and before signing [G-20]. */
    isDrawnUp?: boolean
}

/**
 * The reason why a customer may not rent this much more per week; undefined if they may. The approval must be valid,
 * its conditions fulfilled, and its weekly limit at least the sum of what is rented and what is wanted [D-25].
 */
export const rentingRefusal = (
    world: World,
    customerId: string,
    {weekly, today, isDrawnUp = false}: Wanted
): Refusal | undefined => {
    const approval = approvalOf(world, customerId)
    const {isBlacklisted} = rentalAccountOf(world, customerId)
    if (!approval || !isStanding(approval, today) || isBlacklisted) {
        return {
            type: 'approval-required',
            detail: 'There is no active approval for this customer.'
        }
    }
    const isOpen = verificationDocuments(world, customerId, approval).some(
        ({verifyType, verifyRequired}) =>
            verifyRequired === 'Y' && !(isDrawnUp && verifyType === bankAccount)
    )
    if (isOpen) {
        return {
            type: 'approval-conditions-open',
            detail: 'The conditions of the approval are not met yet.'
        }
    }
    if (rentedWeekly(world, customerId) + weekly > approval.weekly) {
        return {
            type: 'approval-exceeded',
            detail: 'The weekly amount of the approval does not cover this.'
        }
    }
    return undefined
}

/** Refuses with 409 if no approval covers it. */
export const mustBeCovered = (world: World, customerId: string, wanted: Wanted) => {
    const refusal = rentingRefusal(world, customerId, wanted)
    if (refusal) problem(409, refusal.type, refusal.detail)
}
