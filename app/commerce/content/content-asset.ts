import {type Commerce, failingAs} from '../client'
import type {Query} from '../query'
import {record, text} from '../json'

const withoutTags = (html: string): string => html.replace(/<[^>]*>|&nbsp;/g, '')

/**
 * What editors wrote under an id, as clean HTML [API-013, CONTENT-021]; null if it says nothing. The same for everybody.
 * Rejects with "Failed to fetch content asset" [ERR-010].
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
            // A first page comes with its answers: the sanitiser is fetched with the first question that needs it.
            import('@app/lib/sanitise-html')
        ])
        const html = sanitiseHtml(text(record(answer).c_body) ?? '')
        return withoutTags(html).trim() === '' ? null : html
    }
})

/** What the law asks to stand beside a rent, as editors word it (G-11). */
export const rentalDisclosure = (commerce: Commerce): Query<string | null> =>
    contentAsset(commerce, 'rental-disclosure')

/** Links that editors want in the menu beside the categories [SHELL-025]. */
export const menuAdditionalLinks = (commerce: Commerce): Query<string | null> =>
    contentAsset(commerce, 'menuAdditionalLinks')
