import type {ProductTypeCode} from '@contract/product-search'
import type {ColourId} from '../../designs'
import type {Form, Kind, Size} from '../kind'

/** A model before it is written down: which of its kind it is. */
export type ModelPlace = {
    kind: Kind
    /** The kind's place among all kinds. */
    kindNo: number
    /** The how-manieth of its kind, from 1. */
    ordinal: number
}

/** What is drawn for a model before words and prices are made of it. */
export type ModelDraw = ModelPlace & {
    no: number
    brand: string
    form: Form
    /** The colours it comes in, the first being the one shown. */
    colours: ColourId[]
    sizes: readonly Size[]
    type: ProductTypeCode
    usedUnits: UsedUnit[]
}

export type UsedUnit = {
    condition: 'Previously Rented - Fair' | 'Previously Rented - Good' | 'Previously Rented - Great'
    colour: ColourId
    size: Size | undefined
}

/** The number of a model, from which its products' numbers and ids are made. */
export const modelNo = (kindNo: number, ordinal: number) => (kindNo + 10) * 10_000 + ordinal
