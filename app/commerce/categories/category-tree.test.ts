import {aCommerce} from '../../../tests/support/a-commerce'
import type {Category} from './category'
import {categoryTree, dehydrateCategories, hydrateCategories} from './category-tree'

describe('category tree', () => {
    const requested = (answer: unknown) => categoryTree(aCommerce(() => answer).commerce).fetch()

    test('the tree is read with what the menu and landing pages need [ENTITY-017, ENTITY-018, SHELL-017, SHELL-018]', async () => {
        const tree = await requested({
            id: 'root',
            categories: [
                {
                    id: 'furniture',
                    name: 'Furniture',
                    c_path: 'furniture',
                    thumbnail: '/t.webp',
                    c_backgroundColor: '#eee',
                    c_showInMenu: true,
                    c_showInCLP: true,
                    categories: [
                        {
                            id: 'furniture-tires',
                            name: 'Tires',
                            c_path: 'furniture/tires',
                            c_showInMenu: 'false',
                            c_showInCLP: false,
                            c_restricted: true
                        }
                    ]
                }
            ]
        })

        expect(tree).toMatchObject([
            {
                id: 'furniture',
                name: 'Furniture',
                path: 'furniture',
                thumbnail: '/t.webp',
                background: '#eee',
                showInMenu: true,
                showInLanding: true,
                restricted: false,
                children: [
                    {
                        id: 'furniture-tires',
                        path: 'furniture/tires',
                        thumbnail: null,
                        showInMenu: false,
                        showInLanding: false,
                        restricted: true,
                        children: []
                    }
                ]
            }
        ])
    })

    test.each([undefined, null, '', 'false', false])(
        'a category with the flag %j is on no landing page [PLP-018]',
        async (c_showInCLP) => {
            const [category] = await requested({categories: [{id: 'a', name: 'A', c_showInCLP}]})

            expect(category?.showInLanding).toBe(false)
        }
    )

    test('a category without id or name is left out; one without path is found by its id', async () => {
        const tree = await requested({
            categories: [null, {id: 'a'}, {name: 'B'}, {id: 'c', name: 'C', categories: 'none'}]
        })

        expect(tree).toMatchObject([{id: 'c', path: 'c', children: []}])
    })

    test.each([null, {}, {categories: []}, {categories: [{id: 'a'}]}, 'root'])(
        'a tree without categories, %j, is garbled: a shop without a menu is not cached',
        async (answer) => {
            await expect(requested(answer)).rejects.toMatchObject({status: 502, code: 'garbled'})
        }
    )

    test('three levels are fetched below root [API-034, API-035, SHELL-016] (D-13)', async () => {
        const {commerce, calls} = aCommerce(() => ({categories: [{id: 'a', name: 'A'}]}))

        await categoryTree(commerce).fetch()

        expect(calls).toEqual([
            {
                path: '/product/shopper-products/v1/organizations/{org}/categories/root',
                query: {levels: 3}
            }
        ])
    })
})

describe('dehydrated tree', () => {
    const aCategory = (path: string, name: string, other: Partial<Category> = {}): Category => ({
        id: path.replaceAll('/', '-'),
        name,
        path,
        thumbnail: null,
        background: null,
        showInMenu: true,
        showInLanding: true,
        restricted: false,
        children: [],
        ...other
    })

    const sofas = aCategory('furniture/living-room/sofas', 'Sofas')

    test.each`
        category                              | given                                                                                                                        | dehydrated
        ${'named like its address'}           | ${aCategory('furniture', 'Furniture')}                                                                                       | ${['Furniture']}
        ${'with words and signs in its name'} | ${aCategory('washers-and-dryers', 'Washers & Dryers')}                                                                       | ${['Washers & Dryers']}
        ${'named in Spanish'}                 | ${aCategory('furniture', 'Muebles')}                                                                                         | ${['Muebles', [], {path: 'furniture'}]}
        ${'with an id of its own'}            | ${aCategory('furniture', 'Furniture', {id: 'F1'})}                                                                           | ${['Furniture', [], {id: 'F1'}]}
        ${'with a picture'}                   | ${aCategory('furniture', 'Furniture', {thumbnail: '/f.webp'})}                                                               | ${['Furniture', [], {thumbnail: '/f.webp'}]}
        ${'hidden in the menu'}               | ${aCategory('furniture', 'Furniture', {showInMenu: false})}                                                                  | ${['Furniture', [], {showInMenu: false}]}
        ${'with categories below'}            | ${aCategory('furniture', 'Furniture', {children: [aCategory('furniture/living-room', 'Living Room', {children: [sofas]})]})} | ${['Furniture', [['Living Room', [['Sofas']]]]]}
    `('a category $category comes back whole', ({given, dehydrated}) => {
        expect(dehydrateCategories([given])).toEqual([dehydrated])
        expect(hydrateCategories(dehydrateCategories([given]))).toEqual([given])
    })
})
