import type {RecommendationPlace} from '@app/domain/catalogue/recommendations'
import type {Commerce} from '../client'
import {record, text, texts} from '../json'
import type {Query} from '../query'

/** What a recommender says; without products, nothing is recommended. */
export type Recommendations = {recommender: string; recoId: string; productIds: readonly string[]}

export const noRecommendations: Recommendations = {recommender: '', recoId: '', productIds: []}

/**
 * What our server's recommender says for a part of the shop [PERS-013, PERS-014]; only for visitors who allow it. Nothing
 * if it cannot be asked [PERS-019].
 */
export const recommendations = (
    commerce: Commerce,
    {place, shownId}: {place: RecommendationPlace; shownId: string | undefined}
): Query<Recommendations> => ({
    key: ['recommendations', place, shownId ?? null],
    staleTime: 120_000,
    fetch: async () => {
        const call = commerce.fetch({
            family: 'own',
            path: '/visitor/recommendations',
            body: {place, productIds: shownId === undefined ? [] : [shownId]}
        })
        const answer = record(await call.catch(() => null))
        const [recommender, recoId] = [text(answer.recommender), text(answer.recoId)]
        return recommender && recoId
            ? {recommender, recoId, productIds: texts(answer.productIds)}
            : noRecommendations
    }
})
