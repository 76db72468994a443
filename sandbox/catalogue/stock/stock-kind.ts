import type {ProductTypeCode} from '@contract/product-search'
import type {StockKind} from './first-level'

/** What the stock of a product depends on. */
export type Stocked = {no: number; type: ProductTypeCode; role: string}

export const stockKindOf = ({type, role}: Pick<Stocked, 'type' | 'role'>): StockKind => {
    if (role === 'used') return 'used'
    return type === 'EA' ? 'warehouse' : 'new'
}

/** Where what is not in any store is kept. */
export const warehouse = 'warehouse'
