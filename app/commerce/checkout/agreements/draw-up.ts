import {itemCount} from '@app/domain/basket/item-count'
import type {CreateAgreementRequest} from '@contract/agreements'
import {agreementSummary, toAgreements} from '../../account/agreements'
import {toRegularBasket} from '../../basket/to-basket'
import {refusalType} from '../../client'
import {isUnknownEnd} from '../../outcome/outcome'
import type {LiveSession} from '../../session/session'
import {useShopperMutation} from '../../session/use-shopper-mutation'
import {agreementChanges, scheduleCodes} from './agreements'
import {saveConsents, writeServices} from '../basket-steps'
import {
    type CheckoutBasket,
    fingerprintOf,
    readCheckoutBasket,
    shownOf,
    wantedOf
} from '../checkout-basket'
import {changeRecord, checkoutRecordOf, inTurn} from '../checkout-record'
import type {Consent, PaySchedule} from '../stored-record'

export type Drawing = {
    /** The basket as the shopper has reviewed it. */
    basket: CheckoutBasket
    schedule: PaySchedule
    consents: readonly Consent[]
}

/** The result: drawn up; or not, because the cart differs from what was reviewed, or because a service is not available. */
export type DrawnUp = {state: 'drawn-up' | 'changed' | 'no-waiver' | 'no-benefits-plus'}

const isSame = (reviewed: CheckoutBasket, basket: CheckoutBasket): boolean => {
    const [shown, now] = [shownOf(reviewed), shownOf(basket)]
    return (
        fingerprintOf(wantedOf(reviewed.lines)) === fingerprintOf(wantedOf(basket.lines)) &&
        shown.storeId === now.storeId &&
        shown.payment === now.payment &&
        shown.total === now.total
    )
}

/** Whether cart and temporary basket are what the shopper has reviewed: another tab may have changed them (D-28). */
const isAsReviewed = async (
    {apis, commerce, customerId}: LiveSession,
    shown: CheckoutBasket
): Promise<boolean> => {
    const parameters = {customerId}
    const cart = toRegularBasket(await apis.shopperCustomers.getCustomerBaskets({parameters}))
    const isSameCart =
        fingerprintOf(wantedOf(cart?.lines ?? [])) === fingerprintOf(wantedOf(shown.lines))
    if (!isSameCart || cart?.storeId !== shown.storeId) return false
    const basket = await readCheckoutBasket(commerce, shown.id)
    return basket !== null && isSame(shown, basket)
}

const idsOf = async ({commerce, customerId}: LiveSession): Promise<string[]> =>
    (await agreementSummary(commerce, customerId).fetch()).agreements.map(({id}) => id)

/** The agreements that existed before the first attempt, so that one whose response was lost can be told apart from them. */
const agreementsBefore = async (session: LiveSession, basketId: string): Promise<string[]> => {
    const known = checkoutRecordOf(session.customerId)?.agreementsBefore
    if (known) return known
    const ids = await idsOf(session)
    changeRecord({customerId: session.customerId, basketId}, {agreementsBefore: ids})
    return ids
}

/** The agreements that were drawn up although the response was lost, now or in an earlier attempt; may be empty. */
const foundAfter = async (
    session: LiveSession,
    error: unknown,
    before: readonly string[]
): Promise<string[]> => {
    if (!isUnknownEnd(error) && refusalType(error) !== 'already-signed') return []
    const now = await idsOf(session).catch((): string[] => [])
    return now.filter((id) => !before.includes(id))
}

const requestFor = async (
    {commerce, customerId}: LiveSession,
    {basket, schedule}: Drawing
): Promise<string[]> => {
    const body: CreateAgreementRequest = {
        customerId,
        tempBasketId: basket.id,
        paymentSchedule: scheduleCodes[schedule.frequency],
        firstDueDate: schedule.firstDueDate
    }
    const path = '/custom/create-agreement/v1/organizations/{org}/createagreement'
    const answer = await commerce.fetch({path, body, customerId})
    return toAgreements(answer, commerce).map(({id}) => id)
}

const refusals = new Map<string | undefined, DrawnUp['state']>([
    ['ldw-not-offered', 'no-waiver'],
    ['benefits-plus-not-offered', 'no-benefits-plus']
])

/** Removes a service that is not available; everything else stays as it was chosen [CHECKOUT-017]. */
const withoutBenefitsPlus = async (session: LiveSession, basketId: string): Promise<void> => {
    const {ldw = false} = checkoutRecordOf(session.customerId)?.services ?? {}
    await writeServices(session, {basketId, choice: {ldw, benefitsPlus: false}})
}

const drawnUp = async (session: LiveSession, drawing: Drawing): Promise<DrawnUp> => {
    const {basket, consents} = drawing
    if (!(await isAsReviewed(session, basket))) return {state: 'changed'}
    const before = await agreementsBefore(session, basket.id)
    await saveConsents(session, {basketId: basket.id, choice: consents})
    const drawn = await requestFor(session, drawing).catch(async (error: unknown) => {
        const state = refusals.get(refusalType(error))
        if (state) return {state}
        // The ones found may be from an earlier attempt and outdated: drawing up again replaces them.
        const isRedrawn = checkoutRecordOf(session.customerId)?.isOutdated === true
        if (isRedrawn && refusalType(error) !== 'already-signed') throw error
        const found = await foundAfter(session, error, before)
        if (found.length !== itemCount(basket.lines)) throw error
        return found
    })
    if (!Array.isArray(drawn)) {
        if (drawn.state === 'no-benefits-plus') await withoutBenefitsPlus(session, basket.id)
        return drawn
    }
    const id = {customerId: session.customerId, basketId: basket.id}
    changeRecord(id, {agreementIds: drawn, isOutdated: false})
    return {state: 'drawn-up'}
}

/**
 * Draws up an agreement for each reviewed piece, with the consents that were given. Doing it again replaces the
 * agreements of before; agreements whose response was lost are found (D-27).
 */
export const drawUp = (session: LiveSession, drawing: Drawing): Promise<DrawnUp> =>
    inTurn(() => drawnUp(session, drawing))

export const useDrawUp = () =>
    useShopperMutation({changes: [...agreementChanges, ['checkout-basket']], run: drawUp})
