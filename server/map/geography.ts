import type {Place} from '@app/domain/stores/map'
import raw from './us-geography.json'

export type City = Place & {
    name: string
    /** The number of its zips: the larger the city, the more. */
    zips: number
}

/** A line of places; the outline of land is closed. */
export type Line = readonly Place[]

export type Geography = {
    land: readonly Line[]
    states: readonly Line[]
    counties: readonly Line[]
    /** The largest first. */
    cities: readonly City[]
}

const SMALLEST = 63
const MORE = 32

/** Decodes the steps of a line: five bits a character, the lowest first, the sign in the last bit. */
const stepsOf = (text: string): number[] => {
    const steps: number[] = []
    let value = 0
    let shift = 0
    for (const character of text) {
        const bits = character.charCodeAt(0) - (SMALLEST - 4)
        value |= (bits & (MORE - 1)) << shift
        shift += 5
        if (bits >= MORE) continue
        steps.push(value & 1 ? ~(value >> 1) : value >> 1)
        value = 0
        shift = 0
    }
    return steps
}

const lineOf = (text: string): Line => {
    const steps = stepsOf(text)
    const line: Place[] = []
    let [x, y] = [0, 0]
    for (let at = 0; at + 1 < steps.length; at += 2) {
        x += steps[at] ?? 0
        y += steps[at + 1] ?? 0
        line.push({longitude: x / raw.precision, latitude: y / raw.precision})
    }
    return line
}

const cityOf = (text: string): City => {
    const [name = '', latitude, longitude, zips] = text.split('|')
    return {
        name,
        latitude: Number(latitude),
        longitude: Number(longitude),
        zips: Number(zips)
    }
}

let read: Geography | undefined

/** The United States: land, borders of states and counties, and cities. Read at first use, then cached. */
export const geography = (): Geography => {
    read ??= {
        land: raw.land.map(lineOf),
        states: raw.states.map(lineOf),
        counties: raw.counties.map(lineOf),
        cities: raw.cities.map(cityOf)
    }
    return read
}
