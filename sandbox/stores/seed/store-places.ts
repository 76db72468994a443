import {seededRandom} from '../../world/random'
import type {Size} from '../../world/world'
import {everyPlace, type Place} from '../zip-codes'
import {fixedPlaces} from './fixed-places'
import {stateFacts} from './state-facts'

const counts: Record<Size, number> = {tiny: 0, small: 60, default: 340, large: 3000}

/** Where the stores of a world stand: always the same places for the same size. */
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

/** Some of the places, big cities above all: a city has as many zips as it has people. */
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
