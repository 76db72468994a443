import type {Locale} from '../../core/query-values'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import {type Colour, type ColourId, colours} from '../designs'
import type {ProductRow} from './product'

const byId = new Map<ColourId, Colour>(colours.map((colour) => [colour.id, colour]))

export const colourNamed = (id: ColourId): Colour => byId.get(id) ?? colours[0]

type Size = {id: string; position: number; names: Record<Locale, string>}
type Row = {id: string; position: number; name_en: string; name_es: string}

/** The sizes that products come in, in the order in which they are offered. */
export const allSizes = (world: World): ReadonlyMap<string, Size> =>
    cacheFor<string, Map<string, Size>>(world, 'sizes', 1).of('', () => {
        const rows = world.statement<Row>('SELECT * FROM product_size ORDER BY position').all()
        return new Map(
            rows.map(({id, position, name_en, name_es}) => [
                id,
                {id, position, names: {'en-US': name_en, 'es-US': name_es}}
            ])
        )
    })

export const sizeName = (world: World, id: string, locale: Locale) =>
    allSizes(world).get(id)?.names[locale] ?? id

export const attributeNames = {
    color: {'en-US': 'Color', 'es-US': 'Color'},
    size: {'en-US': 'Size', 'es-US': 'Tamaño'},
    storage: {'en-US': 'Storage', 'es-US': 'Almacenamiento'}
} as const

/** What a shopper chooses with a size: how large a bed is, or how much a computer holds. */
export const attributeOfSize = (size: string) => (/\d[gt]b$/.test(size) ? 'storage' : 'size')

const language = {'en-US': 'en', 'es-US': 'es'} as const

export const colourName = (row: Pick<ProductRow, 'colour'>, locale: Locale) =>
    colourNamed(row.colour).name[language[locale]]

/** What was chosen of a product, in words: its colour and, where it has one, its size. */
export const variationValues = (world: World, row: ProductRow, locale: Locale) =>
    row.role === 'master'
        ? []
        : [
              {name: attributeNames.color[locale], value: colourName(row, locale)},
              ...(row.size === null
                  ? []
                  : [
                        {
                            name: attributeNames[attributeOfSize(row.size)][locale],
                            value: sizeName(world, row.size, locale)
                        }
                    ])
          ]
