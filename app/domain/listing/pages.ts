import {lastOffset} from './listing-state'

/** The page, counted from 1, that begins at an offset. */
export const pageOf = (offset: number, limit: number): number => Math.floor(offset / limit) + 1

/** How many pages of a listing have an address; an empty one has a single page. */
export const pageCount = (total: number, limit: number): number =>
    Math.min(Math.max(1, Math.ceil(total / limit)), pageOf(lastOffset, limit))

/** A page to link to, or a gap between pages that are not shown. */
export type PageLink = number | 'gap'

/**
 * The pages to link to: first, last, and those around the current one. A gap always stands for two
 * pages or more, as one page takes no more room than its gap.
 */
export const pageLinks = (current: number, count: number, around = 1): PageLink[] => {
    const shown = Array.from({length: count}, (_, index) => index + 1).filter(
        (page) => page === 1 || page === count || Math.abs(page - current) <= around
    )
    return shown.flatMap((page, index): PageLink[] => {
        const missing = page - (shown[index - 1] ?? 0) - 1
        if (missing === 0) return [page]
        return [missing === 1 ? page - 1 : 'gap', page]
    })
}
