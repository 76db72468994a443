import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import type {Facet, SortCode} from '@contract/product-search'
import {type Locale, type Texts, textIn} from '../../core/locales'
import type {FilterKey} from '../find/criteria'

type Option = {code: SortCode; labels: Texts}

const options: Readonly<Record<string, Option>> = {
    'best-matches': {
        code: 'RELEVANCE',
        labels: {en: 'Relevance', es: 'Relevancia'}
    },
    availability: {
        code: 'AVAILABILITY',
        labels: {en: 'Availability', es: 'Disponibilidad'}
    },
    'most-popular': {
        code: 'MOST_POPULAR',
        labels: {en: 'Most Popular', es: 'Más populares'}
    },
    'price-low-to-high': {
        code: 'PRICE_LOW_TO_HIGH',
        labels: {en: 'Price Low To High', es: 'Precio de menor a mayor'}
    },
    'price-high-to-low': {
        code: 'PRICE_HIGH_TO_LOW',
        labels: {en: 'Price High To Low', es: 'Precio de mayor a menor'}
    }
}

export const defaultSort = 'best-matches'

/** The sort of an id; the default without an id, or for an unknown one. */
export const sortNamed = (id: string | undefined): {id: string; code: SortCode} => {
    const option = id !== undefined && Object.hasOwn(options, id) ? options[id] : undefined
    return id !== undefined && option
        ? {id, code: option.code}
        : {id: defaultSort, code: 'RELEVANCE'}
}

export const sortingOptions = (locale: Locale) =>
    Object.entries(options).map(([id, {labels}]) => ({id, label: textIn(locale, labels)}))

/** Our filters under Salesforce's names; the retailer's own have a prefix. */
const refinementIds: Readonly<Record<string, FilterKey>> = {
    cgid: 'category',
    price: 'price',
    brand: 'brand',
    c_refinementColor: 'color',
    c_type: 'type',
    c_condition: 'condition',
    c_availability: 'availability',
    c_clearance: 'clearance',
    c_offers: 'offers',
    htype: 'hitType',
    orderable_only: 'orderable',
    pmid: 'promotion'
}

const offered = Object.entries(refinementIds)
const keys = new Map(offered)

/** Undefined for an unknown attribute. */
export const filterKeyOf = (attributeId: string): FilterKey | undefined => keys.get(attributeId)

/** The facets as Shopper Search sends them. */
export const refinementsOf = (
    facets: readonly Facet[]
): ShopperSearchTypes.ProductSearchRefinement[] =>
    facets.flatMap(({key, label, values}) => {
        const [attributeId] = offered.find(([, known]) => known === key) ?? []
        if (!attributeId) return []
        return [
            {
                attributeId,
                label,
                values: values.map(({value, label: words, count}) => ({
                    value: attributeId === 'price' ? asRange(value) : value,
                    label: words,
                    hitCount: count,
                    ...(key === 'color' && {presentationId: swatches[value] ?? 'miscellaneous'})
                }))
            }
        ]
    })

/** The colour groups that stock storefronts know swatches for; they cannot show a colour without one. */
const swatches: Readonly<Record<string, string>> = {
    black: 'black',
    white: 'white',
    slate: 'grey',
    gray: 'gray',
    stainless: 'silver',
    silver: 'silver',
    navy: 'navy',
    blue: 'blue',
    sage: 'green',
    beige: 'beige',
    cognac: 'brown',
    espresso: 'brown',
    oak: 'beige',
    red: 'red'
}

/** '15-20' as '(15..20)'. */
const asRange = (value: string) => `(${value.replace('-', '..')})`
