import * as z from 'zod/mini'
import {readAnswer} from '../answer'
import {type Commerce, failingAs} from '../client'
import type {Query} from '../query'

const AssetAnswer = z.looseObject({c_body: z.string()})

const withoutTags = (html: string): string => html.replace(/<[^>]*>|&nbsp;/g, '')

/**
 * The text that editors wrote under an id, as clean HTML [API-013, CONTENT-021]; null if it is empty. The same for
 * everybody. Rejects with "Failed to fetch content asset" [ERR-010].
 */
export const contentAsset = (commerce: Commerce, id: string): Query<string | null> => ({
    key: ['content-asset', id],
    // [CONTENT-039]
    staleTime: 300_000,
    shared: {fresh: 300, stale: 86_400},
    fetch: async () => {
        const [answer, {sanitiseHtml}] = await Promise.all([
            commerce
                .fetch({
                    family: 'ocapi',
                    path: `/s/{site}/dw/shop/v22_8/content/${encodeURIComponent(id)}`
                })
                .catch(failingAs('Failed to fetch content asset')),
            // The first page of a visit has its data in the HTML: browsers load the sanitiser only when they fetch.
            import('@app/lib/text/sanitise-html')
        ])
        const {c_body: body} = readAnswer(AssetAnswer, answer)
        const html = sanitiseHtml(body)
        return withoutTags(html).trim() === '' ? null : html
    }
})

/** The text that the law requires beside a rent, as editors wrote it (G-11). */
export const rentalDisclosure = (commerce: Commerce): Query<string | null> =>
    contentAsset(commerce, 'rental-disclosure')
