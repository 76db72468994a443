import {seededRandom} from '../../world/random'
import type {Size} from '../../world/world'
import {everyPlace, type Place} from '../zip-codes'
import {stateFacts} from './state-facts'

const place = (
    zip: string,
    latitude: number,
    longitude: number,
    [city, state]: [string, string]
): Place => ({zip, latitude, longitude, city, state, country: 'US'})

/**
 * The first stores of every world, the tiny one included, with their first eight around the default zip 90210. Written
 * out so that a test needs no list of all zip codes.
 */
export const fixedPlaces: readonly Place[] = [
    place('90210', 34.0901, -118.4065, ['Beverly Hills', 'CA']),
    place('90036', 34.0699, -118.3492, ['Los Angeles', 'CA']),
    place('90034', 34.029, -118.3995, ['Los Angeles', 'CA']),
    place('91403', 34.1459, -118.463, ['Sherman Oaks', 'CA']),
    place('90401', 34.0151, -118.4926, ['Santa Monica', 'CA']),
    place('91601', 34.1687, -118.3713, ['North Hollywood', 'CA']),
    place('90301', 33.9562, -118.3571, ['Inglewood', 'CA']),
    place('91203', 34.1527, -118.2636, ['Glendale', 'CA']),
    place('75201', 32.7904, -96.8044, ['Dallas', 'TX']),
    place('75204', 32.8038, -96.7851, ['Dallas', 'TX']),
    place('75006', 32.9657, -96.8825, ['Carrollton', 'TX']),
    place('75024', 33.0752, -96.7843, ['Plano', 'TX']),
    place('76102', 32.7587, -97.3287, ['Fort Worth', 'TX']),
    place('77002', 29.7594, -95.3594, ['Houston', 'TX']),
    place('33130', 25.7672, -80.2059, ['Miami', 'FL']),
    place('33602', 27.9614, -82.4597, ['Tampa', 'FL']),
    place('30303', 33.7525, -84.3888, ['Atlanta', 'GA']),
    place('43215', 39.9671, -83.0044, ['Columbus', 'OH']),
    place('28202', 35.229, -80.8419, ['Charlotte', 'NC']),
    place('10001', 40.7484, -73.9967, ['New York', 'NY']),
    place('60602', 41.8829, -87.6321, ['Chicago', 'IL']),
    place('85003', 33.4511, -112.0774, ['Phoenix', 'AZ'])
]

const counts: Record<Size, number> = {tiny: 0, small: 60, default: 340, large: 3000}

/** The places of a world's stores, always the same for the same size. */
export const storePlaces = (size: Size): Place[] => {
    const wanted = counts[size]
    if (wanted <= fixedPlaces.length) return [...fixedPlaces]
    const random = seededRandom(20_300)
    const taken = new Set(fixedPlaces.map(({zip}) => zip))
    const byState = grouped(everyPlace().filter(isUsable), ({state}) => state)
    const totalShare = Object.values(stateFacts).reduce((sum, {share}) => sum + share, 0)

    const chosen = Object.entries(stateFacts).flatMap(([state, {share}]) => {
        const count = Math.max(1, Math.round(((wanted - fixedPlaces.length) * share) / totalShare))
        const free = (byState.get(state) ?? []).filter(({zip}) => !taken.has(zip))
        return pick(free, count, random)
    })
    return [...fixedPlaces, ...chosen].slice(0, wanted)
}

const isUsable = ({latitude, longitude, state}: Place) =>
    state in stateFacts && Number.isFinite(latitude) && Number.isFinite(longitude)

/** Some of the places, most in big cities, as they have more zips. */
const pick = (places: Place[], count: number, random: () => number): Place[] => {
    const zipsOfCity = grouped(places, ({city}) => city)
    return places
        .map((place) => {
            const weight = (zipsOfCity.get(place.city)?.length ?? 1) ** 0.5
            return {place, key: random() ** (1 / weight)}
        })
        .sort((one, other) => other.key - one.key)
        .slice(0, count)
        .map(({place}) => place)
}

const grouped = (places: Place[], keyOf: (place: Place) => string) => {
    const groups = new Map<string, Place[]>()
    for (const place of places) {
        const group = groups.get(keyOf(place))
        if (group) group.push(place)
        else groups.set(keyOf(place), [place])
    }
    return groups
}
