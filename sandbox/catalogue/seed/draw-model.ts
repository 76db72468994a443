import type {ProductTypeCode} from '@contract/product-search'
import {type Random, randomFor} from '../../world/random'
import type {ColourId} from '../colours'
import {families} from './families'
import type {Form, Kind, Size} from './kind'

/** A model before it is stored: its kind, and its number within that kind. */
export type ModelPlace = {
    kind: Kind
    /** The index of the kind among all kinds. */
    kindNo: number
    /** Its number within the kind, from 1. */
    ordinal: number
}

/** The random choices for a model, from which texts and prices are made. */
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

const mostColours = 4

/** Chooses the properties of a model; the same index always gives the same model. */
export const drawModel = (place: ModelPlace): ModelDraw => {
    const {kind, kindNo, ordinal} = place
    const random = randomFor(1, kindNo, ordinal)
    const brand = random.pick(families[kind.family].brands)
    const colours = coloursOf(kind, random)
    const sizes = kind.sizes && random.chance(80) ? kind.sizes : []
    return {
        ...place,
        no: modelNo(kindNo, ordinal),
        brand,
        form: formOf(place),
        colours,
        sizes,
        type: typeOf(kind, random),
        usedUnits: usedUnitsOf(kind, {colours, sizes}, random)
    }
}

/** Lines repeat after 640 models: the form then moves on, so that no two names are alike. */
const formOf = ({kind: {forms}, ordinal}: ModelPlace) => {
    const [form] = forms.slice((ordinal + Math.floor(ordinal / 640)) % forms.length)
    if (!form) throw new RangeError('A kind needs at least one form.')
    return form
}

const coloursOf = (kind: Kind, random: Random) =>
    random.some(kind.colours, kind.inColours ? random.between(2, mostColours) : 1)

const typeOf = (kind: Kind, random: Random) => {
    const roll = random.between(1, 100)
    if (kind.parts) return 'Bundle'
    if (roll <= 14) return 'EA'
    return roll <= 26 ? 'SpecialOrder' : 'RAC'
}

const conditions = [
    'Previously Rented - Great',
    'Previously Rented - Good',
    'Previously Rented - Fair'
] as const

const usedUnitsOf = (
    kind: Kind,
    {colours, sizes}: Pick<ModelDraw, 'colours' | 'sizes'>,
    random: Random
): UsedUnit[] => {
    const count = random.chance(34) ? 1 + Number(random.chance(30)) : 0
    // Used beds are not rented.
    if (kind.parts || kind.family === 'mattress') return []
    return random.some(conditions, count).map((condition) => ({
        condition,
        colour: random.pick(colours),
        size: sizes.length ? random.pick<Size>(sizes) : undefined
    }))
}
