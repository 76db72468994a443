import type {CategoryCustomAttributes} from '@contract/categories'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {Locale} from '../../core/query-values'
import type {World} from '../../world/world'
import {pathTo, type Category} from '../find/category'
import {imageLink} from '../find/image-link'

type WireCategory = ShopperProductsTypes.Category & CategoryCustomAttributes

/** A category with as many levels below it as were asked for. */
export const presentCategory = (
    world: World,
    category: Category,
    {locale, levels}: {locale: Locale; levels: number}
): WireCategory => {
    const {id, parentId, names, says, design, colour, below, background, path} = category
    const picture = imageLink({design, colour, view: 'front', seed: 0})
    return {
        id,
        name: names[locale],
        description: says[locale],
        pageTitle: names[locale],
        pageDescription: says[locale],
        ...(parentId !== null && {parentCategoryId: parentId}),
        parentCategoryTree: treeOf(world, category, locale),
        image: picture,
        thumbnail: picture,
        onlineSubCategoriesCount: below.length,
        c_showInMenu: category.isInMenu,
        c_showInCLP: category.isOnLandingPage,
        ...(background !== null && {c_backgroundColor: background}),
        c_path: path,
        ...(levels > 0 &&
            below.length > 0 && {
                categories: below.map((child) =>
                    presentCategory(world, child, {locale, levels: levels - 1})
                )
            })
    }
}

const treeOf = (world: World, category: Category, locale: Locale) =>
    category.id === 'root'
        ? []
        : pathTo(world, category).map(({id, names}) => ({id, name: names[locale]}))
