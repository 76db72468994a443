import {z} from 'zod'
import {seedData} from '../../core/seed-data'
import {seededRandom} from '../../world/random'
import type {Size} from '../../world/world'
import {everyPlace, type Place} from '../zip-codes'
import data from './fixed-places.json'
import {stateFacts} from './state-facts'

const FixedPlace = z.strictObject({
    zip: z.string().regex(/^\d{5}$/),
    latitude: z.number(),
    longitude: z.number(),
    city: z.string(),
    state: z.string()
})

/**
 * The first stores of every world, the tiny one included, with their first eight around the default zip 90210. Written
 * out so that a test needs no list of all zip codes.
 */
const fixedPlaces: readonly Place[] = seedData('fixed-places.json', z.array(FixedPlace), data).map(
    (place) => ({...place, country: 'US'})
)

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
