/** What kind of product the retailer says it is [INV-021]. */
export type ProductType = 'own' | 'extended-aisle' | 'special-order' | 'bundle'
