import * as z from 'zod/mini'
import {anyList, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {record, text} from '../json'
import type {Query} from '../query'

const PromotionsAnswer = z.looseObject({PromoObj: anyList})

const toCode = (promotion: unknown): string[] =>
    [text(record(promotion).promotionCode) ?? []].flat()

type Shopper = {storeId: string; customerId: string; registered: boolean}

/** The promo codes that are valid at a store for a shopper [API-015]; fetched with their own session, never on the server. */
export const storePromotions = (
    own: Commerce,
    {storeId, customerId, registered}: Shopper
): Query<string[]> => ({
    key: ['store-promotions', storeId, customerId, registered],
    staleTime: 60_000,
    fetch: async () => {
        const answer = await own.fetch({
            path: '/custom/get-promotions-store/v1/organizations/{org}/getpromotionsrac',
            query: {c_store_id: storeId, c_customer_id: customerId, c_isRegistered: registered},
            customerId
        })
        const codes = readItems(readAnswer(PromotionsAnswer, answer).PromoObj, toCode, own)
        return [...new Set(codes)]
    }
})
