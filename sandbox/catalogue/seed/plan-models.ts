import type {Size} from '../../world/world'
import {type CategorySeed, categoryTree} from './category-tree'
import {drawModel, type ModelDraw} from './draw-model'
import {allKinds} from './kind'
import {listingsOf} from './products-of-model'

export type PlacedCategory = {
    id: string
    parentId: string
    path: string
    seed: CategorySeed
    firstListing: number
    endListing: number
    /** Its own models, in the order of the listings, without those of the categories below it. */
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

/** How many entries the listings have, at least, for each size of the world. */
const listings: Readonly<Record<Size, number>> = {
    tiny: 77,
    small: 400,
    default: 2_400,
    large: 100_000
}

/** The models of a world, kind by kind. A larger world has the models of a smaller one, and more. */
export const planModels = (size: Size): ModelDraw[][] => {
    const share = Math.ceil(listings[size] / allKinds.length)
    return allKinds.map((kind, kindNo) => {
        const models: ModelDraw[] = []
        for (let entries = 0; entries < share;) {
            const model = drawModel({kind, kindNo, ordinal: models.length + 1})
            models.push(model)
            entries += listingsOf(model)
        }
        return models
    })
}
