import {mayPayOnline} from '../../agreements/account/may-pay-online'
import {rentalAccountOf} from '../../agreements/account/rental-account'
import type {Agreement} from '../../agreements/model/agreement'
import {clubDue, keepClub, ownClub} from '../../agreements/model/club'
import {dueOf} from '../../agreements/model/due'
import {keepAgreement, ownAgreement} from '../../agreements/model/keep-agreement'
import {todayAtStore} from '../../agreements/model/today-at-store'
import {badRequest, problem} from '../../../core/problem'
import {dollars, type Cents} from '../../../core/values/money'
import type {World} from '../../../world/world'
import type {PaidPart} from './payment'

/** Takes one part of a payment; refused with 409 unless it is what is due, to the cent. */
export const payPart = (world: World, customerId: string, part: PaidPart) => {
    const {agreementId, customerClubId} = part
    if (agreementId) return payAgreement(world, ownAgreement(world, agreementId, customerId), part)
    if (customerClubId) return payClub(world, customerId, {...part, customerClubId})
    return badRequest('A payment is for an agreement or for a club.')
}

const payAgreement = (world: World, agreement: Agreement, {kind, amount}: PaidPart) => {
    if (!mayPayOnline(rentalAccountOf(world, agreement.customerId), agreement)) notAllowed()
    const due = dueOf(agreement, todayAtStore(world, agreement.storeNumber))
    const isEarly = kind === 'EARLY_PURCHASE'
    mustBe(isEarly ? due.earlyPurchase : due.total, amount)
    keepAgreement(world, isEarly ? owned(agreement) : paidOn(agreement, due.payments))
}

const owned = (agreement: Agreement): Agreement => ({
    ...agreement,
    paid: agreement.plan.terms,
    refCode: 'PAIDOUT'
})

/** What is paid before the piece is there waits until it is. */
const paidOn = (agreement: Agreement, payments: number): Agreement => {
    const paid = agreement.paid + payments
    if (paid >= agreement.plan.terms) return owned(agreement)
    return {
        ...agreement,
        paid,
        refCode: agreement.refCode === 'PRELIM' ? 'PRELIMPAID' : agreement.refCode
    }
}

const payClub = (
    world: World,
    customerId: string,
    {customerClubId, amount, kind}: PaidPart & {customerClubId: string}
) => {
    if (kind !== 'DUE') badRequest('A club is not bought.')
    if (rentalAccountOf(world, customerId).remotePaymentAllowed === 'N') notAllowed()
    const club = ownClub(world, customerClubId, customerId)
    mustBe(clubDue(club, todayAtStore(world, club.storeNumber)).total, amount)
    keepClub(world, {...club, paidMonths: club.paidMonths + 1})
}

const notAllowed = () =>
    problem(409, 'payment-not-allowed', 'This cannot be paid online; please ask the store.')

const mustBe = (due: Cents, given: Cents) => {
    if (due === 0) problem(409, 'nothing-due', 'There is nothing to pay.')
    if (due !== given) {
        problem(409, 'payment-amount-changed', 'The amount is not what is due.', {
            amountDue: dollars(due)
        })
    }
}
