import type {InstantApprovalRequest} from '@contract/approval'
import {forgetTemporaryBasket, saveTemporaryId} from '../basket/temporary-id'
import {CommerceError} from '../client'
import {flag, record, recordOrGarbled, text} from '../json'
import type {Shopper} from '../shopper/session'

/** Who asks, and how the platform is asked for them. */
export type Applicant = Pick<Shopper, 'commerce' | 'customerId'>

/** What is known of the shopper when they ask to be approved (G-23). */
export type ApprovalWish = {
    storeId?: string | undefined
    basketId?: string | undefined
    email?: string | undefined
    phone?: string | undefined
}

/** Where the shopper goes next, and the temporary basket to go there with; none where no store can decide. */
export type InstantApproval = {
    pageName: string | undefined
    basketId: string | undefined
    /** The form was filled by the phone's number before [APPR-017]. */
    isPrefilled: boolean
}

/** What an instant approval is answered with [API-044]. Throws a CommerceError where that is no record. */
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
 * Asks whether the shopper is approved already. The platform deletes the temporary baskets there were and makes a new one:
 * the stored id is forgotten before, and the new one's stored after it [APPR-008] [CART-003, CART-004, CART-005]. Rejects
 * with a CommerceError.
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

/** Makes a temporary basket by asking for an approval; rejects where no store can decide, and so none is made. */
export const newApprovalBasket = async (
    session: Applicant,
    wish: ApprovalWish
): Promise<string> => {
    const {basketId} = await requestApproval(session, wish)
    if (basketId === undefined) throw new CommerceError({status: 503, code: 'unavailable'})
    return basketId
}
