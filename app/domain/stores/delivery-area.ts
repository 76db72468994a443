import type {Place} from './map'

const EARTH_RADIUS_MILES = 3958.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great-circle distance between two places. */
const milesBetween = (one: Place, other: Place): number => {
    const north = radians(other.latitude - one.latitude)
    const east = radians(other.longitude - one.longitude)
    const half =
        Math.sin(north / 2) ** 2 +
        Math.cos(radians(one.latitude)) *
            Math.cos(radians(other.latitude)) *
            Math.sin(east / 2) ** 2
    return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)))
}

/**
 * Whether a store delivers to a place. Nobody is turned away for what is not known: a store that names no radius
 * delivers everywhere, and so does every store to a place that was not found [CHECKOUT-001] (G-20).
 */
export const deliversTo = (
    store: Place & {deliveryRadius: number | null},
    place: Place | undefined
): boolean =>
    store.deliveryRadius === null ||
    place === undefined ||
    milesBetween(store, place) <= store.deliveryRadius
