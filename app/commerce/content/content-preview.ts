import type {Commerce} from '../client'
import type {Query} from '../query'
import {type ContentPage, toContentPage} from './content-page'

/** What an editor asks to see: with their key the draft, at a moment (ISO 8601) and as a customer group. */
export type Preview = {key: string; at: string | undefined; group: string | undefined}

/** A content page as its editors will publish it; never cached, on the server or in the browser. */
export const contentPreview = (
    commerce: Commerce,
    id: string,
    storeId: string | undefined,
    {key, at, group}: Preview
): Query<ContentPage> => ({
    key: ['content-preview', id, storeId ?? null, key, at ?? null, group ?? null],
    staleTime: 0,
    fetch: () =>
        toContentPage(commerce, id, storeId, {
            c_preview_key: key,
            c_preview_at: at,
            c_preview_group: group
        })
})
