import type {Place} from './miles-between'

/** In the map's own unit, CSS pixels at its natural size. */
export type MapSize = {width: number; height: number; margin: number}

/** From the left and the top of the map. */
export type MapPosition = {x: number; y: number}

/** What a map shows: its middle, and its scale as web maps count it: one more is twice as large. */
export type MapView = {middle: Place; zoom: number}

type Point = readonly [x: number, y: number]

/** Web Mercator in degrees, y growing to the south. Latitudes up to 85 degrees. */
const projected = ({latitude, longitude}: Place): Point => {
    const sine = Math.sin((latitude * Math.PI) / 180)
    return [longitude, (-90 / Math.PI) * Math.log((1 + sine) / (1 - sine))]
}

const placeAt = ([x, y]: Point): Place => ({
    latitude: (Math.atan(Math.sinh((-y * Math.PI) / 180)) * 180) / Math.PI,
    longitude: x
})

/** Pixels of a degree of longitude. */
export const mapScale = (zoom: number): number => (256 * 2 ** zoom) / 360

const zoomOf = (scale: number): number => Math.log2((scale * 360) / 256)

const middleOf = (numbers: readonly number[]): number =>
    (Math.min(...numbers) + Math.max(...numbers)) / 2

const spanOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers)

/** A town's width, so that one store, or stores in one street, do not fill the map. */
const LEAST_SPAN_DEGREES = 0.1
const ZOOM_STEPS = 4
const MIDDLE_STEPS = 1000

const stepped = (value: number, steps: number): number => Math.round(value * steps) / steps

/**
 * A view just large enough for all the places (G-53); nothing for none. In coarse steps, so that
 * searches alike are shown the same map.
 */
export const mapView = (
    places: readonly Place[],
    {width, height, margin}: MapSize
): MapView | undefined => {
    if (places.length === 0) return undefined

    const points = places.map(projected)
    const across = points.map(([x]) => x)
    const down = points.map(([, y]) => y)
    const {latitude, longitude} = placeAt([middleOf(across), middleOf(down)])
    const scale = Math.min(
        (width - 2 * margin) / Math.max(spanOf(across), LEAST_SPAN_DEGREES),
        (height - 2 * margin) / Math.max(spanOf(down), LEAST_SPAN_DEGREES)
    )
    return {
        middle: {
            latitude: stepped(latitude, MIDDLE_STEPS),
            longitude: stepped(longitude, MIDDLE_STEPS)
        },
        zoom: Math.floor(zoomOf(scale) * ZOOM_STEPS) / ZOOM_STEPS
    }
}

/** Where a place stands on a map, so that markers and what is drawn below them agree [STORE-010]. */
export const mapPosition = (
    {middle, zoom}: MapView,
    place: Place,
    {width, height}: Pick<MapSize, 'width' | 'height'>
): MapPosition => {
    const [middleX, middleY] = projected(middle)
    const [x, y] = projected(place)
    const scale = mapScale(zoom)
    return {x: width / 2 + (x - middleX) * scale, y: height / 2 + (y - middleY) * scale}
}
