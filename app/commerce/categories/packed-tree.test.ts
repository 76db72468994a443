import type {Category} from './category'
import {packedTree, unpackedTree} from './packed-tree'

const aCategory = (path: string, name: string, other: Partial<Category> = {}): Category => ({
    ...{id: path.replaceAll('/', '-'), name, path, thumbnail: null, background: null},
    ...{showInMenu: true, showInLanding: true, restricted: false, children: []},
    ...other
})

const sofas = aCategory('furniture/living-room/sofas', 'Sofas')

test.each`
    category                              | given                                                                                                                        | packed
    ${'named like its address'}           | ${aCategory('furniture', 'Furniture')}                                                                                       | ${['Furniture']}
    ${'with words and signs in its name'} | ${aCategory('washers-and-dryers', 'Washers & Dryers')}                                                                       | ${['Washers & Dryers']}
    ${'named in Spanish'}                 | ${aCategory('furniture', 'Muebles')}                                                                                         | ${['Muebles', [], {path: 'furniture'}]}
    ${'with an id of its own'}            | ${aCategory('furniture', 'Furniture', {id: 'F1'})}                                                                           | ${['Furniture', [], {id: 'F1'}]}
    ${'with a picture'}                   | ${aCategory('furniture', 'Furniture', {thumbnail: '/f.webp'})}                                                               | ${['Furniture', [], {thumbnail: '/f.webp'}]}
    ${'hidden in the menu'}               | ${aCategory('furniture', 'Furniture', {showInMenu: false})}                                                                  | ${['Furniture', [], {showInMenu: false}]}
    ${'with categories below'}            | ${aCategory('furniture', 'Furniture', {children: [aCategory('furniture/living-room', 'Living Room', {children: [sofas]})]})} | ${['Furniture', [['Living Room', [['Sofas']]]]]}
`('a category $category comes back whole', ({given, packed}) => {
    expect(packedTree([given])).toEqual([packed])
    expect(unpackedTree(packedTree([given]))).toEqual([given])
})
