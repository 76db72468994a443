import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Consent, PrefillRequest} from '@contract/approval'
import {withTemporaryBasket} from '../basket/temporary/temporary-id'
import {CommerceError} from '../client'
import {flag, number, record, recordOrGarbled, text} from '../json'
import {type Applicant, type ApprovalWish, newApprovalBasket} from './instant-approval'

/** What the shopper enters and agrees to, to be looked up by phone number. */
export type PhoneCheck = {
    /** Ten digits. */
    phone: string
    lastFour?: string
    birthDate?: CalendarDay
}

/** What the look-up found about the owner of the number; each part may be missing. */
export type Prefill = {
    firstName: string
    lastName: string
    address1: string
    city: string
    state: string
    postalCode: string
}

const toPrefill = (payfoneResponse: unknown): Prefill | null => {
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

/** The state of the look-up: a code was sent, the code was wrong, the code is no longer valid, or the look-up is done. */
export type PhoneLookUp =
    | {state: 'sent'}
    | {state: 'wrong'; triesLeft: number}
    | {state: 'ended'}
    | {state: 'done'; prefill: Prefill | null}

/** The platform's response to a number or its code [VERIFY-001]. Throws a CommerceError if it is about neither. */
export const toPhoneLookUp = (raw: unknown): PhoneLookUp => {
    const {codeSent, codeAttemptsLeft, isPrefill, payfoneResponse} = recordOrGarbled(raw)
    const isFound = flag(isPrefill)
    if (isFound !== undefined)
        return {state: 'done', prefill: isFound ? toPrefill(payfoneResponse) : null}
    const isSent = flag(codeSent)
    if (isSent === undefined) throw new CommerceError({status: 502, code: 'garbled'})
    if (!isSent) return {state: 'ended'}
    const triesLeft = number(codeAttemptsLeft)
    return triesLeft === undefined ? {state: 'sent'} : {state: 'wrong', triesLeft}
}

type LookUpRequest = Omit<PrefillRequest, 'customerId' | 'tempBasketId' | 'consent'>

const requestByPhone = (
    session: Applicant,
    wish: ApprovalWish,
    request: LookUpRequest
): Promise<PhoneLookUp> =>
    withTemporaryBasket(
        () => newApprovalBasket(session, wish),
        async (tempBasketId) => {
            const {commerce, customerId} = session
            const body: PrefillRequest = {customerId, tempBasketId, consent: true, ...request}
            const path = '/custom/identity-verification/v1/organizations/{org}/payfone'
            return toPhoneLookUp(await commerce.fetch({path, body, customerId}))
        }
    )

/** Sends a code to the shopper's number, with their consent to be looked up by it. Rejects with a CommerceError. */
export const sendPhoneCode = (
    session: Applicant,
    {phone, wish, consents}: {phone: string; wish: ApprovalWish; consents: Consent[]}
): Promise<PhoneLookUp> =>
    requestByPhone(session, wish, {phone, consents, locale: session.commerce.locale})

/**
 * Looks the shopper up by the number that the code has proved to be theirs; the platform stores the result on the
 * basket [VERIFY-001]. Rejects with a CommerceError.
 */
export const prefillByPhone = (
    session: Applicant,
    {check, code, wish}: {check: PhoneCheck; code: string; wish: ApprovalWish}
): Promise<PhoneLookUp> =>
    requestByPhone(session, wish, {
        phone: check.phone,
        code,
        ...(check.lastFour !== undefined && {lastFourSsn: check.lastFour}),
        ...(check.birthDate !== undefined && {birthDate: check.birthDate})
    })
