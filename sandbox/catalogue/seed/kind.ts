import {z} from 'zod'
import {seedData} from '../../core/seed-data'
import {designs} from '../../pictures/pictures'
import {colours} from '../colours'
import appliances from './kinds/appliances.json'
import computers from './kinds/computers.json'
import electronics from './kinds/electronics.json'
import furniture from './kinds/furniture.json'

/** The same text in English and Spanish. */
export const Pair = z.tuple([z.string(), z.string()])
export type Pair = z.infer<typeof Pair>

export const DesignId = z.enum(designs)
export const ColourId = z.enum(colours.map(({id}) => id))

/**
 * A shape of a product: its text in the name, in both languages, its effect on the price, and what its pictures show if
 * the design of its kind would not be true.
 */
const Form = z.tuple([z.string(), z.string(), z.number(), DesignId.optional()])
export type Form = z.infer<typeof Form>

/** A size that a shopper chooses: id, words, price factor. */
const Size = z.tuple([z.string(), Pair, z.number()])
export type Size = z.infer<typeof Size>

/** One line of a specification: its label and the values it may have. */
const SpecificationChoice = z.tuple([Pair, z.array(z.union([Pair, z.string()]))])
export type SpecificationChoice = z.infer<typeof SpecificationChoice>

const Range = z.tuple([z.number(), z.number()])
const Colours = z.array(ColourId)
const Sizes = z.array(Size)

export const FamilyId = z.enum([
    'seating',
    'storage',
    'sleeping',
    'mattress',
    'dining',
    'office',
    'accents',
    'laundry',
    'cold',
    'cooking',
    'cleaning',
    'air',
    'kitchen',
    'vision',
    'audio',
    'gaming',
    'mobile',
    'camera',
    'computing',
    'peripherals'
])

const named = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value).default({})

/** What a department sells. What several of its kinds share has a name, which stands in place of it. */
const Department = z
    .strictObject({
        colours: named(Colours),
        sizes: named(Sizes),
        specifications: named(SpecificationChoice),
        kinds: z.array(
            z.strictObject({
                id: z.string(),
                category: z.string(),
                family: FamilyId,
                design: DesignId,
                noun: Pair,
                forms: z.array(Form),
                colours: z.union([z.string(), Colours]),
                /** Masters with a variant per colour; without it each product has one colour. */
                inColours: z.literal(true).exactOptional(),
                sizes: z.union([z.string(), Sizes]).exactOptional(),
                /** Weekly rate in dollars of the plainest form, new. */
                weekly: Range,
                terms: z.array(z.number()),
                /** Width, depth, height in inches. */
                dimensions: z.tuple([Range, Range, Range]),
                /** What the inches in a form's name say of these, and their share: a screen is named by its diagonal. */
                inches: z
                    .array(z.tuple([z.enum(['width', 'depth', 'height']), z.number()]))
                    .exactOptional(),
                /** Pounds. */
                weight: Range,
                specifications: z.array(z.union([z.string(), SpecificationChoice])),
                /** Kinds that go well with it. */
                goesWith: z.array(z.string()),
                /** Can be carried home in a car. */
                carryout: z.literal(true).exactOptional(),
                /** Often rented in numbers, so a second one costs less. */
                tiered: z.literal(true).exactOptional(),
                /** Cheaper together with a bigger item. */
                addOn: z.literal(true).exactOptional(),
                /** The kinds of a bundle's parts. */
                parts: z.array(z.string()).exactOptional(),
                /** Additional words for the search. */
                words: Pair
            })
        )
    })
    .transform(({colours, sizes, specifications, kinds}) =>
        kinds.map(({sizes: ownSizes, ...kind}) => ({
            ...kind,
            colours: shared(colours, kind.colours),
            ...(ownSizes && {sizes: shared(sizes, ownSizes)}),
            specifications: kind.specifications.map((one) => shared(specifications, one))
        }))
    )

const shared = <Value>(values: Readonly<Record<string, Value>>, one: string | Value): Value => {
    if (typeof one !== 'string') return one
    const value = values[one]
    if (value === undefined) throw new Error(`Nothing that kinds share is named ${one}.`)
    return value
}

/** The products of one subcategory: everything that varies within one kind. */
export type Kind = z.infer<typeof Department>[number]

/** What the pictures of a form show: its own design, or that of its kind. */
export const designOf = ({design}: Pick<Kind, 'design'>, [, , , own = design]: Form) => own

const measures = ['width', 'depth', 'height'] as const

/** Width, depth and height in inches; those that a form's name states are as it says. */
export const dimensionsOf = (
    {dimensions, inches = []}: Pick<Kind, 'dimensions' | 'inches'>,
    [name]: Form
): Kind['dimensions'] => {
    const [, named] = /([\d.]+)-Inch/.exec(name) ?? []
    const stated = (at: 0 | 1 | 2): [number, number] => {
        const share = inches.find(([measure]) => measure === measures[at])?.[1]
        if (named === undefined || share === undefined) return dimensions[at]
        const value = Math.round(Number(named) * share)
        return [value, value]
    }
    return [stated(0), stated(1), stated(2)]
}

/** Every kind, in the order of the category tree. A kind's place is part of its products' ids: add at the end. */
export const allKinds: readonly Kind[] = [
    ...seedData('kinds/furniture.json', Department, furniture),
    ...seedData('kinds/appliances.json', Department, appliances),
    ...seedData('kinds/electronics.json', Department, electronics),
    ...seedData('kinds/computers.json', Department, computers)
]
