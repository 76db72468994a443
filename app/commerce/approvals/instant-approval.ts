import type {InstantApprovalRequest} from '@contract/approval'
import {ifAllowed} from '@app/lib/browser'
import {CommerceError} from '../client'
import {flag, record, text} from '../json'
import type {Shopper} from '../shopper/session'

/** Who asks, and how the platform is asked for them. */
export type Applicant = Pick<Shopper, 'commerce' | 'customerId'>

const TEMPORARY_BASKET = 'tempBasketId'

const storedBasketId = (): string | undefined =>
    ifAllowed(() => window.localStorage.getItem(TEMPORARY_BASKET) ?? undefined)

const storeBasketId = (id: string): void => {
    ifAllowed(() => window.localStorage.setItem(TEMPORARY_BASKET, id))
}

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

/** What an instant approval is answered with [API-044]. */
export const toInstantApproval = (raw: unknown): InstantApproval => {
    const {pageName, tempBasket} = record(raw)
    const basket = record(tempBasket)
    return {
        pageName: text(pageName),
        basketId: text(basket.basketId),
        isPrefilled: flag(basket.c_isPrefill) ?? false
    }
}

/**
 * Asks whether the shopper is approved already, and makes a new temporary basket in place of those there were; its id is
 * stored [APPR-008] [CART-005]. Rejects with a CommerceError.
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
    const answer = toInstantApproval(await commerce.fetch({path, body, customerId}))
    if (answer.basketId !== undefined) storeBasketId(answer.basketId)
    return answer
}

const newBasketId = async (session: Applicant, wish: ApprovalWish): Promise<string> => {
    const {basketId} = await requestApproval(session, wish)
    if (basketId === undefined) throw new CommerceError({status: 503, code: 'unavailable'})
    return basketId
}

const isGone = (error: unknown): boolean => {
    const {status, response} = record(error)
    return status === 404 || record(response).status === 404
}

/**
 * Does something with the shopper's temporary basket. It lives for a quarter of an hour: where it is gone, another is made,
 * once, and it is done with that.
 */
export const withTemporaryBasket = async <Result>(
    session: Applicant,
    wish: ApprovalWish,
    act: (basketId: string) => Promise<Result>
): Promise<Result> => {
    const stored = storedBasketId()
    if (stored === undefined) return act(await newBasketId(session, wish))
    try {
        return await act(stored)
    } catch (error) {
        if (!isGone(error)) throw error
        return act(await newBasketId(session, wish))
    }
}
