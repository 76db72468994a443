import type {MapView} from '@app/domain/stores/map'

const Middle = /^(-?\d{1,2}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?)$/

const numberIn = (text: unknown, least: number, most: number): number | undefined => {
    const number =
        typeof text === 'string' && /^-?\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : NaN
    return number >= least && number <= most ? number : undefined
}

/** The view in a map's address; undefined for an address that no page of ours contains. */
export const mapViewIn = ({at, zoom}: Record<string, unknown>): MapView | undefined => {
    const [, north, east] = Middle.exec(typeof at === 'string' ? at : '') ?? []
    const [latitude, longitude] = [numberIn(north, 15, 75), numberIn(east, -180, -60)]
    const level = numberIn(zoom, 2, 16)
    return latitude === undefined || longitude === undefined || level === undefined
        ? undefined
        : {middle: {latitude, longitude}, zoom: level}
}
