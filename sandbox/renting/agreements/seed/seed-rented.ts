import {productForStore} from '../../../catalogue/product-for-store'
import {insertMethod} from '../../payments/payment-method'
import {insertPayment} from '../../payments/payment'
import type {World} from '../../../world/world'
import {type Agreement, nextAgreementNumber, rentedItem, saveAgreement} from '../agreement'
import {saveAppointment} from '../visits/appointment'
import {saveClub} from '../services/club'
import {addDays, addMonths, type Day, weekdayOf} from '../../days'
import {dueOf} from '../due'
import {dueDay, type Plan, planOf} from '../plan'
import type {Renter, SeededAgreement} from './renters'

type Whose = {customerId: string; storeNumber: string; today: Day}

/** The cards, agreements with their past payments, and clubs of one renter. */
export const seedRented = (world: World, renter: Renter, whose: Whose) => {
    const {login, cards = [], agreements = []} = renter
    cards.forEach(({cardType, lastFour, goodFor}, index) =>
        insertMethod(world, {
            id: cardId(login, index),
            customerId: whose.customerId,
            cardType,
            lastFour,
            expirationDate: addDays(whose.today, goodFor)
        })
    )
    agreements.forEach((seeded, index) => seedAgreement(world, renter, {seeded, index, whose}))
    seedClub(world, renter, whose)
}

const cardId = (login: string, index: number) => `card-${login}-${index + 1}`

const weeks = 78

type Seeded = {seeded: SeededAgreement; index: number; whose: Whose}

const seedAgreement = (
    world: World,
    {login, number, cards = []}: Renter,
    {seeded, index, whose}: Seeded
) => {
    const {customerId, storeNumber, today} = whose
    const product = seededProduct(world, number * 2 + index, storeNumber)
    const plan = planUpTo(addDays(today, seeded.dueIn), seeded, product.weeklyCents)
    const agreement = saveAgreement(world, {
        id: `agreement-${login}-${index + 1}`,
        number: nextAgreementNumber(world),
        customerId,
        storeNumber,
        refCode: seeded.refCode ?? 'ACTV',
        item: rentedItem(product),
        plan,
        paid: seeded.paid,
        openDate: addDays(plan.firstDueDate, -7),
        ...(seeded.isDelivered !== false && {deliveredDate: addDays(plan.firstDueDate, -5)}),
        coverage: seeded.hasCoverage ? 199 : 0,
        allowsOnlinePayment: seeded.isPayableOnline ?? true,
        ...(seeded.hasAutopay && {autopayMethodId: cardId(login, 0)}),
        signing: seeded.isUnsigned
            ? {signerStatus: 'NotStarted'}
            : {signerStatus: 'Completed', envelopeStatus: 'completed'}
    })
    const [card] = cards
    if (card) seedPayments(world, agreement, card.lastFour)
    if (seeded.deliveryIn !== undefined) seedDelivery(world, agreement, {today, ...seeded})
}

/** A plan whose next payment, after those already made, is due on the given day. */
const planUpTo = (due: Day, {schedule, paid, left}: SeededAgreement, weekly: number): Plan => {
    const terms = {weekly, weeks: left === undefined ? weeks : paid + left, schedule}
    const guess = planOf({...terms, firstDueDate: due})
    const plan = {...guess, reckonedFrom: {day: due, number: paid}}
    return {...plan, firstDueDate: dueDay(plan, 0)}
}

/** Products in turn; starts again at the first if there are not enough of them. */
const seededProduct = (world: World, index: number, storeNumber: string) => {
    const rows = world.statement<{id: string}>(
        "SELECT id FROM product WHERE role IN ('item', 'variant') AND type = 'RAC' ORDER BY no LIMIT 40"
    )
    const ids = rows.all()
    const id = ids[index % ids.length]?.id
    const product = id && productForStore(world, id, storeNumber)
    if (!product) throw new Error('The catalogue has nothing to rent.')
    return product
}

const mostShown = 6

/**
 * The latest payments, made on their due days with the renter's first card: rent, coverage, tax and fee at today's
 * prices.
 */
const seedPayments = (world: World, agreement: Agreement, lastFour: string) => {
    const {id, plan, paid, customerId} = agreement
    for (let number = Math.max(0, paid - mostShown); number < paid; number += 1) {
        const day = dueDay(plan, number)
        const {total} = dueOf({...agreement, refCode: 'ACTV', paid: number}, day)
        const part = {agreementId: id, kind: 'DUE', amount: total} as const
        insertPayment(
            world,
            {customerId, key: `seed-${id}-${number}`, request: part},
            {lastFour, parts: [part]},
            Date.parse(`${day}T18:00:00Z`)
        )
    }
}

const seedDelivery = (
    world: World,
    {id, customerId, storeNumber}: Agreement,
    {today, deliveryIn = 1}: {today: Day; deliveryIn?: number}
) => {
    const wanted = addDays(today, deliveryIn)
    saveAppointment(world, {
        id: `delivery-${id}`,
        kind: 'DLV',
        agreementId: id,
        customerId,
        storeNumber,
        day: weekdayOf(wanted) === 0 ? addDays(wanted, 1) : wanted,
        startTime: '12:00',
        endTime: '15:00'
    })
}

const seedClub = (world: World, {club, login, number}: Renter, whose: Whose) => {
    if (!club) return
    const {customerId, storeNumber, today} = whose
    const paidMonths = 5
    saveClub(world, {
        id: `club-${login}`,
        customerId,
        storeNumber,
        number: String(500_000 + number),
        beginDate: addMonths(addDays(today, 6), -paidMonths),
        monthly: 995,
        paidMonths,
        ...(club === 'autopay' && {autopayMethodId: cardId(login, 0)})
    })
}
