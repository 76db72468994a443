import {type Locale, type Texts, languageOf, textIn} from '../../core/locales'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import {type Colour, type ColourId, colours} from '../colours'
import type {ProductRow} from './product'

const byId = new Map<ColourId, Colour>(colours.map((colour) => [colour.id, colour]))

export const colourNamed = (id: ColourId): Colour => byId.get(id) ?? colours[0]

type Size = {id: string; position: number; names: Texts}
type Row = {id: string; position: number; name_en: string; name_es: string}

/** The sizes that products come in, in the order in which they are offered. */
export const allSizes = (world: World): ReadonlyMap<string, Size> =>
    cacheFor<string, Map<string, Size>>(world, 'sizes', 1).of('', () => {
        const rows = world.statement<Row>('SELECT * FROM product_size ORDER BY position').all()
        return new Map(
            rows.map(({id, position, name_en, name_es}) => [
                id,
                {id, position, names: {en: name_en, es: name_es}}
            ])
        )
    })

export const sizeName = (world: World, id: string, locale: Locale) =>
    allSizes(world).get(id)?.names[languageOf(locale)] ?? id

export const attributeNames = {
    color: {en: 'Color', es: 'Color'},
    size: {en: 'Size', es: 'Tamaño'},
    storage: {en: 'Storage', es: 'Almacenamiento'}
} as const

/** What a shopper chooses with a size: how large a bed is, or how much a computer holds. */
export const attributeOfSize = (size: string) => (/\d[gt]b$/.test(size) ? 'storage' : 'size')

export const colourName = (row: Pick<ProductRow, 'colour'>, locale: Locale) =>
    textIn(locale, colourNamed(row.colour).name)

/** The chosen values of a product, as text: its colour and, if it has one, its size. */
export const variationValues = (world: World, row: ProductRow, locale: Locale) =>
    row.role === 'master'
        ? []
        : [
              {name: textIn(locale, attributeNames.color), value: colourName(row, locale)},
              ...(row.size === null
                  ? []
                  : [
                        {
                            name: textIn(locale, attributeNames[attributeOfSize(row.size)]),
                            value: sizeName(world, row.size, locale)
                        }
                    ])
          ]
