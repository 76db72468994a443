import {colours} from '../colours'
import type {ModelDraw} from './draw-model'
import {families} from './families'
import type {Pair} from './kind'

/** Beginnings and ends of the names that furniture lines have, such as Marlow and Brenwick. */
const beginnings = [
    'Mar',
    'Bren',
    'Cal',
    'Har',
    'Lind',
    'Ash',
    'Wes',
    'Thorn',
    'Ells',
    'Ken',
    'Rowan',
    'Dal',
    'Fair',
    'Hol',
    'Win',
    'Stan',
    'Ald',
    'Bram',
    'Cor',
    'Den',
    'Eld',
    'Gren',
    'Hart',
    'Lang',
    'Mel',
    'Nor',
    'Pres',
    'Quin',
    'Rad',
    'Sel',
    'Tav',
    'Wake'
]
const ends = [
    'low',
    'wick',
    'ton',
    'field',
    'by',
    'mere',
    'ford',
    'dale',
    'wood',
    'brook',
    'ley',
    'croft',
    'stead',
    'worth',
    'haven',
    'more',
    'land',
    'vale',
    'bridge',
    'gate'
]

export const lineCount = beginnings.length * ends.length

/** The name of a furniture line; the same number always gives the same name. */
export const lineName = (number: number): string => {
    // 7 and 640 have no common factor, so that neighbours differ and all names are used.
    const place = (number * 7) % lineCount
    const beginning = beginnings[place % beginnings.length] ?? 'Mar'
    const end = ends[Math.floor(place / beginnings.length)] ?? 'low'
    return `${beginning}${end}`
}

/** Names such as "Marlow 3-Piece Reclining Sectional in Slate" and "Norvane N137 26 cu. ft. French Door Refrigerator". */
export const nameModel = (model: ModelDraw): Pair => {
    const {kind, form, brand} = model
    const [formEn, formEs] = form
    const [nounEn, nounEs] = kind.noun
    const [inEn, inEs] = colourWords(model)
    if (families[kind.family].namedBy === 'line') {
        const line = lineName(model.kindNo * 37 + model.ordinal)
        return [`${line} ${formEn} ${nounEn}${inEn}`, `${nounEs} ${formEs} ${line}${inEs}`]
    }
    const series = `${brand} ${seriesOf(model)}`
    return [`${series} ${formEn} ${nounEn}`, `${nounEs} ${formEs} ${series}`]
}

/** 37 and 8999 have no common factor, so no series of a kind is repeated. */
const seriesOf = ({brand, ordinal, kindNo}: ModelDraw) =>
    `${brand.charAt(0)}${100 + ((ordinal * 37 + kindNo * 11) % 8999)}`

const colourWords = ({kind, colours: ids}: ModelDraw): Pair => {
    const [only, ...others] = ids
    const colour = colours.find(({id}) => id === only)
    if (!colour || others.length || kind.colours.length === 1) return ['', '']
    return [` in ${colour.name.en}`, ` en color ${colour.name.es.toLowerCase()}`]
}

const marks = /\p{Diacritic}/gu

/** The name as a part of an address: letters, digits and dashes. */
export const slugOf = (name: string) =>
    name
        .normalize('NFD')
        .replace(marks, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
