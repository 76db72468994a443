import {type Random, randomFor} from '../../world/random'
import type {ModelDraw} from './draw-model'
import {families} from './families'
import {dimensionsOf, type Pair, type SpecificationChoice} from './kind'

export type Line = {label: string; value: string}

export type Description = {
    short: Pair
    long: Pair
    specifications: {en: Line[]; es: Line[]}
    /** More words that find it in the search. */
    words: Pair
}

/** Sentences made of facts: what it is, three or four features, size and care. */
export const describeModel = (model: ModelDraw, name: Pair): Description => {
    const {kind} = model
    const family = families[kind.family]
    const random = randomFor(2, model.kindNo, model.ordinal)
    const opening = random.pick(family.openings)
    const features = random.some(family.features, random.between(3, 5))
    const facts = factsOf(model, random)
    const care = random.pick(family.care)
    const inside = (language: 0 | 1): string => {
        const items = features.map((feature) => `<li>${feature[language]}</li>`).join('')
        const [, size] = facts
        return [
            `<p>${filled(opening[language], name[language])}</p>`,
            `<ul>${items}</ul>`,
            `<p>${measures[language](size?.[1][language] ?? '')}</p>`,
            `<p>${care[language]} ${service[language]}</p>`
        ].join('')
    }
    const first = features[0] ?? ['', '']
    return {
        short: [
            `${filled(opening[0], name[0])} ${first[0]}`,
            `${filled(opening[1], name[1])} ${first[1]}`
        ],
        long: [inside(0), inside(1)],
        specifications: {en: linesOf(facts, 0), es: linesOf(facts, 1)},
        words: [wordsOf(facts, 0), wordsOf(facts, 1)]
    }
}

const filled = (sentence: string, name: string) => {
    const text = sentence.replace('{name}', name)
    return text.charAt(0).toUpperCase() + text.slice(1)
}

const measures = [
    (size: string) => `It measures ${size}.`,
    (size: string) => `Mide ${size}.`
] as const

const service = [
    'Delivery, setup and service are included as long as you rent.',
    'La entrega, la instalación y el servicio están incluidos mientras renta.'
] as const

type Fact = readonly [label: Pair, value: Pair]

/** Brand, size and weight first, then what is special to the kind, then the warranty. */
const factsOf = ({kind, form, brand}: ModelDraw, random: Random): Fact[] => {
    const [width, depth, height] = dimensionsOf(kind, form).map(([least, most]) =>
        random.between(least, most)
    )
    const weight = random.between(...kind.weight)
    const years = random.pick([1, 1, 2, 3, 5])
    return [
        [
            ['Brand', 'Marca'],
            [brand, brand]
        ],
        [
            ['Dimensions', 'Medidas'],
            [
                `${width} in. W x ${depth} in. D x ${height} in. H`,
                `${width} pulg. de ancho x ${depth} pulg. de fondo x ${height} pulg. de alto`
            ]
        ],
        [
            ['Weight', 'Peso'],
            [`${weight} lb`, `${weight} lb`]
        ],
        ...kind.specifications.map((choice) => chosen(choice, random)),
        [
            ['Manufacturer warranty', 'Garantía del fabricante'],
            [years === 1 ? '1 year' : `${years} years`, years === 1 ? '1 año' : `${years} años`]
        ]
    ]
}

const chosen = ([label, values]: SpecificationChoice, random: Random): Fact => {
    const value = random.pick(values)
    return [label, typeof value === 'string' ? [value, value] : value]
}

const linesOf = (facts: Fact[], language: 0 | 1): Line[] =>
    facts.map(([label, value]) => ({label: label[language], value: value[language]}))

const wordsOf = (facts: Fact[], language: 0 | 1) =>
    facts
        .slice(3, -1)
        .map(([label, value]) => `${label[language]} ${value[language]}`)
        .join(' ')
