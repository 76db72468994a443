/** Degrees; north and east are positive. */
export type Place = {latitude: number; longitude: number}

const EARTH_RADIUS_MILES = 3958.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The distance between two places as the crow flies, in miles. */
export const milesBetween = (one: Place, other: Place): number => {
    const down = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
    const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
    const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
    // Rounding can lift the sum above 1 for places opposite each other.
    return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(down + cosines * across)))
}
