import type {ProductType} from '@app/domain/product/product-type'
import {text} from '../../reading'

const types = new Map<string | undefined, ProductType>([
    ['RAC', 'own'],
    ['EA', 'extended-aisle'],
    ['SpecialOrder', 'special-order'],
    ['Bundle', 'bundle']
])

/** The kind of product that a code names [INV-021]; one of the retailer's own where it names none. */
export const productTypeOf = (code: unknown): ProductType => types.get(text(code)) ?? 'own'
