import type {Place} from 'zipcodes'

export type {Place}

type Zipcodes = typeof import('zipcodes')

let loaded: Zipcodes | undefined

/** Loaded at first use: it is 5 MB, and most tests never ask for a place. */
const zipcodes = (): Zipcodes => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    loaded ??= require('zipcodes') as Zipcodes
    return loaded
}

/** Military addresses have a zip but no place: theirs is written as 0, 0. */
const isReal = ({country, latitude}: Place) => country === 'US' && latitude !== 0

/** Where a US zip code is; undefined for one that does not exist. */
export const placeOfZip = (zip: string): Place | undefined => {
    const place = zipcodes().lookup(zip.slice(0, 5))
    return place && isReal(place) ? place : undefined
}

export const placesNamed = (city: string, state: string): Place[] =>
    zipcodes().lookupByName(city, state).filter(isReal)

export const everyPlace = (): Place[] => Object.values(zipcodes().codes).filter(isReal)
