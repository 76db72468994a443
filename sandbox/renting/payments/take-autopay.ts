import type {World} from '../../world/world'
import {type Agreement, agreementsOf} from '../agreements/agreement'
import {dueOf, mayPayOnline} from '../agreements/due'
import {dueDay} from '../agreements/plan'
import {addDays, type Day, todayAtStore} from '../days'
import {rentalAccountOf} from '../rental-account'
import {declinedEnd} from './card-ends'
import {insertPayment, payDue} from './payment'
import {isExpired, methodsOf} from './payment-method'

/**
 * Takes what autopay should have taken up to today, each payment on the day it was due, by the card as it was then. Who
 * asks about an agreement asks this first, so that the clock may be moved by months. A card that is expired or declined
 * takes nothing: the agreement falls behind.
 */
export const takeAutopay = (world: World, customerId: string) => {
    for (const agreement of agreementsOf(world, customerId)) {
        while (takeNext(world, agreement.id, customerId)) continue
    }
}

/** Whether a payment was taken, and there may be another. */
const takeNext = (world: World, id: string, customerId: string): boolean => {
    const agreement = agreementsOf(world, customerId).find((one) => one.id === id)
    const day = agreement && nextDay(agreement, todayAtStore(world, agreement.storeNumber))
    if (!agreement || !day || !mayPayOnline(rentalAccountOf(world, customerId), agreement))
        return false
    const card = methodsOf(world, customerId).find((one) => one.id === agreement.autopayMethodId)
    if (!card || isExpired(card, day) || card.lastFour === declinedEnd) return false
    const due = dueOf(agreement, day)
    const part = {agreementId: id, kind: 'DUE', amount: due.total} as const
    payDue(world, agreement, due.payments)
    insertPayment(
        world,
        {customerId, key: `autopay-${id}-${agreement.paid}`, request: part},
        {lastFour: card.lastFour, parts: [part]},
        Date.parse(`${day}T15:00:00Z`)
    )
    return true
}

/** The first due day on which autopay was on, if it has come. */
const nextDay = (
    {plan, paid, autopaySince = '', openDate}: Agreement,
    today: Day
): Day | undefined => {
    const since = autopaySince || addDays(openDate, 1)
    for (let number = paid; number < plan.terms; number += 1) {
        const day = dueDay(plan, number)
        if (day > today) return undefined
        if (day >= since) return day
    }
    return undefined
}
