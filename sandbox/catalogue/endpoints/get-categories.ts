import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {endpoint} from '../../core/endpoint'
import {notFound} from '../../core/problem'
import {list, localeOf, siteQuery, wholeNumber} from '../../core/query-values'
import {kept} from '../find/kept'
import {findCategory} from '../find/category'
import {presentCategory} from '../present/present-category'
import {productsPath} from './get-product'

const categoriesScope = 'sfcc.shopper-categories'

/** One more level than the contract has: the menu asks for the whole tree at once [API-035]. */
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
        return kept<string, ShopperProductsTypes.Category>(world, 'category answers', 300).of(
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
