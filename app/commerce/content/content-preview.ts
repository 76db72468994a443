import type {Commerce} from '../client'
import {record, text} from '../json'
import type {Query} from '../query'
import {type ContentPage, fetchContentPage} from './content-page'
import type {PageRegion} from './page-blocks'

/** What an editor asks to see: with their key the draft, at a moment (ISO 8601) and as a customer group. */
export type Preview = {
    key: string | undefined
    at: string | undefined
    group: string | undefined
    /** Page Designer's own parameters, which the SDK passes on as they are: EDIT while a page is designed, and a proof. */
    mode: string | undefined
    token: string | undefined
}

/** A page with what an editor's tools find its regions and blocks by. */
export type PreviewedPage = ContentPage & {typeId: string; regions: PageRegion[]}

/** A content page as its editors will publish it; never cached, on the server or in the browser. */
export const contentPreview = (
    commerce: Commerce,
    id: string,
    storeId: string | undefined,
    {key, at, group, mode, token}: Preview
): Query<PreviewedPage> => ({
    key: ['content-preview', id, storeId ?? null, key, at, group, mode, token].map(
        (part) => part ?? null
    ),
    staleTime: 0,
    fetch: async () => {
        const more = {
            c_preview_key: key,
            c_preview_at: at,
            c_preview_group: group,
            mode,
            pdToken: token
        }
        const [{answer, page}, {regionsOf}] = await Promise.all([
            fetchContentPage(commerce, id, {storeId, more, isMarked: true}),
            import('./page-blocks')
        ])
        return {...page, typeId: text(record(answer).typeId) ?? '', regions: regionsOf(answer)}
    }
})
