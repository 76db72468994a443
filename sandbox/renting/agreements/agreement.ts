import type {AgreementRefCode, Schedule} from '@contract/agreements'
import {parseStored} from '../../core/json'
import {type Cents, centsOf, split} from '../../core/money'
import {notFound} from '../../core/response'
import type {Basket, SoldProduct} from '../../shoppers/baskets/basket'
import {lineCents, totalsOf} from '../../shoppers/baskets/totals'
import {storeOf} from '../../stores/store'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import {type Day, todayAtStore} from '../days'
import type {Autopay} from './club'
import {type Plan, planOf} from './plan'
import {type Service, serviceOf, wishedServices} from './services'

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
    /** When the platform hears from the signing provider that it is signed, in milliseconds; at once where left out. */
    settlesAt?: number | undefined
}

/** One piece that a customer rents. */
export type Agreement = Autopay & {
    id: string
    number: string
    customerId: string
    storeNumber: string
    refCode: AgreementRefCode
    item: RentedItem
    plan: Plan
    /** Payments made; the plan says what is left. */
    paid: number
    openDate: Day
    deliveredDate?: Day | undefined
    /** For the coverage of the piece, at each payment, of those who rented before services were chosen one by one. */
    coverage: Cents
    services?: Service[] | undefined
    /** Paid once, with the first payment; it is neither rent nor taxed. */
    deposit?: Cents | undefined
    allowsOnlinePayment: boolean
    /** The temporary basket that it was drawn up from; undefined for one of a store's counter. */
    tempBasketId?: string | undefined
    /** The order that its piece comes with, once that is placed. */
    orderNo?: string | undefined
    /** The customer fetches the piece: then no appointment says when it is there. */
    isPickUp?: boolean | undefined
    signing: Signing
}

/** The shipping method of those who fetch their pieces. */
const pickUpMethod = '005'

type Row = {document: string; deliveryDay: Day | null}

/** A piece that is fetched is there from the day on which its first payment is due, once it is paid. */
const fetchedOn = ({isPickUp, paid, plan}: Agreement): Day | null =>
    isPickUp && paid > 0 ? plan.firstDueDate : null

const mostRead = 1000

/** An agreement as it was written, read once as long as it is not written again; whoever changes one writes another. */
const readAgreement = (world: World, document: string): Readonly<Agreement> =>
    cacheFor<string, Agreement>(world, 'agreements', mostRead).of(document, () =>
        parseStored(document)
    )

/** With what the signing provider has reported by now. */
const settled = (world: World, agreement: Readonly<Agreement>): Readonly<Agreement> => {
    const {signing} = agreement
    const {settlesAt} = signing
    if (settlesAt === undefined || settlesAt > world.now().getTime()) return agreement
    return {...agreement, signing: {...signing, envelopeStatus: 'completed'}}
}

/** On the day after its delivery a piece is there, and what was paid before it began has begun. */
const asAgreement = (world: World, {document, deliveryDay}: Row): Agreement => {
    const agreement = settled(world, readAgreement(world, document))
    const {storeNumber, deliveredDate, refCode} = agreement
    const day = deliveryDay ?? fetchedOn(agreement)
    if (!day || deliveredDate || day >= todayAtStore(world, storeNumber)) return agreement
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

/** By id or by number; anybody else's is as good as none. */
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

/**
 * A customer has one checkout: what was drawn up from another basket and never signed gives way to what is drawn up from
 * this one.
 */
export const dropReplaced = (world: World, customerId: string, basketId: string) => {
    for (const {id, tempBasketId, signing} of agreementsOf(world, customerId)) {
        const isOther = tempBasketId !== undefined && tempBasketId !== basketId
        if (!isOther || signing.signerStatus === 'Completed') continue
        world.statement('DELETE FROM agreement WHERE id = ?').run(id)
    }
}

/** The number of the next agreement, counted up over all stores. */
export const nextAgreementNumber = ({statement}: World): string => {
    const row = statement<{last: number | null}>('SELECT max(no) AS last FROM agreement').get()
    return String(100_001 + (row?.last ?? 0))
}

/** What an agreement says of its piece. */
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
    firstDueDate: Day
    today: Day
}

/**
 * Agreements of a basket's pieces, unsigned, each at its weekly rate after discounts; those drawn up before keep their
 * numbers. The waiver is for each piece; benefits plus and the store's deposit are for the renter: the first agreement
 * carries them.
 */
export const drawnUp = (world: World, basket: Basket, terms: Terms): Agreement[] => {
    const {customerId, storeNumber, schedule, firstDueDate, today} = terms
    const before = agreementsOf(world, customerId)
    const known = new Map(before.map(({id, number}) => [id, number]))
    const first = Number(nextAgreementNumber(world))
    const agreements = before.filter(({id}) => !id.startsWith(basket.id))
    const {LDW, BENEFITSPLUS} = wishedServices(world, basket, {customerId, agreements})
    const deposit = centsOf(storeOf(world, basket.storeId).c_depositAmount ?? 0)
    return piecesOf(world, basket).map(({line, id, weekly}, index): Agreement => {
        const weeks = line.product.terms
        const plan = planOf({weekly, weeks, schedule, firstDueDate})
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
