import type {Category} from './category'

/** The categories from the top down to an address below /c/, as far as the tree knows it. */
export const trailToPath = (tree: readonly Category[], path: readonly string[]): Category[] => {
    const [first, ...rest] = path
    const found = tree.find((category) => category.path.split('/').at(-1) === first)
    return found ? [found, ...trailToPath(found.children, rest)] : []
}

/** The categories from the top down to the one with an id; none when the tree does not know it. */
export const trailToId = (tree: readonly Category[], id: string): Category[] => {
    for (const category of tree) {
        if (category.id === id) return [category]
        const below = trailToId(category.children, id)
        if (below.length > 0) return [category, ...below]
    }
    return []
}
