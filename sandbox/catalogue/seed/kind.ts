import type {ColourId} from '../colours'
import type {Design} from '../../pictures/pictures'

/** The same words in English and Spanish. */
export type Pair = readonly [en: string, es: string]

/** A shape of a product: its words in the name, and what it does to the price. */
export type Form = readonly [en: string, es: string, priceFactor: number]

/** A size that a shopper chooses: id, words, price factor. */
export type Size = readonly [id: string, label: Pair, priceFactor: number]

/** One line of a specification: its label and the values it may have. */
export type SpecificationChoice = readonly [label: Pair, values: readonly (Pair | string)[]]

type Range = readonly [least: number, most: number]

/** What one sub category sells: everything that varies from product to product of one kind. */
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
    /** Fits into a car. */
    carryout?: true
    /** Bought in numbers, so a second one costs less. */
    tiered?: true
    /** Sold cheaper beside a bigger item. */
    addOn?: true
    /** Kinds whose products make it up. */
    parts?: readonly string[]
    /** Further words that find it. */
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

/** What kinds of one family share: who makes them, and sentences that are true of all of them. */
export type Family = {
    brands: readonly string[]
    /** The name starts with a line such as Marlow, or with brand and series. */
    namedBy: 'line' | 'series'
    openings: readonly Pair[]
    features: readonly Pair[]
    care: readonly Pair[]
}
