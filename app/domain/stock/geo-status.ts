export type GeoStatus = 'in-store' | 'in-geopool' | 'special-order'

/** Where an item is, seen from the shopper's store [INV-004] [INV-005] [INV-006]. */
export const geoStatus = (isHomeStore: boolean | undefined): GeoStatus => {
    if (isHomeStore === undefined) return 'special-order'
    return isHomeStore ? 'in-store' : 'in-geopool'
}
