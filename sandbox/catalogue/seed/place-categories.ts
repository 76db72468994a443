import {categoryTree, type CategorySeed} from './category-tree'
import type {ModelDraw} from './model/model'
import {listingsOf} from './model/products-of-model'

export type PlacedCategory = {
    id: string
    parentId: string
    path: string
    seed: CategorySeed
    firstListing: number
    endListing: number
    /** Its own models, in the order of the listings; those of categories below it are theirs. */
    models: ModelDraw[]
}

/** The tree as a list, each category before those below it, with the range of listings that each has. */
export const placeCategories = (models: readonly ModelDraw[]): PlacedCategory[] => {
    const byCategory = groupedByCategory(models)
    let listing = 0

    const place = (seed: CategorySeed, parent: {id: string; path: string}): PlacedCategory[] => {
        const id = parent.path ? `${parent.id}-${seed.slug}` : seed.slug
        const path = parent.path ? `${parent.path}/${seed.slug}` : seed.slug
        const firstListing = listing
        const own = byCategory.get(id) ?? []
        for (const model of own) listing += listingsOf(model)
        const below = (seed.below ?? []).flatMap((child) => place(child, {id, path}))
        const endListing = listing
        return [
            {id, path, parentId: parent.id, seed, firstListing, endListing, models: own},
            ...below
        ]
    }

    return categoryTree.flatMap((seed) => place(seed, {id: 'root', path: ''}))
}

const groupedByCategory = (models: readonly ModelDraw[]) => {
    const groups = new Map<string, ModelDraw[]>()
    for (const model of models) {
        const {category} = model.kind
        const group = groups.get(category)
        if (group) group.push(model)
        else groups.set(category, [model])
    }
    return groups
}
