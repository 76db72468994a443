/** [PLP-013, PLP-014] */
export const specialCategories = ['clearance', 'offers'] as const

export type SpecialCategory = (typeof specialCategories)[number]

/** The special listing that a path below /c/ names, which is a filter and no category [PLP-013] [PLP-014]. */
export const specialCategoryOf = (path: readonly string[]): SpecialCategory | undefined =>
    path.length === 1 ? specialCategories.find((special) => special === path[0]) : undefined
