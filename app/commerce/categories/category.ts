/** A category of the tree; `path` is its address below /c/. */
export type Category = {
    id: string
    name: string
    path: string
    thumbnail: string | null
    background: string | null
    showInMenu: boolean
    /** Shown where a page leads to categories: only those with the flag are [PLP-018]. */
    showInLanding: boolean
    /** Out of the menu unless it is listed there [SHELL-018]. */
    restricted: boolean
    children: Category[]
}
