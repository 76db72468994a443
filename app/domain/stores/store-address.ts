type Located = {id: string; city: string; state: string}

/** A name as it is written in an address. */
const slugOf = (name: string): string =>
    name
        .normalize('NFD')
        .replace(/[^\w\s-]/g, '')
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-')

/** The page with all states that have stores. */
export const storesPath = '/stores'

/** The page of one state's stores. */
export const statePath = (state: string): string => `${storesPath}/${slugOf(state)}`

/** The page of one city's stores. */
export const cityPath = ({city, state}: Omit<Located, 'id'>): string =>
    `${statePath(state)}/${slugOf(city) || '-'}`

/** A store's own page. */
export const storePath = ({id, ...place}: Located): string =>
    `${cityPath(place)}/${encodeURIComponent(id)}`

/** [STORE-006] */
export const zipLength = 5

/** The text of the locator's field after typing or pasting: digits only, five at most [STORE-005] [STORE-006]. */
export const cleanZip = (text: string): string =>
    text.normalize('NFKC').replace(/\D/g, '').slice(0, zipLength)

/** Whether a text is a complete zip. */
export const isZip = (text: string): boolean => /^\d{5}$/.test(text)

/**
 * The five digits of a zip as somebody types it, ZIP+4 ("75201-1234") included; undefined if it is neither. The shop
 * never needs the last four, so they are dropped silently (D-52).
 */
export const zipFromTyped = (text: string): string | undefined =>
    /^(\d{5})(?:\s*[-\u2010-\u2014\u2212]?\s*\d{4})?$/.exec(text.normalize('NFKC').trim())?.[1]

/** The zip of a store's postal code: the part before a hyphen [STORE-066]. */
export const zipOfPostalCode = (postalCode: string): string => postalCode.replace(/-.*/s, '').trim()
