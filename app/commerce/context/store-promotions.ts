import * as z from 'zod/mini'
import {browserLog} from '@app/lib/browser/browser'
import {anyList, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {record, text} from '../json'
import {useCustomRead} from '../session/custom-query'
import {type MappedQuery, useMappedQuery} from '../sdk/mapped-query'
import type {Shopper} from '../session/session'

const PromotionsAnswer = z.looseObject({PromoObj: anyList})

const toCode = (promotion: unknown): string[] =>
    [text(record(promotion).promotionCode) ?? []].flat()

/** The promo codes of a response, each once. */
export const toPromoCodes = (
    raw: unknown,
    log: Pick<Commerce, 'warn'> = browserLog
): readonly string[] => [
    ...new Set(readItems(readAnswer(PromotionsAnswer, raw).PromoObj, toCode, log))
]

const toCodes = (raw: unknown): readonly string[] => toPromoCodes(raw)

/** The platform's answer about a store's promotions for a shopper: its codes, and what it offers them [API-015]. */
export const usePromotionsAnswer = (shopper: Shopper, storeId: string) =>
    useCustomRead(shopper, {
        apiName: 'get-promotions-store',
        endpointPath: 'getpromotionsrac',
        parameters: {
            c_store_id: storeId,
            c_customer_id: shopper.customerId,
            c_isRegistered: shopper.registered
        },
        staleTime: 60_000
    })

/** The promo codes that are valid at a store for a shopper [API-015]. */
export const useStorePromotions = (
    shopper: Shopper,
    storeId: string
): MappedQuery<readonly string[]> => useMappedQuery(usePromotionsAnswer(shopper, storeId), toCodes)
