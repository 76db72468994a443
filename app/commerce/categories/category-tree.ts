import {pictureAddress} from '@app/lib/address/picture-address'
import * as z from 'zod/mini'
import {anyList, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {flag, list, record, text, type UnknownRecord} from '../json'
import {colourFrom} from '../products/colour'
import type {Query} from '../query'
import type {Category} from './category'

const noPictures = {thumbnail: null, background: null}

const picturesOf = (category: UnknownRecord) => ({
    thumbnail: pictureAddress(text(category.thumbnail)) ?? null,
    background: colourFrom(category.c_backgroundColor) ?? null
})

/** Only pictures of the top level are ever shown; the others would only make every page larger. */
const toCategory = (raw: unknown, isTop: boolean): Category[] => {
    const category = record(raw)
    const [id, name] = [text(category.id), text(category.name)]
    if (id === undefined || name === undefined) return []
    return [
        {
            id,
            name,
            path: text(category.c_path) ?? id,
            ...(isTop ? picturesOf(category) : noPictures),
            showInMenu: flag(category.c_showInMenu) ?? true,
            showInLanding: flag(category.c_showInCLP) ?? false,
            restricted: flag(category.c_restricted) ?? false,
            children: list(category.categories).flatMap((child) => toCategory(child, false))
        }
    ]
}

/** A category as the page's data has it: the name, then only what does not follow from the name and the parent. */
type DehydratedCategory = [name: string, children?: DehydratedCategory[], rest?: Partial<Category>]

/** The root has categories, always. */
const RootAnswer = z.looseObject({categories: anyList.check(z.minLength(1))})

/** The categories below root, three levels deep [API-035, SHELL-016]; the same for everybody. */
export const categoryTree = (commerce: Commerce): Query<Category[]> => ({
    key: ['categories'],
    staleTime: 600_000,
    shared: {fresh: 300, stale: 86_400},
    codec: {dehydrate: dehydrateCategories, hydrate: hydrateCategories},
    fetch: async () => {
        const root = await commerce.fetch({
            path: '/product/shopper-products/v1/organizations/{org}/categories/root',
            query: {levels: 3}
        })
        const {categories} = readAnswer(RootAnswer, root)
        return readItems(categories, (child) => toCategory(child, true), commerce)
    }
})

const slugOf = (name: string): string =>
    name
        .toLowerCase()
        .replace(/&/g, 'and')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')

/** The values that most categories have, given their name and the path of their parent. */
const defaultsFor = (
    name: string,
    parent: string,
    slug = slugOf(name)
): Omit<Category, 'children'> => {
    const path = parent === '' ? slug : `${parent}/${slug}`
    return {
        id: path.replaceAll('/', '-'),
        name,
        path,
        thumbnail: null,
        background: null,
        restricted: false,
        showInMenu: true,
        showInLanding: true
    }
}

const differences = (
    category: Category,
    expected: Omit<Category, 'children'>
): Partial<Category> => {
    const {children: _children, ...own} = category
    const isDifferent = ([key, value]: [string, unknown]) =>
        Object.entries(expected).every(([k, v]) => k !== key || v !== value)
    return Object.fromEntries(Object.entries(own).filter(isDifferent))
}

const dehydrateCategory = (category: Category, parent: string): DehydratedCategory => {
    const {name, path, children} = category
    const rest = differences(category, defaultsFor(name, parent, path.split('/').at(-1)))
    const slug = path.split('/').at(-1)
    const unusual = slug === slugOf(name) ? rest : {path, ...rest}
    const below = children.map((child) => dehydrateCategory(child, path))
    if (Object.keys(unusual).length > 0) return [name, below, unusual]
    return below.length > 0 ? [name, below] : [name]
}

const hydrateCategory = (
    [name, children = [], rest = {}]: DehydratedCategory,
    parent: string
): Category => {
    const category = {...defaultsFor(name, parent, rest.path?.split('/').at(-1)), ...rest}
    return {...category, children: children.map((child) => hydrateCategory(child, category.path))}
}

/** One tree is the same for every page until it is fetched again: the server dehydrates it once, not for each request. */
const dehydratedTrees = new WeakMap<readonly Category[], DehydratedCategory[]>()

/**
 * The category tree in a third of its size, for the page's data; `hydrateCategories` restores it. The ids and paths of
 * most categories follow from their names; where they do not, they are written out.
 */
export const dehydrateCategories = (tree: readonly Category[]): DehydratedCategory[] => {
    const known = dehydratedTrees.get(tree)
    if (known) return known
    const dehydrated = tree.map((category) => dehydrateCategory(category, ''))
    dehydratedTrees.set(tree, dehydrated)
    return dehydrated
}

export const hydrateCategories = (dehydrated: readonly DehydratedCategory[]): Category[] =>
    dehydrated.map((category) => hydrateCategory(category, ''))
