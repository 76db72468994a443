/** What a store, or the warehouse, has of a product before anything was rented, 0 to 12. */
export const firstLevel = (productNo: number, placeKey: number, kind: StockKind): number => {
    const mixed = mix(productNo, placeKey)
    const {percent, most} = chances[kind]
    return mixed % 100 < percent ? 1 + ((mixed >>> 8) % most) : 0
}

/** How likely a product is at one place, and how many there may be. */
const chances = {
    new: {percent: 46, most: 12},
    used: {percent: 34, most: 2},
    warehouse: {percent: 95, most: 12}
}

export type StockKind = keyof typeof chances

/** A store's id, or 'warehouse', as a number to mix with (FNV-1a). */
export const placeKey = (place: string): number => {
    let key = 0x811c_9dc5
    for (let index = 0; index < place.length; index += 1) {
        key = Math.imul(key ^ place.charCodeAt(index), 0x0100_0193)
    }
    return key >>> 0
}

const mix = (one: number, other: number): number => {
    const first = Math.imul(one ^ other, 0x9e37_79b1)
    const second = Math.imul(first ^ (first >>> 15), 0x85eb_ca6b)
    return (second ^ (second >>> 13)) >>> 0
}
