import type {Cents} from '../../core/money'
import type {World} from '../../world/world'
import {type Agreement, agreementsOf, ownAgreement} from '../agreements/agreement'
import {
    type Autopay,
    type Club,
    clubDue,
    clubsOf,
    ownClub,
    saveClub
} from '../agreements/services/club'
import {dueOf, mayPayOnline} from '../agreements/due'
import {dueDay} from '../agreements/plan'
import {addDays, addMonths, type Day, todayAtStore} from '../days'
import {rentalAccountOf} from '../rental-account'
import {declinedEnd} from './card-ends'
import {insertPayment, type PaidPart, payDue} from './payment'
import {isExpired, markDeclined, methodsOf} from './payment-method'

/** A customer's agreements and clubs. */
export type Holdings = {agreements: Agreement[]; clubs: Club[]}

/**
 * Takes all payments that autopay should have taken up to today, each on its due day and with the card as it was then.
 * Returns the customer's agreements and clubs after that. Every call about agreements does this first, so that the
 * clock can be moved by months. A card that is expired or declined takes nothing, and the agreement is late.
 */
export const takeAutopay = (world: World, customerId: string): Holdings => ({
    agreements: agreementsOf(world, customerId).map((agreement) => {
        let current = agreement
        while (takeRent(world, current)) current = ownAgreement(world, agreement.id, customerId)
        return current
    }),
    clubs: clubsOf(world, customerId).map((club) => {
        let current = club
        while (takeDues(world, current)) current = ownClub(world, club.id, customerId)
        return current
    })
})

/** Returns whether a payment was taken; if so, another one may be due. */
const takeRent = (world: World, agreement: Agreement): boolean => {
    const {id, customerId, autopayMethodId} = agreement
    const day = autopayMethodId && nextRentDay(agreement, sinceOf(agreement))
    if (!day || day > todayAtStore(world, agreement.storeNumber)) return false
    if (!mayPayOnline(rentalAccountOf(world, customerId), agreement)) return false
    const due = dueOf(agreement, day)
    const part = {agreementId: id, kind: 'DUE', amount: due.total} as const
    return take(world, agreement, {
        day,
        part,
        key: `autopay-${id}-${agreement.paid}`,
        pay: () => void payDue(world, agreement, due.payments)
    })
}

/** Takes a club's dues month by month; dues that are late are taken on the first day of autopay. */
const takeDues = (world: World, club: Club): boolean => {
    const {id, customerId, autopayMethodId} = club
    const day = autopayMethodId && nextDuesDay(club, sinceOf({...club, openDate: club.beginDate}))
    if (!day || day > todayAtStore(world, club.storeNumber)) return false
    if (rentalAccountOf(world, customerId).remotePaymentAllowed === 'N') return false
    const part = {customerClubId: id, kind: 'DUE', amount: clubDue(club, day).total} as const
    return take(world, club, {
        day,
        part,
        key: `autopay-${id}-${club.paidMonths}`,
        pay: () => void saveClub(world, {...club, paidMonths: club.paidMonths + 1})
    })
}

type Taking = {day: Day; part: PaidPart; key: string; pay: () => void}

const take = (
    world: World,
    {autopayMethodId, customerId}: Autopay & {customerId: string},
    {day, part, key, pay}: Taking
): boolean => {
    const card = methodsOf(world, customerId).find((one) => one.id === autopayMethodId)
    if (!card || isExpired(card, day)) return false
    if (card.lastFour === declinedEnd) {
        if (!card.isDeclined) markDeclined(world, card.id, true)
        return false
    }
    pay()
    insertPayment(
        world,
        {customerId, key, request: part},
        {lastFour: card.lastFour, parts: [part]},
        Date.parse(`${day}T15:00:00Z`)
    )
    return true
}

const sinceOf = ({autopaySince, openDate}: Pick<Agreement, 'autopaySince' | 'openDate'>): Day =>
    autopaySince ?? addDays(openDate, 1)

/** The first due day of an unpaid payment on or after a day. */
const nextRentDay = ({plan, paid}: Agreement, since: Day): Day | undefined => {
    for (let number = paid; number < plan.terms; number += 1) {
        const day = dueDay(plan, number)
        if (day >= since) return day
    }
    return undefined
}

const nextDuesDay = ({beginDate, paidMonths}: Club, since: Day): Day => {
    let months = paidMonths
    while (addMonths(beginDate, months) < since) months += 1
    return addMonths(beginDate, months)
}

/** What autopay takes next, or would take if it were on: all that is due by that day, at today's state. */
export type NextTake = {day: Day; amount: Cents}

export const nextRentTake = (agreement: Agreement, today: Day): NextTake | undefined => {
    const day = nextRentDay(agreement, today)
    const amount = day ? dueOf(agreement, day).total : 0
    return day && amount > 0 ? {day, amount} : undefined
}

export const nextDuesTake = (club: Club, today: Day): NextTake => {
    const day = nextDuesDay(club, today)
    let [amount, behind] = [0, club]
    while (addMonths(behind.beginDate, behind.paidMonths) <= day) {
        amount += clubDue(behind, day).total
        behind = {...behind, paidMonths: behind.paidMonths + 1}
    }
    return {day, amount}
}
