import type {Locale} from '../../core/query-values'
import type {World} from '../../world/world'
import {findCategory, pathTo} from './category'

/** The names of a product's category and of its department. */
export const categoryNames = (world: World, categoryId: string, locale: Locale) => {
    const category = findCategory(world, categoryId)
    const [department] = category ? pathTo(world, category) : []
    return {
        category: category?.names[locale] ?? '',
        superCategory: department?.names[locale] ?? ''
    }
}
