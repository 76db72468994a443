import type {Schedule} from '@contract/agreements'
import {saveAgreement} from '../../sandbox/renting/agreements/agreement'
import {saveAppointment} from '../../sandbox/renting/agreements/visits/appointment'
import {saveClub} from '../../sandbox/renting/agreements/services/club'
import {addDays, addMonths} from '../../sandbox/renting/days'
import {planOf} from '../../sandbox/renting/agreements/plan'
import {insertMethod} from '../../sandbox/renting/payments/payment-method'
import {saveRentalAccount} from '../../sandbox/renting/rental-account'
import {type Random, randomFor} from '../../sandbox/world/random'
import type {World} from '../../sandbox/world/world'
import {dueDaysFrom, type Entry, type Owing} from './ledger'

/** A renter for a year, with the test's own ledger of what they owe and have paid. */
export type Renter = {
    id: string
    random: Random
    /** In percent: how likely they pay on a day on which something is due. */
    habit: number
    cardEnds: string
    owings: Owing[]
    entries: Entry[]
}

const item = {
    productId: 'p',
    rmsItemNumber: 'r',
    inventoryNumber: 'i',
    description: 'Sofa',
    imageUrl: '',
    extendedAisle: false
}

const schedules: readonly Schedule[] = ['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY']

type Whose = {world: World; renter: Pick<Renter, 'id' | 'random'>; today: string; at: number}

/** An agreement in force, a new one that waits for its first payment and its delivery, or one near its end. */
const rent = ({world, renter: {id: customerId, random}, today, at}: Whose): Owing => {
    const schedule = random.pick(schedules)
    const isNew = random.chance(25)
    const weeks = random.pick([13, 26, 52, 78])
    const firstDueDate = addDays(
        today,
        isNew ? 2 : random.between(0, 6) - 7 * random.between(0, 20)
    )
    const plan = planOf({weekly: random.between(999, 4999), weeks, schedule, firstDueDate})
    const days = dueDaysFrom(schedule, firstDueDate, plan.terms)
    const paid = days.filter((day) => day < today).length
    const id = `${customerId}-${at}`
    const coverage = random.chance(40) ? 199 : 0
    const deliveryDay = isNew ? addDays(today, random.between(3, 5)) : undefined
    saveAgreement(world, {
        id,
        customerId,
        item,
        plan,
        coverage,
        number: `${customerId.slice(1)}${at}`,
        storeNumber: '01001',
        paid: Math.min(paid, plan.terms),
        refCode: isNew ? 'PRELIM' : paid >= plan.terms ? 'PAIDOUT' : 'ACTV',
        openDate: addDays(firstDueDate, -7),
        deliveredDate: isNew ? undefined : addDays(firstDueDate, -5),
        allowsOnlinePayment: true,
        signing: {signerStatus: 'Completed', envelopeStatus: 'completed'}
    })
    if (deliveryDay) {
        saveAppointment(world, {
            id: `delivery-${id}`,
            agreementId: id,
            customerId,
            storeNumber: '01001',
            kind: 'DLV',
            day: deliveryDay,
            startTime: '12:00',
            endTime: '15:00'
        })
    }
    const rents = days.map((_, number) => (number === plan.terms - 1 ? plan.final : plan.rate))
    return {id, of: 'agreement', days, rents, coverage, paid, deliveryDay, autopay: undefined}
}

const join = ({world, renter: {id: customerId, random}, today}: Whose): Owing => {
    const beginDate = addMonths(addDays(today, random.between(1, 25)), -3)
    const id = `club-${customerId}`
    saveClub(world, {
        id,
        customerId,
        beginDate,
        storeNumber: '01001',
        number: customerId,
        monthly: 995,
        paidMonths: 3
    })
    return {
        id,
        of: 'club',
        coverage: 0,
        paid: 3,
        deliveryDay: undefined,
        autopay: undefined,
        days: Array.from({length: 40}, (_, month) => addMonths(beginDate, month)),
        rents: Array.from({length: 40}, () => 995)
    }
}

/**
 * A renter who is always the same for the same number: one to three agreements, sometimes a club, a card that may expire.
 */
export const renterOf = (world: World, number: number, today: string): Renter => {
    const random = randomFor(2030, number)
    const id = `r${number}`
    const cardEnds = addDays(today, random.pick([120, 240, 900]))
    saveRentalAccount(world, id, {
        storeNumber: '01001',
        remotePaymentAllowed: 'Y',
        isBlacklisted: false,
        balances: [],
        secrets: {}
    })
    const card = {customerId: id, cardType: 'Visa'}
    insertMethod(world, {...card, id: `${id}-good`, lastFour: '1111', expirationDate: cardEnds})
    insertMethod(world, {...card, id: `${id}-poor`, lastFour: '0002', expirationDate: '2040-01-01'})
    const whose = {world, renter: {id, random}, today}
    const owings = Array.from({length: random.between(1, 3)}, (_, at) => rent({...whose, at}))
    if (random.chance(30)) owings.push(join({...whose, at: 9}))
    return {id, random, habit: random.pick([95, 60, 8]), cardEnds, owings, entries: []}
}
