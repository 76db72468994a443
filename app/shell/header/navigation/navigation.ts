import type {Category} from '@app/commerce/categories/category'
import {categoryHref} from '@app/domain/listing/listing-address'
import {menuCategories} from '@app/domain/navigation/menu-categories'

export type NavigationItem = {id: string; name: string; to: string; children: NavigationItem[]}

const toItem = ({id, name, path, children}: Category): NavigationItem => ({
    id,
    name,
    to: categoryHref(path),
    children: children.map(toItem)
})

/** The menu's categories with their addresses; restricted ones only where they are listed [SHELL-017, SHELL-018]. */
export const navigation = (
    tree: readonly Category[],
    listedIds: readonly string[] = []
): NavigationItem[] => menuCategories(tree, listedIds).map(toItem)
