import type {SortCode} from '@contract/product-search'
import type {Locale} from '../../core/query-values'

type Option = {code: SortCode; labels: Record<Locale, string>}

const options: Readonly<Record<string, Option>> = {
    'best-matches': {
        code: 'RELEVANCE',
        labels: {'en-US': 'Relevance', 'es-US': 'Relevancia'}
    },
    availability: {
        code: 'AVAILABILITY',
        labels: {'en-US': 'Availability', 'es-US': 'Disponibilidad'}
    },
    'most-popular': {
        code: 'MOST_POPULAR',
        labels: {'en-US': 'Most Popular', 'es-US': 'Más populares'}
    },
    'price-low-to-high': {
        code: 'PRICE_LOW_TO_HIGH',
        labels: {'en-US': 'Price Low To High', 'es-US': 'Precio de menor a mayor'}
    },
    'price-high-to-low': {
        code: 'PRICE_HIGH_TO_LOW',
        labels: {'en-US': 'Price High To Low', 'es-US': 'Precio de mayor a menor'}
    }
}

export const defaultSort = 'best-matches'

/** The sort that an id names; that of no id, or of one that does not exist, is the default. */
export const sortNamed = (id: string | undefined): {id: string; code: SortCode} => {
    const option = id !== undefined && Object.hasOwn(options, id) ? options[id] : undefined
    return id !== undefined && option
        ? {id, code: option.code}
        : {id: defaultSort, code: 'RELEVANCE'}
}

export const sortingOptions = (locale: Locale) =>
    Object.entries(options).map(([id, {labels}]) => ({id, label: labels[locale]}))
