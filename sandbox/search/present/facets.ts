import type {Facet} from '@contract/product-search'
import {colours} from '../../catalogue/colours'
import {type Category, findCategory} from '../../catalogue/model/category'
import {conditionNames} from '../../catalogue/present/condition'
import {type Locale, type Texts, languageOf, textIn} from '../../core/locales'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import type {CatalogueQuery, FilterKey} from '../find/criteria'
import {
    type Count,
    countCategories,
    countColours,
    countPriceSteps,
    countValues
} from '../find/facet-counts'
import type {Findings} from '../find/findings'

export const facetLabels: Texts<Partial<Record<FilterKey, string>>> = {
    en: {
        category: 'Category',
        availability: 'Availability',
        price: 'Weekly price',
        type: 'Type',
        brand: 'Brand',
        color: 'Color',
        condition: 'Condition',
        clearance: 'Clearance',
        offers: 'Offers'
    },
    es: {
        category: 'Categoría',
        availability: 'Disponibilidad',
        price: 'Precio semanal',
        type: 'Tipo',
        brand: 'Marca',
        color: 'Color',
        condition: 'Condición',
        clearance: 'Liquidación',
        offers: 'Ofertas'
    }
}

export const valueLabels: Texts<Record<string, string>> = {
    en: {
        INVENTORY_PRODUCT: 'In your store',
        INV_GEO_POOL_PRODUCT: 'In a store nearby',
        EA_PRODUCT: 'Extended aisle',
        SO_PRODUCT: 'Special order',
        OUT_OF_STOCK: 'Out of stock',
        TRUE: 'Yes',
        ...conditionNames.en
    },
    es: {
        INVENTORY_PRODUCT: 'En su tienda',
        INV_GEO_POOL_PRODUCT: 'En una tienda cercana',
        EA_PRODUCT: 'Catálogo ampliado',
        SO_PRODUCT: 'Pedido especial',
        OUT_OF_STOCK: 'Agotado',
        TRUE: 'Sí',
        ...conditionNames.es
    }
}

/** '15-20' as words; the upper end is not part of the step. */
export const priceLabel = (value: string, locale: Locale): string => {
    const [low = '0', high = ''] = value.split('-')
    if (low === '0') return textIn(locale, {en: `Under $${high}`, es: `Menos de $${high}`})
    if (high === '') return textIn(locale, {en: `$${low} and up`, es: `$${low} o más`})
    return textIn(locale, {en: `$${low} to $${high}`, es: `$${low} a $${high}`})
}

/** The facets of a listing, in the order in which they are offered; values without hits only if they are chosen. */
export const facetsOf = (
    world: World,
    findings: Findings,
    {locale, filters, category}: Pick<CatalogueQuery, 'locale' | 'filters'> & {category: Category}
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
        return {key, label: textIn(locale, facetLabels)[key] ?? key, values}
    }
    const named = (value: string) => textIn(locale, valueLabels)[value] ?? value
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
    findCategory(world, id)?.names[languageOf(locale)] ?? id

const colourLabel = (id: string, locale: Locale) => {
    const colour = colours.find((one) => one.id === id)
    return colour ? textIn(locale, colour.name) : id
}

type KindRow = {kind: string; en: string; es: string}

export const kindNames = (world: World, locale: Locale): ReadonlyMap<string, string> =>
    cacheFor<Locale, Map<string, string>>(world, 'kind names', 2).of(locale, () => {
        const rows = world
            .statement<KindRow>('SELECT DISTINCT kind, kind_en AS en, kind_es AS es FROM model')
            .all()
        return new Map(rows.map(({kind, en, es}) => [kind, textIn(locale, {en, es})]))
    })
