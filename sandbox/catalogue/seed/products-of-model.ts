import type {Condition, ProductTypeCode} from '@contract/product-search'
import type {ColourId} from '../colours'
import type {ModelDraw} from './draw-model'
import type {Size} from './kind'

export type ProductRole = 'item' | 'master' | 'variant' | 'used' | 'bundle'

export type ProductDraw = {
    no: number
    id: string
    role: ProductRole
    type: ProductTypeCode
    colour: ColourId
    size: Size | undefined
    condition: Condition
}

export const unitsOfModel = 32
const firstUsedUnit = 16

/** What can be rented of a model: one item, or a master and its variants; and the previously rented ones. */
export const productsOfModel = (model: ModelDraw): ProductDraw[] => {
    const [first = 'white'] = model.colours
    const variants = variantsOf(model)
    const shared = {type: model.type, condition: 'New', colour: first} as const
    const main: ProductDraw = {
        ...shared,
        ...numbered(model, 0, ''),
        role: mainRole(model, variants),
        size: variants.length ? undefined : model.sizes[0]
    }
    return [main, ...variants, ...usedOf(model)]
}

const mainRole = ({kind}: ModelDraw, variants: ProductDraw[]): ProductRole => {
    if (kind.parts) return 'bundle'
    return variants.length ? 'master' : 'item'
}

const variantsOf = (model: ModelDraw): ProductDraw[] => {
    const sizes = model.sizes.length ? model.sizes : [undefined]
    const choices = model.colours.flatMap((colour) => sizes.map((size) => ({colour, size})))
    if (choices.length < 2 || model.kind.parts) return []
    return choices.map(({colour, size}, index) => ({
        ...numbered(model, index + 1, `-${String(index + 1).padStart(2, '0')}`),
        role: 'variant',
        type: model.type,
        condition: 'New',
        colour,
        size
    }))
}

const usedOf = (model: ModelDraw): ProductDraw[] =>
    model.usedUnits.map(({condition, colour, size}, index) => ({
        ...numbered(model, firstUsedUnit + index, `-u${index + 1}`),
        role: 'used',
        type: 'RAC',
        condition,
        colour,
        size
    }))

const numbered = ({no}: ModelDraw, unit: number, suffix: string) => ({
    no: no * unitsOfModel + unit,
    id: `${no}${suffix}`
})

/** How many entries of a listing a model makes: one, and one per previously rented unit. */
export const listingsOf = ({usedUnits}: ModelDraw) => 1 + usedUnits.length
