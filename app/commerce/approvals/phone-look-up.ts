import type {CalendarDay} from '@app/domain/calendar'
import type {Consent, PrefillRequest} from '@contract/approval'
import {withTemporaryBasket} from '../basket/temporary-id'
import {CommerceError} from '../client'
import {flag, record, recordOrGarbled, text} from '../json'
import {type Applicant, type ApprovalWish, newApprovalBasket} from './instant-approval'

/** What the shopper agrees to be looked up by. */
export type PhoneCheck = {
    /** Ten digits. */
    phone: string
    lastFour?: string
    birthDate?: CalendarDay
}

/** What the phone's number said of its owner; each part may be missing. */
export type Prefill = {
    firstName: string
    lastName: string
    address1: string
    city: string
    state: string
    postalCode: string
}

/**
 * What was found by the phone's number; null where nothing was [VERIFY-001]. Throws a CommerceError where the answer says
 * neither.
 */
export const toPrefill = (raw: unknown): Prefill | null => {
    const {isPrefill, payfoneResponse} = recordOrGarbled(raw)
    const isFound = flag(isPrefill)
    if (isFound === undefined) throw new CommerceError({status: 502, code: 'garbled'})
    if (!isFound) return null
    const found = record(payfoneResponse)
    const prefill = {
        firstName: text(found.firstName) ?? '',
        lastName: text(found.lastName) ?? '',
        address1: text(found.address1) ?? '',
        city: text(found.city) ?? '',
        state: text(found.stateCode) ?? '',
        postalCode: text(found.postalCode) ?? ''
    }
    return Object.values(prefill).some(Boolean) ? prefill : null
}

/** Looks the shopper up by their phone's number, with their consent; the platform keeps the result on the basket [VERIFY-001]. */
export const prefillByPhone = (
    session: Applicant,
    {check, wish, consents}: {check: PhoneCheck; wish: ApprovalWish; consents: Consent[]}
): Promise<Prefill | null> =>
    withTemporaryBasket(
        () => newApprovalBasket(session, wish),
        async (tempBasketId) => {
            const {commerce, customerId} = session
            const body: PrefillRequest = {
                customerId,
                tempBasketId,
                phone: check.phone,
                consent: true,
                consents,
                ...(check.lastFour !== undefined && {lastFourSsn: check.lastFour}),
                ...(check.birthDate !== undefined && {birthDate: check.birthDate})
            }
            const path = '/custom/identity-verification/v1/organizations/{org}/payfone'
            return toPrefill(await commerce.fetch({path, body, customerId}))
        }
    )
