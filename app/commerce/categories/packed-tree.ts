import type {Category} from './category'

/** A category as a page carries it: name first, then only what cannot be told from its name and its parent. */
export type PackedCategory = [name: string, children?: PackedCategory[], rest?: Partial<Category>]

const slugOf = (name: string): string =>
    name
        .toLowerCase()
        .replace(/&/g, 'and')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')

/** What most categories are, given their name and the path of their parent. */
const usual = (name: string, parent: string, slug = slugOf(name)): Omit<Category, 'children'> => {
    const path = parent === '' ? slug : `${parent}/${slug}`
    return {
        ...{id: path.replaceAll('/', '-'), name, path},
        ...{thumbnail: null, background: null, restricted: false},
        ...{showInMenu: true, showInLanding: true}
    }
}

const differences = (
    category: Category,
    expected: Omit<Category, 'children'>
): Partial<Category> => {
    const {children: _children, ...own} = category
    const isNews = ([key, value]: [string, unknown]) =>
        Object.entries(expected).every(([k, v]) => k !== key || v !== value)
    return Object.fromEntries(Object.entries(own).filter(isNews))
}

const pack = (category: Category, parent: string): PackedCategory => {
    const {name, path, children} = category
    const rest = differences(category, usual(name, parent, path.split('/').at(-1)))
    const slug = path.split('/').at(-1)
    const unusual = slug === slugOf(name) ? rest : {path, ...rest}
    const below = children.map((child) => pack(child, path))
    if (Object.keys(unusual).length > 0) return [name, below, unusual]
    return below.length > 0 ? [name, below] : [name]
}

const unpack = ([name, children = [], rest = {}]: PackedCategory, parent: string): Category => {
    const category = {...usual(name, parent, rest.path?.split('/').at(-1)), ...rest}
    return {...category, children: children.map((child) => unpack(child, category.path))}
}

/**
 * The category tree in a third of its size, for the page that carries it; `unpackedTree` gives it back. Most categories'
 * ids and paths follow from their names; where they do not, they are kept.
 */
export const packedTree = (tree: readonly Category[]): PackedCategory[] =>
    tree.map((category) => pack(category, ''))

export const unpackedTree = (packed: readonly PackedCategory[]): Category[] =>
    packed.map((category) => unpack(category, ''))
