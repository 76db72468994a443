import type {Tile} from '../products/product'

/** One filter: its values with the number of hits that choosing each gives. */
export type Facet = {
    key: string
    label: string
    values: {value: string; label: string; count: number; selected: boolean}[]
}

/** A page of a listing. */
export type SearchResult = {
    total: number
    tiles: Tile[]
    facets: Facet[]
    redirect: string | null
    /** By which the search is known to who learns from what comes of it [API-007]; in browsers only. */
    attributionToken?: string
}
