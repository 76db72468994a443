import type {Category} from '@app/commerce/categories/category'

/** A category by its path below /c/. */
export const aCategory = (path: string, own: Partial<Category> = {}): Category => ({
    id: path.replaceAll('/', '-'),
    name: path.split('/').at(-1)?.replaceAll('-', ' ') ?? path,
    path,
    thumbnail: null,
    background: null,
    showInMenu: true,
    showInLanding: true,
    restricted: false,
    children: [],
    ...own
})
