import type {Locale} from '../../core/query-values'
import type {FilterKey} from '../find/question'

export const facetLabels: Record<Locale, Partial<Record<FilterKey, string>>> = {
    'en-US': {
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
    'es-US': {
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

export const valueLabels: Record<Locale, Record<string, string>> = {
    'en-US': {
        INVENTORY_PRODUCT: 'In your store',
        INV_GEO_POOL_PRODUCT: 'In a store nearby',
        EA_PRODUCT: 'Extended aisle',
        SO_PRODUCT: 'Special order',
        OUT_OF_STOCK: 'Out of stock',
        TRUE: 'Yes'
    },
    'es-US': {
        INVENTORY_PRODUCT: 'En su tienda',
        INV_GEO_POOL_PRODUCT: 'En una tienda cercana',
        EA_PRODUCT: 'Catálogo ampliado',
        SO_PRODUCT: 'Pedido especial',
        OUT_OF_STOCK: 'Agotado',
        TRUE: 'Sí',
        New: 'Nuevo',
        'Previously Rented - Great': 'Rentado previamente - Excelente',
        'Previously Rented - Good': 'Rentado previamente - Bueno',
        'Previously Rented - Fair': 'Rentado previamente - Aceptable'
    }
}

/** '15-20' as words; the upper end is left out of the step. */
export const priceLabel = (value: string, locale: Locale): string => {
    const [low = '0', high = ''] = value.split('-')
    const isSpanish = locale === 'es-US'
    if (low === '0') return isSpanish ? `Menos de $${high}` : `Under $${high}`
    if (high === '') return isSpanish ? `$${low} o más` : `$${low} and up`
    return isSpanish ? `$${low} a $${high}` : `$${low} to $${high}`
}
