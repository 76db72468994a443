import type {Facet} from '@contract/product-search'
import {colours} from '../../catalogue/designs'
import type {Category} from '../../catalogue/find/category'
import {findCategory} from '../../catalogue/find/category'
import {kept} from '../../catalogue/find/kept'
import type {Locale} from '../../core/query-values'
import type {World} from '../../world/world'
import {
    countCategories,
    countColours,
    countPriceSteps,
    countValues,
    type Count
} from '../find/count-values'
import type {Findings} from '../find/findings'
import type {FilterKey, Question} from '../find/question'
import {facetLabels, priceLabel, valueLabels} from './facet-labels'

/** The facets of a listing, in the order in which they are offered; values without hits only when they are chosen. */
export const facetsOf = (
    world: World,
    findings: Findings,
    {locale, filters, category}: Pick<Question, 'locale' | 'filters'> & {category: Category}
): Facet[] => {
    const chosen = new Map(filters.map(({key, values}) => [key, new Set(values.map(lower))]))
    const facet = (key: FilterKey, counts: Count[], labelOf: (value: string) => string): Facet => {
        const selectedValues = chosen.get(key)
        const values = counts
            .map(({value, count}) => ({
                value,
                label: labelOf(value),
                count,
                selected: selectedValues?.has(lower(value)) ?? false
            }))
            .filter(({count, selected}) => count > 0 || selected)
        return {key, label: facetLabels[locale][key] ?? key, values}
    }
    const named = (value: string) => valueLabels[locale][value] ?? value
    const kinds = kindNames(world, locale)
    return [
        facet('category', countCategories(findings, category.below), (id) =>
            nameOf(world, id, locale)
        ),
        facet('availability', countValues(findings, 'availability'), named),
        facet('price', countPriceSteps(findings), (value) => priceLabel(value, locale)),
        facet('type', byCount(countValues(findings, 'type')), (kind) => kinds.get(kind) ?? kind),
        facet('brand', byCount(countValues(findings, 'brand')), (brand) => brand),
        facet('color', countColours(findings), (id) => colourLabel(id, locale)),
        facet('condition', inGrades(countValues(findings, 'condition')), named),
        facet('clearance', onlyTrue(countValues(findings, 'clearance')), named),
        facet('offers', onlyTrue(countValues(findings, 'offers')), named)
    ].filter(({values}) => values.length > 0)
}

const lower = (value: string) => value.toLowerCase()

const byCount = (counts: Count[]) =>
    counts.toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))

const onlyTrue = (counts: Count[]) => counts.filter(({value}) => value === 'TRUE')

const grades = [
    'New',
    'Previously Rented - Great',
    'Previously Rented - Good',
    'Previously Rented - Fair'
]

const inGrades = (counts: Count[]) =>
    counts.toSorted((one, other) => grades.indexOf(one.value) - grades.indexOf(other.value))

const nameOf = (world: World, id: string, locale: Locale) =>
    findCategory(world, id)?.names[locale] ?? id

const colourLabel = (id: string, locale: Locale) => {
    const colour = colours.find((one) => one.id === id)
    return colour?.name[locale === 'es-US' ? 'es' : 'en'] ?? id
}

type KindRow = {kind: string; en: string; es: string}

export const kindNames = (world: World, locale: Locale): ReadonlyMap<string, string> =>
    kept<Locale, Map<string, string>>(world, 'kind names', 2).of(locale, () => {
        const rows = world
            .statement<KindRow>('SELECT DISTINCT kind, kind_en AS en, kind_es AS es FROM model')
            .all()
        return new Map(rows.map(({kind, en, es}) => [kind, locale === 'es-US' ? es : en]))
    })
