import type {AgreementRefCode, Schedule} from '@contract/agreements'
import {parseStored} from '../../core/json'
import {type Cents, centsOf, split} from '../../core/money'
import {notFound} from '../../core/response'
import type {Basket, SoldProduct} from '../../shoppers/baskets/basket'
import {lineCents, totalsOf} from '../../shoppers/baskets/totals'
import {storeOf} from '../../stores/store'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import {addDays, type Day, todayAtStore} from '../days'
import type {Autopay} from './services/club'
import {dueDay, type Plan, planOf} from './plan'
import {type Service, serviceOf, wishedServices} from './services/services'

export type RentedItem = {
    productId: string
    rmsItemNumber: string
    inventoryNumber: string
    description: string
    imageUrl: string
    extendedAisle: boolean
}

export type SignerStatus = 'NotStarted' | 'Sent' | 'Completed' | 'Declined'

export type Signing = {
    signerStatus: SignerStatus
    envelopeId?: string | undefined
    envelopeStatus?: string | undefined
    /** When the platform learns from the signing provider that it is signed, in milliseconds; at once if left out. */
    settlesAt?: number | undefined
}

/** The agreement for one piece that a customer rents. */
export type Agreement = Autopay & {
    id: string
    number: string
    customerId: string
    storeNumber: string
    refCode: AgreementRefCode
    item: RentedItem
    plan: Plan
    /** The number of payments made; the plan says how much is left. */
    paid: number
    openDate: Day
    deliveredDate?: Day | undefined
    /** The price of coverage with each payment, for renters from before each service could be chosen separately. */
    coverage: Cents
    services?: Service[] | undefined
    /** Paid once, with the first payment; it is not rent and has no tax. */
    deposit?: Cents | undefined
    allowsOnlinePayment: boolean
    /** The temporary basket that it was created from; undefined for an agreement made in a store. */
    tempBasketId?: string | undefined
    /** The number of the order of its piece, after the order was placed. */
    orderNo?: string | undefined
    /** True if the customer picks the piece up: then there is no appointment for it. */
    isPickUp?: boolean | undefined
    signing: Signing
}

/** The shipping method for pick-up. */
const pickUpMethod = '005'

type Row = {document: string; deliveryDay: Day | null}

/**
 * For pick-up: the day from which the customer has the piece, which is the due day of the first payment, once that is
 * paid.
 */
const fetchedOn = ({isPickUp, paid, plan}: Agreement): Day | null =>
    isPickUp && paid > 0 ? plan.firstDueDate : null

const mostRead = 1000

/**
 * Parses a stored agreement. The result is kept as long as the stored text is the same; to change an agreement, write a
 * new one.
 */
const readAgreement = (world: World, document: string): Readonly<Agreement> =>
    cacheFor<string, Agreement>(world, 'agreements', mostRead).of(document, () =>
        parseStored(document)
    )

/** The agreement with what the signing provider has reported by now. */
const settled = (world: World, agreement: Readonly<Agreement>): Readonly<Agreement> => {
    const {signing} = agreement
    const {settlesAt} = signing
    if (settlesAt === undefined || settlesAt > world.now().getTime()) return agreement
    return {...agreement, signing: {...signing, envelopeStatus: 'completed'}}
}

/**
 * The plan as the delivery makes it (D-44): the payment that begins an agreement is not late before the piece is there,
 * and the next one is due on the day after the delivery at the earliest.
 */
const delivered = (agreement: Agreement, day: Day | null, today: Day): Agreement => {
    const {plan, paid, refCode, tempBasketId} = agreement
    if (tempBasketId === undefined) return agreement
    const begins = day !== null && day < today ? day : today
    if (paid === 0 && plan.firstDueDate < begins) {
        return {...agreement, plan: {...plan, firstDueDate: begins}}
    }
    const isEarly = refCode === 'PRELIMPAID' && day !== null && dueDay(plan, paid) <= day
    if (!isEarly) return agreement
    const reckonedFrom = {day: addDays(day, 1), number: paid}
    return {...agreement, plan: {...plan, nextDueDate: undefined, reckonedFrom}}
}

/** On the day after its delivery the customer has the piece, and an agreement that was paid before is in force. */
const asAgreement = (world: World, {document, deliveryDay}: Row): Agreement => {
    const stored = settled(world, readAgreement(world, document))
    const {storeNumber, deliveredDate, refCode} = stored
    const day = deliveryDay ?? fetchedOn(stored)
    if (deliveredDate) return stored
    const today = todayAtStore(world, storeNumber)
    const agreement = delivered(stored, day, today)
    if (!day || day >= today) return agreement
    return {
        ...agreement,
        deliveredDate: day,
        refCode: refCode === 'PRELIMPAID' ? 'ACTV' : refCode
    }
}

/** A customer's agreements as they are today, oldest first. */
export const agreementsOf = (world: World, customerId: string): Agreement[] =>
    world
        .statement<Row>(
            `SELECT document, appointment.day AS deliveryDay
             FROM agreement LEFT JOIN appointment
                 ON appointment.agreement_id = agreement.id AND appointment.kind = 'DLV'
             WHERE agreement.customer_id = ? ORDER BY agreement.no`
        )
        .all(customerId)
        .map((row) => asAgreement(world, row))

/** Finds an agreement by its id or number; 404 if it does not exist or belongs to somebody else. */
export const ownAgreement = (world: World, name: string, customerId: string): Agreement =>
    agreementsOf(world, customerId).find(({id, number}) => name === id || name === number) ??
    notFound('agreement', name)

export const saveAgreement = (world: World, agreement: Agreement): Agreement => {
    world
        .statement(
            `INSERT INTO agreement (id, customer_id, envelope_id, document) VALUES (?, ?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET
                 envelope_id = excluded.envelope_id,
                 document = excluded.document`
        )
        .run(
            agreement.id,
            agreement.customerId,
            agreement.signing.envelopeId ?? null,
            JSON.stringify(agreement)
        )
    return agreement
}

/** A customer has one checkout at a time: deletes agreements that were created from another basket and never signed. */
export const dropReplaced = (world: World, customerId: string, basketId: string) => {
    for (const {id, tempBasketId, signing} of agreementsOf(world, customerId)) {
        const isOther = tempBasketId !== undefined && tempBasketId !== basketId
        if (!isOther || signing.signerStatus === 'Completed') continue
        world.statement('DELETE FROM agreement WHERE id = ?').run(id)
    }
}

/** The number of the next agreement; all stores count together. */
export const nextAgreementNumber = ({statement}: World): string => {
    const row = statement<{last: number | null}>('SELECT max(no) AS last FROM agreement').get()
    return String(100_001 + (row?.last ?? 0))
}

/** The data of a product that its agreement contains. */
export const rentedItem = (product: SoldProduct): RentedItem => ({
    productId: product.id,
    rmsItemNumber: product.rmsId,
    inventoryNumber: product.inventoryNumber,
    description: product.name,
    imageUrl: product.imageUrl,
    extendedAisle: product.extendedAisle
})

type Terms = {
    customerId: string
    storeNumber: string
    schedule: Schedule
    /** The day of the payment after the one that begins the agreement; one period after today if it is not later. */
    nextDueDate: Day
    today: Day
}

/**
 * Writes agreements for the pieces of a basket, unsigned, each with its weekly rate after discounts; earlier agreements
 * keep their numbers. Each piece has its own waiver; benefits plus and the store's deposit are once per renter, in
 * the first agreement.
 */
export const drawnUp = (world: World, basket: Basket, terms: Terms): Agreement[] => {
    const {customerId, storeNumber, schedule, nextDueDate, today} = terms
    const before = agreementsOf(world, customerId)
    const known = new Map(before.map(({id, number}) => [id, number]))
    const first = Number(nextAgreementNumber(world))
    const agreements = before.filter(({id}) => !id.startsWith(basket.id))
    const {LDW, BENEFITSPLUS} = wishedServices(world, basket, {customerId, agreements})
    const deposit = centsOf(storeOf(world, basket.storeId).c_depositAmount ?? 0)
    return piecesOf(world, basket).map(({line, id, weekly}, index): Agreement => {
        const weeks = line.product.terms
        const plan: Plan = {
            ...planOf({weekly, weeks, schedule, firstDueDate: today}),
            ...(nextDueDate > today && {nextDueDate})
        }
        return {
            id,
            number: known.get(id) ?? String(first + index),
            customerId,
            storeNumber,
            refCode: 'PRELIM',
            item: rentedItem(line.product),
            plan,
            paid: 0,
            openDate: today,
            coverage: 0,
            services: [
                ...(LDW ? [serviceOf('LDW', LDW, plan, weeks)] : []),
                ...(BENEFITSPLUS && index === 0
                    ? [serviceOf('BENEFITSPLUS', BENEFITSPLUS, plan, weeks)]
                    : [])
            ],
            ...(deposit > 0 && index === 0 && {deposit}),
            allowsOnlinePayment: true,
            tempBasketId: basket.id,
            isPickUp: basket.shipments.some(({methodId}) => methodId === pickUpMethod),
            signing: {signerStatus: 'NotStarted'}
        }
    })
}

const piecesOf = (world: World, basket: Basket) => {
    const {afterDiscounts} = totalsOf(world, basket)
    return basket.lines.flatMap((line) => {
        const pieces = Array.from({length: line.quantity}, () => 1)
        const cents = afterDiscounts.get(line) ?? lineCents(line)
        return split(cents, pieces).map((weekly, index) => ({
            line,
            weekly,
            id: `${basket.id}-${line.id.slice(0, 8)}-${index + 1}`
        }))
    })
}
