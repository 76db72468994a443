import type {Locale} from '../../core/query-values'
import type {World} from '../../world/world'
import {colourNamed} from './colour-named'
import type {ProductRow} from './product-row'
import {sizeName} from './size-names'

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
