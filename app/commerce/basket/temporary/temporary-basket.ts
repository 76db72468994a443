import {mayPrefill} from '@app/domain/basket/basket'
import {CommerceError} from '../../client'
import {record, text} from '../../json'
import type {LiveSession} from '../../session/session'
import type {Basket, NewLine} from '../basket'
import {asNewItem, toBasket, basketsIn} from '../to-basket'
import {deleteBasket, failingWith} from './delete-temporary-basket'
import {forgetTemporaryBasket, saveTemporaryId, storedTemporaryId} from './temporary-id'

/**
 * Custom attributes that an application or a checkout writes to its basket, by the platform's names, which begin with
 * `c_`.
 */
export type BasketAttributes = Readonly<Record<`c_${string}`, string | number | boolean | string[]>>

export type NewTemporaryBasket = {
    lines: readonly NewLine[]
    attributes?: BasketAttributes
    /** What is already known about the shopper; written to the basket only if every line has an approval [APPR-016]. */
    prefill?: BasketAttributes | undefined
}

/** The known temporary baskets: the one stored in this browser, and those that the platform lists. */
const formerIds = async ({apis, customerId}: LiveSession): Promise<string[]> => {
    const answer = await apis.shopperCustomers.getCustomerBaskets({parameters: {customerId}})
    const listed = basketsIn(answer)
        .filter(({temporaryBasket}) => temporaryBasket === true)
        .map(({basketId}) => basketId)
    return [...new Set([...listed, storedTemporaryId() ?? []].flat())]
}

/** The ids of the baskets that the platform names when it has no room for another one. */
const basketsInTheWay = (error: unknown): string[] => {
    const {type, basketIds} = record(error instanceof CommerceError ? error.data : undefined)
    if (!text(type)?.includes('quota-exceeded')) return []
    return (text(basketIds) ?? '').split(/,\s*/).filter(Boolean)
}

/** Prefill data marks the basket as prefilled [APPR-017]. */
const prefillOf = ({lines, prefill}: NewTemporaryBasket): BasketAttributes => {
    const isAllowed = mayPrefill(lines.map(({lacksApproval = false}) => ({lacksApproval})))
    return prefill && isAllowed ? {...prefill, c_isPrefill: true} : {}
}

/**
 * Creates it with the session's id, so that even a quick checkout is tracked [SESSION-019]. With basket analysis
 * configured, the platform's response has more details [API-031].
 */
const create = (
    {apis, commerce, usid}: LiveSession,
    wanted: NewTemporaryBasket
): Promise<unknown> =>
    apis.shopperBasketsV2.createBasket({
        parameters: {temporary: true},
        body: {
            productItems: wanted.lines.map(asNewItem),
            c_customerSessionTrackingID: usid,
            ...wanted.attributes,
            ...prefillOf(wanted)
        },
        ...(commerce.hasBasketAnalysis && {headers: {sfdc_verbose: 'true'}})
    })

/**
 * Creates a temporary basket in place of all former ones: these are deleted first, with the stored id [CART-003,
 * CART-004]. Rejects with a CommerceError that says which step failed [CART-028, CART-029].
 */
export const createTemporaryBasket = async (
    session: LiveSession,
    wanted: NewTemporaryBasket
): Promise<Basket> => {
    const former = await formerIds(session)
    forgetTemporaryBasket()
    for (const basketId of former) await deleteBasket(session, basketId)
    const answer = await create(session, wanted)
        .catch(async (error: unknown) => {
            const inTheWay = basketsInTheWay(error)
            if (inTheWay.length === 0) throw error
            for (const basketId of inTheWay) await deleteBasket(session, basketId)
            return create(session, wanted)
        })
        .catch(failingWith('Failed to create a temporary basket'))
    const basket = toBasket(answer)
    if (!basket) throw new CommerceError({status: 502, code: 'garbled'})
    saveTemporaryId(basket.id)
    return basket
}
