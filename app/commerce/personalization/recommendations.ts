import * as z from 'zod/mini'
import type {RecommendationPlace} from '@app/domain/catalogue/recommendations'
import {readAnswer} from '../answer'
import type {Commerce} from '../client'
import type {Query} from '../query'

/** Our server's answer; it has every field, also where nothing is recommended. */
const Recommended = z.object({
    recommender: z.string(),
    recoId: z.string(),
    productIds: z.array(z.string())
})

/** What a recommender says; without products, nothing is recommended. */
export type Recommendations = {recommender: string; recoId: string; productIds: readonly string[]}

export const noRecommendations: Recommendations = {recommender: '', recoId: '', productIds: []}

/**
 * What our server's recommender says for a part of the shop [PERS-013, PERS-014]; only for visitors who allow it. A
 * recommender that cannot be asked recommends nothing [PERS-019].
 */
export const recommendations = (
    commerce: Commerce,
    {place, shownId}: {place: RecommendationPlace; shownId: string | undefined}
): Query<Recommendations> => ({
    key: ['recommendations', place, shownId ?? null],
    staleTime: 120_000,
    retries: 0,
    fetch: async () => {
        const answer = await commerce.fetch({
            family: 'own',
            path: '/visitor/recommendations',
            body: {place, productIds: shownId === undefined ? [] : [shownId]}
        })
        return readAnswer(Recommended, answer)
    }
})
