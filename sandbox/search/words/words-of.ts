const marks = /\p{Diacritic}/gu

/** Lower case, no accents; quotation marks of inches and apostrophes go, other signs part words. */
const plain = (text: string) =>
    text
        .normalize('NFD')
        .replace(marks, '')
        .toLowerCase()
        .replace(/(\d)["”″]/g, '$1 inch')
        .replace(/['’]/g, '')

/** Words as they were written, but plain: "Sofás de 2 plazas" gives sofas, de, 2, plazas. */
export const plainWords = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that say nothing about a product, in both languages. */
const empty = new Set(
    'a an and the for with of in on to by or my me i is are un una el la los las de del con para por y o en mi que al'.split(
        ' '
    )
)

/**
 * One form for singular and plural, in English and Spanish: phones, phone give phon; sillones, sillón give sillon;
 * batteries, battery give batteri.
 */
export const stemOf = (word: string): string => {
    if (word.length < 4 || /\d/.test(word)) return word
    const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word
    const open = singular.length > 4 && singular.endsWith('e') ? singular.slice(0, -1) : singular
    return open.length > 3 && open.endsWith('y') ? `${open.slice(0, -1)}i` : open
}

const most = 12

/** The stems of a text's words; empty words are left out unless there are no others. */
export const wordsOf = (text: string): string[] => {
    const words = plainWords(text)
    const telling = words.filter((word) => !empty.has(word))
    return (telling.length ? telling : words).map(stemOf)
}

/** The words of a query: a few, each once. */
export const queryWords = (query: string): string[] => [...new Set(wordsOf(query))].slice(0, most)
