import type {InstantApprovalRequest} from '@contract/approval'
import {forgetTemporaryBasket, saveTemporaryId} from '../basket/temporary/temporary-id'
import {CommerceError} from '../client'
import {flag, record, recordOrGarbled, text} from '../json'
import type {Shopper} from '../session/session'

/** The shopper who applies, and the platform with their session. */
export type Applicant = Pick<Shopper, 'commerce' | 'customerId'>

/** What is known about the shopper when they apply (G-23). */
export type ApprovalWish = {
    storeId?: string | undefined
    basketId?: string | undefined
    email?: string | undefined
    phone?: string | undefined
}

/** Where the shopper goes next, and the temporary basket for it; no basket if no store can decide. */
export type InstantApproval = {
    pageName: string | undefined
    basketId: string | undefined
    /** The form was prefilled by the phone number before [APPR-017]. */
    isPrefilled: boolean
}

/** The result of an instant approval [API-044]. Throws a CommerceError if the response is not a record. */
export const toInstantApproval = (raw: unknown): InstantApproval => {
    const {pageName, tempBasket} = recordOrGarbled(raw)
    const basket = record(tempBasket)
    return {
        pageName: text(pageName),
        basketId: text(basket.basketId),
        isPrefilled: flag(basket.c_isPrefill) ?? false
    }
}

/**
 * Requests an instant approval. The platform deletes the former temporary baskets and makes a new one, so the stored id
 * is removed before the call and the new one stored after it [APPR-008] [CART-003, CART-004, CART-005]. Rejects with a
 * CommerceError.
 */
export const requestApproval = async (
    {commerce, customerId}: Applicant,
    wish: ApprovalWish
): Promise<InstantApproval> => {
    const {storeId, basketId, email, phone} = wish
    const body: InstantApprovalRequest = {
        customerId,
        locale: commerce.locale,
        ...(storeId !== undefined && {storeId}),
        ...(basketId !== undefined && {basketId}),
        ...(email !== undefined && {email}),
        ...(phone !== undefined && {phone})
    }
    const path = '/custom/get-instant-approval/v1/organizations/{org}/instantapproval'
    forgetTemporaryBasket()
    const answer = toInstantApproval(await commerce.fetch({path, body, customerId}))
    if (answer.basketId !== undefined) saveTemporaryId(answer.basketId)
    return answer
}

/** Makes a temporary basket by requesting an approval; rejects if no store can decide, as no basket is made then. */
export const newApprovalBasket = async (
    session: Applicant,
    wish: ApprovalWish
): Promise<string> => {
    const {basketId} = await requestApproval(session, wish)
    if (basketId === undefined) throw new CommerceError({status: 503, code: 'unavailable'})
    return basketId
}
