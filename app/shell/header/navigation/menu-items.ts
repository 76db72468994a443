import type {Category} from '@app/commerce/categories/category'
import {menuCategories} from '@app/domain/catalogue/categories'
import {categoryHref} from '@app/domain/catalogue/listing-address'

export type MenuItem = {id: string; name: string; to: string; children: MenuItem[]}

const toItem = ({id, name, path, children}: Category): MenuItem => ({
    id,
    name,
    to: categoryHref(path),
    children: children.map(toItem)
})

const cache = new WeakMap<readonly Category[], Map<string, MenuItem[]>>()

/**
 * The menu's categories with their addresses; restricted ones only if they are listed [SHELL-017, SHELL-018]. All pages
 * of a process share one tree, so its menu is computed once.
 */
export const menuItems = (
    tree: readonly Category[],
    listedIds: readonly string[] = []
): MenuItem[] => {
    const ofTree = cache.get(tree) ?? new Map<string, MenuItem[]>()
    cache.set(tree, ofTree)
    const listed = listedIds.join()
    const items = ofTree.get(listed) ?? menuCategories(tree, listedIds).map(toItem)
    ofTree.set(listed, items)
    return items
}
