import type {Category} from '@app/commerce/categories/category'
import {categoryHref} from '@app/domain/listing/address/listing-address'
import {menuCategories} from '@app/domain/navigation/menu-categories'

export type NavigationItem = {id: string; name: string; to: string; children: NavigationItem[]}

const toItem = ({id, name, path, children}: Category): NavigationItem => ({
    id,
    name,
    to: categoryHref(path),
    children: children.map(toItem)
})

const made = new WeakMap<readonly Category[], Map<string, NavigationItem[]>>()

/**
 * The menu's categories with their addresses; restricted ones only where they are listed [SHELL-017, SHELL-018]. The tree
 * is the same for all pages that a process answers, so its menu is made once.
 */
export const navigation = (
    tree: readonly Category[],
    listedIds: readonly string[] = []
): NavigationItem[] => {
    const ofTree = made.get(tree) ?? new Map<string, NavigationItem[]>()
    made.set(tree, ofTree)
    const listed = listedIds.join()
    const items = ofTree.get(listed) ?? menuCategories(tree, listedIds).map(toItem)
    ofTree.set(listed, items)
    return items
}
