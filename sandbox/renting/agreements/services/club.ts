import {parseStored} from '../../../core/json'
import {type Cents, percentOf} from '../../../core/money'
import {notFound} from '../../../core/response'
import type {World} from '../../../world/world'
import {addMonths, type Day, daysBetween} from '../../days'
import {taxPercent} from '../plan'

/** Autopay of an agreement or club, while it is on. */
export type Autopay = {
    autopayMethodId?: string | undefined
    /** The day on which autopay was turned on; it takes payments that are due on that day or later. */
    autopaySince?: Day | undefined
    /** The version of the text that the renter agreed to, its language and the time [D-32]. */
    autopayConsent?: {version: string; locale: string; acceptedAt: string} | undefined
}

/** A membership with monthly dues. */
export type Club = Autopay & {
    id: string
    customerId: string
    storeNumber: string
    number: string
    beginDate: Day
    monthly: Cents
    paidMonths: number
    /** The day on which it ended; an ended membership is treated like none. */
    endDate?: Day | undefined
}

type Row = {document: string}

const asClub = ({document}: Row): Club => parseStored(document)

export const clubsOf = ({statement}: World, customerId: string): Club[] =>
    statement<Row>('SELECT document FROM club WHERE customer_id = ? ORDER BY rowid')
        .all(customerId)
        .map(asClub)
        .filter(({endDate}) => endDate === undefined)

export const ownClub = (world: World, id: string, customerId: string): Club =>
    clubsOf(world, customerId).find((club) => club.id === id) ?? notFound('club', id)

export const saveClub = ({statement}: World, club: Club): Club => {
    statement('INSERT OR REPLACE INTO club (id, customer_id, document) VALUES (?, ?, ?)').run(
        club.id,
        club.customerId,
        JSON.stringify(club)
    )
    return club
}

/** The dues of one month, and the day since when they are due. */
export const clubDue = ({beginDate, monthly, paidMonths}: Club, today: Day) => {
    const day = addMonths(beginDate, paidMonths)
    const tax = percentOf(monthly, taxPercent)
    return {day, tax, total: monthly + tax, daysLate: Math.max(0, daysBetween(day, today))}
}
