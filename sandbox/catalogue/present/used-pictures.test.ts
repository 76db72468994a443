import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {pictureName} from '../../images/render-picture'
import {openWorld} from '../../open-world'
import {drawPicture} from '../../pictures/pictures'
import {findModel} from '../model/model'
import {type ProductRow, productsOfModel} from '../model/product'
import {imageOf} from './images'

const world = openWorld({dataFolder: ':memory:', size: 'default'})
afterAll(() => world.close())

const pictureOf = (of: ProductRow, locale: 'en-US' | 'es-US' = 'en-US') =>
    imageOf(findModel(world, of.modelNo, locale), {of, view: 'front', locale})

const products = world
    .statement<{no: number}>('SELECT no FROM model ORDER BY no')
    .all()
    .flatMap(({no}) => productsOfModel(world, no, '1'))

const used = products.filter(({role}) => role === 'used')

const fileOf = ({link}: ShopperProductsTypes.Image) => link.split('/').at(-1)

/** The address after the folder of all pictures: the design, the colour, the view and its numbers. */
const drawn = ({link}: ShopperProductsTypes.Image) => {
    const name = pictureName(link.split('/images/').at(-1) ?? '')
    if (name?.kind !== 'object') throw new Error(`${link} is no picture of a product.`)
    const {design, paint, view, seed, wear} = name
    return drawPicture(design, {palette: paint, view, seed, wear})
}

test('each used product of the catalogue has another picture than the new one of its colour', () => {
    const alike = used.filter(
        (row) => pictureOf(row).link === pictureOf({...row, condition: 'New'}).link
    )

    expect(used.length).toBeGreaterThan(300)
    expect(alike).toEqual([])
})

test('no two pieces of a model share a picture, unless both are new and of one colour', () => {
    const links = used.map((row) => pictureOf(row).link)
    const byModel = new Set(used.map((row, index) => `${row.modelNo} ${links[index]}`))

    expect(byModel.size).toBe(used.length)
})

test('the address grows by the grade and the number of its use, and that of a new one does not', () => {
    const news = products.filter(({role}) => role !== 'used')

    expect(
        used.filter((row) => !/^front-\d[abc]\d\.webp$/.test(fileOf(pictureOf(row)) ?? ''))
    ).toEqual([])
    expect(news.filter((row) => !/^front-\d\.webp$/.test(fileOf(pictureOf(row)) ?? ''))).toEqual([])
})

test('one of each kind that is rented again is drawn with signs of use, its new twin without', () => {
    const firsts = new Map(used.map((row) => [findModel(world, row.modelNo, 'en-US').kind, row]))
    const signs = (row: ProductRow) => drawn(pictureOf(row)).includes('data-wear')

    expect(firsts.size).toBeGreaterThan(50)
    for (const row of firsts.values()) {
        expect([row.id, signs(row)]).toEqual([row.id, true])
        expect([row.id, signs({...row, condition: 'New'})]).toEqual([row.id, false])
    }
})

test.each`
    condition                      | english                                 | spanish
    ${'New'}                       | ${/, [\w ]+, front view$/}              | ${/, [\wáéíóúñ ]+, vista frontal$/}
    ${'Previously Rented - Great'} | ${/, Previously Rented - Great, front/} | ${/, Rentado antes - Excelente, vista/}
    ${'Previously Rented - Good'}  | ${/, Previously Rented - Good, front/}  | ${/, Rentado antes - Bueno, vista/}
    ${'Previously Rented - Fair'}  | ${/, Previously Rented - Fair, front/}  | ${/, Rentado antes - Aceptable, vista/}
`('a picture of a piece that is $condition says so in words', ({condition, english, spanish}) => {
    const [row] = products.filter((one) => one.condition === condition)
    if (!row) throw new Error(`Nothing is ${condition}.`)

    expect(pictureOf(row).alt).toMatch(english)
    expect(pictureOf(row, 'es-US').alt).toMatch(spanish)
    expect(/Rented|Rentado/.test(pictureOf(row).alt ?? '')).toBe(condition !== 'New')
})
