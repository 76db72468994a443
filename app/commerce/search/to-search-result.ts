import {flag, list, number, record, text} from '../reading'
import {toTile} from '../products/to-tile'
import type {Facet, SearchResult} from './search-result'

const toFacet = (raw: unknown): Facet[] => {
    const facet = record(raw)
    const key = text(facet.key)
    if (key === undefined) return []
    const values = list(facet.values).flatMap((item) => {
        const {value: rawValue, label, count, selected} = record(item)
        const value = text(rawValue)
        if (value === undefined) return []
        const hits = number(count) ?? 0
        return [
            {value, label: text(label) ?? value, count: hits, selected: flag(selected) ?? false}
        ]
    })
    return values.length === 0 ? [] : [{key, label: text(facet.label) ?? key, values}]
}

/** The product search's answer as a listing shows it [API-007, API-011]. */
export const toSearchResult = (raw: unknown): SearchResult => {
    const answer = record(raw)
    const tiles = list(answer.results).flatMap((hit) => toTile(hit) ?? [])
    const attributionToken = text(answer.attributionToken)
    return {
        total: Math.max(number(answer.totalSize) ?? 0, tiles.length),
        tiles,
        facets: list(answer.facets).flatMap(toFacet),
        redirect: text(answer.redirectUri) ?? null,
        ...(attributionToken !== undefined && {attributionToken})
    }
}
