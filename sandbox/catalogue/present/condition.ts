import type {Condition} from '@contract/product-search'
import {type Locale, textIn, type Texts} from '../../core/locales'
import {type Wear, type wearGrades, wearSeeds} from '../../pictures/pictures'
import type {ProductRow} from '../model/product'

/** The conditions in words. */
export const conditionNames: Texts<Record<Condition, string>> = {
    en: {
        New: 'New',
        'Previously Rented - Great': 'Previously Rented - Great',
        'Previously Rented - Good': 'Previously Rented - Good',
        'Previously Rented - Fair': 'Previously Rented - Fair'
    },
    es: {
        New: 'Nuevo',
        'Previously Rented - Great': 'Rentado antes - Excelente',
        'Previously Rented - Good': 'Rentado antes - Bueno',
        'Previously Rented - Fair': 'Rentado antes - Aceptable'
    }
}

export const conditionName = (condition: Condition, locale: Locale): string =>
    textIn(locale, conditionNames)[condition]

const grades: Record<Condition, (typeof wearGrades)[number] | undefined> = {
    New: undefined,
    'Previously Rented - Great': 'a',
    'Previously Rented - Good': 'b',
    'Previously Rented - Fair': 'c'
}

export const isUsed = ({condition}: Pick<ProductRow, 'condition'>) => condition !== 'New'

type Piece = Pick<ProductRow, 'no' | 'modelNo' | 'condition'>

/** What use left on a product: as much as its condition says, at places of its own. */
export const wearOf = ({no, modelNo, condition}: Piece): Wear | undefined => {
    const grade = grades[condition]
    return grade && {grade, seed: (modelNo + no) % wearSeeds}
}
