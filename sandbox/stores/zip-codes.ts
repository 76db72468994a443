import type {Place} from 'zipcodes'

export type Point = {latitude: number; longitude: number}
export type DistanceUnit = 'mi' | 'km'

const radius = {mi: 3958.8, km: 6371}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance between two points (haversine). */
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

export type {Place}

type Zipcodes = typeof import('zipcodes')

let loaded: Zipcodes | undefined

/** Loaded on first use: it is 5 MB, and most tests never need a place. */
const zipcodes = (): Zipcodes => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    loaded ??= require('zipcodes') as Zipcodes
    return loaded
}

/** Military addresses have a zip but no position, which is stored as 0, 0. */
const isReal = ({country, latitude}: Place) => country === 'US' && latitude !== 0

/** The position of a US zip code; undefined if it does not exist. */
export const placeOfZip = (zip: string): Place | undefined => {
    const place = zipcodes().lookup(zip.slice(0, 5))
    return place && isReal(place) ? place : undefined
}

export const placesNamed = (city: string, state: string): Place[] =>
    zipcodes().lookupByName(city, state).filter(isReal)

export const everyPlace = (): Place[] => Object.values(zipcodes().codes).filter(isReal)
