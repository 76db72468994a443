import {type Locale, type Texts, languageOf} from '../../core/locales'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import type {ColourId} from '../colours'
import type {Design} from '../../pictures/pictures'

export type Category = {
    id: string
    position: number
    parentId: string | null
    path: string
    names: Texts
    descriptions: Texts
    isInMenu: boolean
    isOnLandingPage: boolean
    background: string | null
    design: Design
    colour: ColourId
    /** Its listings, with those of all categories below it: from the first up to the end, which is excluded. */
    firstListing: number
    endListing: number
    /** Those directly below it. */
    below: Category[]
}

type Row = {
    id: string
    position: number
    parent_id: string | null
    path: string
    name_en: string
    name_es: string
    description_en: string
    description_es: string
    in_menu: number
    on_landing_page: number
    background: string | null
    design: Design
    colour: ColourId
    first_listing: number
    end_listing: number
}

/** The whole tree by ids, in its order; it does not change after the seed. */
export const allCategories = (world: World): ReadonlyMap<string, Category> =>
    cacheFor<string, Map<string, Category>>(world, 'categories', 1).of('', () => readTree(world))

export const findCategory = (world: World, id: string): Category | undefined =>
    allCategories(world).get(id)

/** A category by its id, its path (furniture/living-room) or the last parts of either. */
export const categoryAt = (world: World, idOrPath: string): Category | undefined =>
    findCategory(world, idOrPath) ?? findCategory(world, idOrPath.replaceAll('/', '-'))

/** From the department down to the category itself. */
export const pathTo = (world: World, category: Category): Category[] => {
    const parent = category.parentId && findCategory(world, category.parentId)
    return parent && parent.id !== 'root' ? [...pathTo(world, parent), category] : [category]
}

const readTree = ({statement}: World): Map<string, Category> => {
    const rows = statement<Row>('SELECT * FROM category ORDER BY position').all()
    const tree = new Map(rows.map((row) => [row.id, asCategory(row)]))
    for (const category of tree.values()) {
        if (category.parentId !== null) tree.get(category.parentId)?.below.push(category)
    }
    return tree
}

const asCategory = (row: Row): Category => ({
    id: row.id,
    position: row.position,
    parentId: row.parent_id,
    path: row.path,
    names: {en: row.name_en, es: row.name_es},
    descriptions: {en: row.description_en, es: row.description_es},
    isInMenu: row.in_menu === 1,
    isOnLandingPage: row.on_landing_page === 1,
    background: row.background,
    design: row.design,
    colour: row.colour,
    firstListing: row.first_listing,
    endListing: row.end_listing,
    below: []
})

/** The names of a product's category and of its department. */
export const categoryNames = (world: World, categoryId: string, locale: Locale) => {
    const category = findCategory(world, categoryId)
    const [department] = category ? pathTo(world, category) : []
    return {
        category: category?.names[languageOf(locale)] ?? '',
        superCategory: department?.names[languageOf(locale)] ?? ''
    }
}
