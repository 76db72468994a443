type Node<Category> = {
    id: string
    showInMenu: boolean
    restricted?: boolean
    children: Category[]
}

/**
 * The categories of the menu, at every level [SHELL-017] [SHELL-018]: those marked for it, without restricted ones
 * unless they are listed. Everything below a left-out category is left out too.
 */
export const menuCategories = <Category extends Node<Category>>(
    categories: readonly Category[],
    listedIds: readonly string[]
): Category[] =>
    categories
        .filter(
            ({id, showInMenu, restricted}) => showInMenu && (!restricted || listedIds.includes(id))
        )
        .map((category) => ({...category, children: menuCategories(category.children, listedIds)}))

/** [PLP-013, PLP-014] */
export const specialCategories = ['clearance', 'offers'] as const

export type SpecialCategory = (typeof specialCategories)[number]

/** The special listing that a path below /c/ names, which is a filter and no category [PLP-013] [PLP-014]. */
export const specialCategoryOf = (path: readonly string[]): SpecialCategory | undefined =>
    path.length === 1 ? specialCategories.find((special) => special === path[0]) : undefined
