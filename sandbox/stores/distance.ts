export type Point = {latitude: number; longitude: number}
export type DistanceUnit = 'mi' | 'km'

const radius = {mi: 3958.8, km: 6371}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** How far two points of the earth are apart, as the crow flies (haversine). */
export const distanceBetween = (one: Point, other: Point, unit: DistanceUnit): number => {
    const [north, east] = [
        radians(other.latitude - one.latitude),
        radians(other.longitude - one.longitude)
    ]
    const half =
        Math.sin(north / 2) ** 2 +
        Math.cos(radians(one.latitude)) *
            Math.cos(radians(other.latitude)) *
            Math.sin(east / 2) ** 2
    return 2 * radius[unit] * Math.asin(Math.min(1, Math.sqrt(half)))
}
