import type {ColourId} from '../colours'
import type {Design} from '../../pictures/pictures'

/** The same text in English and Spanish. */
export type Pair = readonly [en: string, es: string]

/** A shape of a product: its text in the name, and its effect on the price. */
export type Form = readonly [en: string, es: string, priceFactor: number]

/** A size that a shopper chooses: id, words, price factor. */
export type Size = readonly [id: string, label: Pair, priceFactor: number]

/** One line of a specification: its label and the values it may have. */
export type SpecificationChoice = readonly [label: Pair, values: readonly (Pair | string)[]]

type Range = readonly [least: number, most: number]

/** The products of one subcategory: everything that varies within one kind. */
export type Kind = {
    id: string
    category: string
    family: FamilyId
    design: Design
    noun: Pair
    forms: readonly Form[]
    colours: readonly ColourId[]
    /** Masters with a variant per colour; without it each product has one colour. */
    inColours?: true
    sizes?: readonly Size[]
    /** Weekly rate in dollars of the plainest form, new. */
    weekly: Range
    terms: readonly number[]
    /** Width, depth, height in inches. */
    dimensions: readonly [Range, Range, Range]
    /** Pounds. */
    weight: Range
    specifications: readonly SpecificationChoice[]
    /** Kinds that go well with it. */
    goesWith: readonly string[]
    /** Can be carried home in a car. */
    carryout?: true
    /** Often rented in numbers, so a second one costs less. */
    tiered?: true
    /** Cheaper together with a bigger item. */
    addOn?: true
    /** The kinds of a bundle's parts. */
    parts?: readonly string[]
    /** Additional words for the search. */
    words: Pair
}

export type FamilyId =
    | 'seating'
    | 'storage'
    | 'sleeping'
    | 'mattress'
    | 'dining'
    | 'office'
    | 'accents'
    | 'laundry'
    | 'cold'
    | 'cooking'
    | 'cleaning'
    | 'air'
    | 'kitchen'
    | 'vision'
    | 'audio'
    | 'gaming'
    | 'mobile'
    | 'camera'
    | 'computing'
    | 'peripherals'

/** What the kinds of one family share: brands, and sentences that are true for all of them. */
export type Family = {
    brands: readonly string[]
    /** The name starts with a line such as Marlow, or with brand and series. */
    namedBy: 'line' | 'series'
    openings: readonly Pair[]
    features: readonly Pair[]
    care: readonly Pair[]
}
