import {distanceBetween, type Point} from '../distance'
import {everyPlace, placeOfZip, placesNamed, type Place} from '../zip-codes'

type Asked = {
    address?: string | undefined
    latlng?: string | undefined
    components?: string | undefined
}

/** The places that a question means, best first; undefined when it asks for nothing. */
export const placesFor = ({address, latlng, components}: Asked): Place[] | undefined => {
    const wanted = componentsIn(components)
    const asked = address ?? wanted.postal_code
    if (latlng) return placesAt(latlng)
    if (!asked) return undefined
    if (wanted.country && wanted.country.toUpperCase() !== 'US') return []
    return placesOfAddress(asked)
}

/** Reads 'country:US|postal_code:75024'. */
const componentsIn = (text = ''): Record<string, string> =>
    Object.fromEntries(
        text.split('|').map((pair) => {
            const colon = pair.indexOf(':')
            return [pair.slice(0, colon), pair.slice(colon + 1)]
        })
    )

const placesOfAddress = (address: string): Place[] => {
    const zip = /(?:^|\D)(\d{5})(?:-\d{4})?(?:\D|$)/.exec(address)?.[1]
    if (zip) return [placeOfZip(zip) ?? []].flat()
    const parts = address
        .replace(/,?\s*(usa|united states)\s*$/i, '')
        .split(',')
        .map((part) => part.trim())
    const state = parts.at(-1)?.toUpperCase() ?? ''
    const city = parts.at(-2)
    return city && /^[A-Z]{2}$/.test(state) ? placesNamed(city, state).slice(0, 1) : []
}

/** Farther from any zip code than this is the sea, or another country. */
const farthest = 60

const placesAt = (latlng: string): Place[] => {
    const point = pointIn(latlng)
    if (!point) return []
    const near = everyPlace()
        .map((place) => ({place, miles: distanceBetween(point, place, 'mi')}))
        .filter(({miles}) => miles < farthest)
    near.sort((one, other) => one.miles - other.miles)
    return near.slice(0, 1).map(({place}) => place)
}

const pointIn = (latlng: string): Point | undefined => {
    const [latitude, longitude] = latlng.split(',').map(Number)
    const isPoint = Number.isFinite(latitude) && Number.isFinite(longitude)
    return isPoint && latitude !== undefined && longitude !== undefined
        ? {latitude, longitude}
        : undefined
}
