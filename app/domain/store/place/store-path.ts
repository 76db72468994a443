type Located = {id: string; city: string; state: string}

/** A name as it stands in an address. */
const slugOf = (name: string): string =>
    name
        .normalize('NFD')
        .replace(/[^\w\s-]/g, '')
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-')

/** The page of all the states with stores. */
export const storesPath = '/stores'

/** The page of a state's stores. */
export const statePath = (state: string): string => `${storesPath}/${slugOf(state)}`

/** The page of a city's stores. */
export const cityPath = ({city, state}: Omit<Located, 'id'>): string =>
    `${statePath(state)}/${slugOf(city) || '-'}`

/** A store's own page. */
export const storePath = ({id, ...place}: Located): string =>
    `${cityPath(place)}/${encodeURIComponent(id)}`
