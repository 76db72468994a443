import type {Commerce} from '../commerce'
import {CommerceError} from '../commerce-error'
import type {Question} from '../question'
import {flag, list, record, text, type Unread} from '../reading'
import type {Category} from './category'

const unseen = {thumbnail: null, background: null}

const looksOf = (category: Unread) => ({
    thumbnail: text(category.thumbnail) ?? null,
    background: text(category.c_backgroundColor) ?? null
})

/** Pictures are shown of the top level only; below, they would be carried by every page for nothing. */
const toCategory = (raw: unknown, isTop: boolean): Category[] => {
    const category = record(raw)
    const [id, name] = [text(category.id), text(category.name)]
    if (id === undefined || name === undefined) return []
    return [
        {
            id,
            name,
            path: text(category.c_path) ?? id,
            ...(isTop ? looksOf(category) : unseen),
            showInMenu: flag(category.c_showInMenu) ?? true,
            showInLanding: flag(category.c_showInCLP) ?? false,
            restricted: flag(category.c_restricted) ?? false,
            children: list(category.categories).flatMap((child) => toCategory(child, false))
        }
    ]
}

/** The categories below root, three levels deep [API-035, SHELL-016]; the same for everybody. */
export const categoryTree = (commerce: Commerce): Question<Category[]> => ({
    key: ['categories'],
    fresh: 600_000,
    shared: {fresh: 300, stale: 86_400},
    ask: async () => {
        const root = await commerce.ask({
            path: '/product/shopper-products/v1/organizations/{org}/categories/root',
            query: {levels: 3}
        })
        const categories = list(record(root).categories).flatMap((child) => toCategory(child, true))
        if (categories.length === 0) throw new CommerceError({status: 502, code: 'garbled'})
        return categories
    }
})
