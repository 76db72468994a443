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
