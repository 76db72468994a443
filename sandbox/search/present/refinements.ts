import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import type {Facet} from '@contract/product-search'
import type {FilterKey} from '../find/question'

/** Our filters under the names that Salesforce gives them, the retailer's own with a prefix. */
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

/** Undefined for an attribute that nobody knows. */
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
