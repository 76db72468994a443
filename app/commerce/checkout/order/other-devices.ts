import type {RentalAgreement} from '../../account/agreements'
import type {LiveSession} from '../../session/session'
import {useShopperMutation} from '../../session/use-shopper-mutation'
import {createRecord, changeRecord, checkoutRecordOf} from '../checkout-record'
import type {CheckoutRecord} from '../stored-record'

type Agreements = readonly RentalAgreement[]

const isBound = (record: CheckoutRecord, agreements: Agreements): boolean =>
    !record.isPlaced &&
    agreements.some(({id, signing}) => signing === 'signed' && record.agreementIds.includes(id))

/** Signed in a checkout and not ordered yet; an agreement made in a store has no basket and no order. */
const isToBeOrdered = ({signing, basketId, orderNo, deliveredDay}: RentalAgreement): boolean =>
    signing === 'signed' && basketId !== null && orderNo === null && deliveredDay === undefined

/**
 * The agreements of a checkout that was signed and not ordered, and that this browser has no record of: it was started
 * on another device, or the record was lost. Empty while a checkout of this browser is bound by a signature.
 */
const openElsewhere = (
    agreements: Agreements,
    record: CheckoutRecord | null
): RentalAgreement[] => {
    if (record && isBound(record, agreements)) return []
    const open = agreements.find(
        (one) => isToBeOrdered(one) && !record?.agreementIds.includes(one.id)
    )
    return agreements.filter(({basketId}) => open !== undefined && basketId === open.basketId)
}

const linesOf = (agreements: Agreements): CheckoutRecord['lines'] => {
    const counts = new Map<string, number>()
    for (const {items} of agreements) {
        for (const {productId} of items) {
            if (productId !== null) counts.set(productId, (counts.get(productId) ?? 0) + 1)
        }
    }
    return [...counts].map(([productId, quantity]) => ({productId, quantity}))
}

const hasService = (agreements: Agreements, wanted: 'damage-waiver' | 'benefits-plus'): boolean =>
    agreements.some(({services}) => services.some(({kind}) => kind === wanted))

/** Continues a checkout of another device in this browser, with what its agreements say about it (D-27, D-29). */
export const takeOver = (customerId: string, agreements: Agreements): void => {
    const [first] = agreements
    if (!first?.basketId) return
    createRecord({
        customerId,
        basketId: first.basketId,
        lines: linesOf(agreements),
        agreementIds: agreements.map(({id}) => id),
        services: {
            ldw: hasService(agreements, 'damage-waiver'),
            benefitsPlus: hasService(agreements, 'benefits-plus')
        },
        ...(first.nextPaymentDay !== undefined && {
            schedule: {frequency: first.frequency, firstDueDate: first.nextPaymentDay}
        })
    })
}

/**
 * The number of the order that the checkout's agreements belong to, on whatever device it was placed; undefined before
 * that.
 */
export const orderOfAgreements = (
    record: CheckoutRecord,
    agreements: Agreements
): string | undefined =>
    agreements.find(({id, orderNo}) => orderNo !== null && record.agreementIds.includes(id))
        ?.orderNo ?? undefined

/** Notes that the agreements were ordered, on whatever device; returns false if they were not. */
export const saveOrderOfAgreements = (record: CheckoutRecord, agreements: Agreements): boolean => {
    const orderNo = orderOfAgreements(record, agreements)
    if (orderNo === undefined) return false
    changeRecord(record, {isPlaced: true, orderNo})
    return true
}

/** A checkout that this browser has no record of: one that has ended, or one to continue; undefined if there is none. */
export type Unknown = {kind: 'ended' | 'open'; agreements: Agreements}

/** Compares the agreements with the latest checkout that this browser has a record of, ended or not. */
export const unknownHere = (
    agreements: Agreements,
    record: CheckoutRecord | null
): Unknown | undefined => {
    if (record && !record.isPlaced && orderOfAgreements(record, agreements) !== undefined) {
        return {kind: 'ended', agreements}
    }
    const open = openElsewhere(agreements, record)
    return open.length > 0 ? {kind: 'open', agreements: open} : undefined
}

/** Stores what happened on other devices. */
export const catchUp = ({customerId}: LiveSession, {kind, agreements}: Unknown): Promise<void> => {
    const record = checkoutRecordOf(customerId)
    if (kind === 'open') takeOver(customerId, agreements)
    else if (record) saveOrderOfAgreements(record, agreements)
    return Promise.resolve()
}

/** Stores in this browser what happened on other devices. */
export const useCatchUp = () => useShopperMutation({changes: [['checkout-basket']], run: catchUp})
