import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {CategoryCustomAttributes} from '@contract/categories'
import {endpoint} from '../core/endpoint'
import {type Locale, textIn} from '../core/locales'
import {list, localeOf, siteQuery, wholeNumber} from '../core/query-values'
import {notFound} from '../core/response'
import {cacheFor} from '../world/cache'
import type {World} from '../world/world'
import {type Category, findCategory, pathTo} from './model/category'
import {imageLink} from './present/images'
import {productsPath} from './product-endpoints'

type WireCategory = ShopperProductsTypes.Category & CategoryCustomAttributes

/** A category with as many levels below it as requested. */
export const presentCategory = (
    world: World,
    category: Category,
    {locale, levels}: {locale: Locale; levels: number}
): WireCategory => {
    const {id, parentId, names, descriptions, design, colour, below, background, path} = category
    const picture = imageLink({design, colour, view: 'front', seed: 0})
    return {
        id,
        name: textIn(locale, names),
        description: textIn(locale, descriptions),
        pageTitle: textIn(locale, names),
        pageDescription: textIn(locale, descriptions),
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
        : pathTo(world, category).map(({id, names}) => ({id, name: textIn(locale, names)}))

const categoriesScope = 'sfcc.shopper-categories'

/** One more level than the contract allows: the menu fetches the whole tree at once [API-035]. */
const categoryQuery = siteQuery.extend({levels: wholeNumber(0, 3).default(1)})

/** A category and what is below it [API-034]. */
export const getCategory = endpoint({
    method: 'GET',
    path: `${productsPath}/categories/:id`,
    scope: categoriesScope,
    query: categoryQuery,

    handle({params: {id}, query: {levels, ...query}, world}): ShopperProductsTypes.Category {
        const category = findCategory(world, id) ?? notFound('category', id)
        const locale = localeOf(query)
        return cacheFor<string, ShopperProductsTypes.Category>(world, 'category answers', 300).of(
            `${id} ${locale} ${levels}`,
            () => presentCategory(world, category, {locale, levels})
        )
    }
})

/** Categories by their ids; unknown ones are left out. */
export const getCategories = endpoint({
    method: 'GET',
    path: `${productsPath}/categories`,
    scope: categoriesScope,
    query: categoryQuery.extend({ids: list(50)}),

    handle({query, world}): ShopperProductsTypes.CategoryResult {
        const wish = {locale: localeOf(query), levels: query.levels}
        const data = query.ids
            .flatMap((id) => findCategory(world, id) ?? [])
            .map((category) => presentCategory(world, category, wish))
        return {limit: query.ids.length, data, total: data.length}
    }
})
