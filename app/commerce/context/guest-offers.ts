import * as z from 'zod/mini'
import type {Offer} from '@app/domain/basket/offers'
import {browserLog} from '@app/lib/browser/browser'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {anyList, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {day, flag, record, text, texts} from '../json'
import type {Query} from '../query'

const PromotionsAnswer = z.looseObject({PromoObj: anyList})

const toOffer = (raw: unknown): Offer[] => {
    const promotion = record(raw)
    const [id, name, end] = [
        text(promotion.promoID),
        text(promotion.name) ?? '',
        day(promotion.endDate)
    ]
    // An end that cannot be read must not make an offer endless.
    if (id === undefined || text(promotion.endDate) !== end) return []
    return [
        {
            id,
            code: text(promotion.promotionCode) ?? null,
            name,
            callout: text(promotion.calloutMsg) ?? name,
            details: text(promotion.details) ?? '',
            isPaidInFull: flag(promotion.pif) ?? false,
            restrictedStores: texts(promotion.restrictedStores),
            endsOn: end ?? null,
            link: safeRedirect(text(promotion.link)) ?? null
        }
    ]
}

/** The offers of an answer [ENTITY-023]. */
export const toStoreOffers = (
    raw: unknown,
    log: Pick<Commerce, 'warn'> = browserLog
): readonly Offer[] => readItems(readAnswer(PromotionsAnswer, raw).PromoObj, toOffer, log)

/** What a store offers everybody, without a session [API-015]. */
export const guestOffers = (
    commerce: Commerce,
    storeId: string | undefined
): Query<readonly Offer[]> => ({
    key: ['store-offers', storeId ?? null],
    staleTime: 60_000,
    shared: {fresh: 60, stale: 300},
    fetch: async () =>
        toStoreOffers(
            await commerce.fetch({
                path: '/custom/get-promotions-store/v1/organizations/{org}/getpromotionsrac',
                query: {c_store_id: storeId, c_isRegistered: false}
            }),
            commerce
        )
})
