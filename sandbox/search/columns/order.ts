/** An order of all listings: who comes at each place, and the place of each. */
export type Order = {places: Int32Array; rank: Int32Array}

/** The least key first; among equals the order given. */
export const orderBy = (keys: Int32Array, among: Int32Array): Order => {
    const places = Int32Array.from(among)
    const before = rankOf(among)
    places.sort(
        (one, other) => at(keys, one) - at(keys, other) || at(before, one) - at(before, other)
    )
    return {places, rank: rankOf(places)}
}

/** The same for few different keys, without comparing: all of key 0, all of key 1, and so on. */
export const orderByClass = (classes: Uint16Array, most: number, among: Int32Array): Order => {
    const places = new Int32Array(among.length)
    let filled = 0
    for (let wanted = 0; wanted <= most; wanted += 1) {
        for (const listing of among) {
            if (classes[listing] === wanted) {
                places[filled] = listing
                filled += 1
            }
        }
    }
    return {places, rank: rankOf(places)}
}

export const rankOf = (places: Int32Array): Int32Array => {
    const rank = new Int32Array(places.length)
    places.forEach((listing, place) => {
        rank[listing] = place
    })
    return rank
}

const at = (column: Int32Array, index: number) => column[index] ?? 0
