import type {Category} from '@app/commerce/categories/category'
import {menuItems} from './menu-items'

const aCategory = (own: Partial<Category>): Category => ({
    id: 'furniture',
    name: 'Furniture',
    path: 'furniture',
    thumbnail: null,
    background: null,
    showInMenu: true,
    showInLanding: true,
    restricted: false,
    children: [],
    ...own
})

test('a category that is not for the menu is left out with all below it [SHELL-017]', () => {
    const hidden = aCategory({id: 'hidden', showInMenu: false, children: [aCategory({})]})
    const beds = aCategory({id: 'beds', path: 'furniture/beds'})
    const tree = [aCategory({children: [hidden, beds]}), hidden]

    const menu = menuItems(tree)

    expect(menu.map(({id}) => id)).toEqual(['furniture'])
    expect(menu[0]?.children.map(({id}) => id)).toEqual(['beds'])
})

test('a category’s link sorts by popularity [PLP-003]', () => {
    const [beds] = menuItems([aCategory({path: 'furniture/bedroom/beds'})])

    expect(beds?.to).toBe('/c/furniture/bedroom/beds?sort=MOST_POPULAR')
})
