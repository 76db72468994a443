import * as z from 'zod/mini'
import {anyText, readAnswer} from '../answer'
import {type Commerce, CommerceError} from '../client'
import {text} from '../json'
import type {Query} from '../query'

/** A category of the tree; `path` is its address below /c/. */
export type Category = {
    id: string
    name: string
    path: string
    thumbnail: string | null
    background: string | null
    showInMenu: boolean
    /** Whether landing pages and listings link to it: only categories with this flag are shown there [PLP-018]. */
    showInLanding: boolean
    /** Not in the menu unless the preferences list it [SHELL-018]. */
    restricted: boolean
    children: Category[]
}

/** The categories from the top level down to an address below /c/, as far as the tree has them. */
export const trailToPath = (tree: readonly Category[], path: readonly string[]): Category[] => {
    const [first, ...rest] = path
    const found = tree.find((category) => category.path.split('/').at(-1) === first)
    return found ? [found, ...trailToPath(found.children, rest)] : []
}

/** The address below /c/ that the tree has for a path in another letter case (D-45); undefined if it has none. */
export const pathInLetterCaseOf = (
    tree: readonly Category[],
    path: readonly string[]
): string[] | undefined => {
    const [first, ...rest] = path
    if (first === undefined) return []
    for (const category of tree) {
        const own = category.path.split('/').at(-1) ?? ''
        const below =
            own.toLowerCase() === first.toLowerCase() && pathInLetterCaseOf(category.children, rest)
        if (below) return [own, ...below]
    }
    return undefined
}

/** The categories from the top level down to the one with an id; empty if the tree does not have it. */
export const trailToId = (tree: readonly Category[], id: string): Category[] => {
    for (const category of tree) {
        if (category.id === id) return [category]
        const below = trailToId(category.children, id)
        if (below.length > 0) return [category, ...below]
    }
    return []
}

/** The longest id that the platform accepts. */
const LONGEST_ID = 256

/** Throws 404 for an address that no category can have, without a call that the platform would refuse. */
export const mustBeCategory = (path: readonly string[]): void => {
    if (categoryIdAt(path).length > LONGEST_ID)
        throw new CommerceError({status: 404, code: 'not-found'})
}

/** The id of the category at an address below /c/: its segments, joined, as this shop names its categories. */
export const categoryIdAt = (path: readonly string[]): string => path.join('-')

const CategoryAnswer = z.looseObject({id: anyText})

/**
 * A category's own description [API-034]; the same for everybody. Fetched apart from the tree, which is part of every
 * page and has to stay small. Null if there is none.
 */
export const categoryDescription = (
    commerce: Commerce,
    path: readonly string[]
): Query<string | null> => ({
    key: ['category-about', categoryIdAt(path)],
    staleTime: 600_000,
    shared: {fresh: 300, stale: 86_400},
    fetch: async () => {
        mustBeCategory(path)
        const answer = await commerce.fetch({
            path: `/product/shopper-products/v1/organizations/{org}/categories/${encodeURIComponent(categoryIdAt(path))}`,
            query: {levels: 0}
        })
        const category = readAnswer(CategoryAnswer, answer)
        return text(category.pageDescription) ?? text(category.description) ?? null
    }
})
