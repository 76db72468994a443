/** A position in degrees; north and east are positive. */
export type Place = {latitude: number; longitude: number}

/** In the map's own unit, CSS pixels at its natural size. */
export type MapSize = {width: number; height: number; margin: number}

/** From the left and the top of the map. */
export type MapPosition = {x: number; y: number}

/** What a map shows: its middle, and its zoom level as web maps count it: one more is twice as large. */
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

/** About the size of a town, so that one store, or stores in one street, do not fill the map. */
const LEAST_SPAN_DEGREES = 0.1
const ZOOM_STEPS = 4
const MIDDLE_STEPS = 1000

const stepped = (value: number, steps: number): number => Math.round(value * steps) / steps

/**
 * The smallest view that shows all places (G-53); undefined without places. Rounded to coarse steps, so that similar
 * searches share one picture of the map.
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

/** The position of a place on the picture of a map, so that markers match what is drawn [STORE-010]. */
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

/** The size of every map in CSS pixels, and the distance from its edges that places keep: half a marker and more. */
export const mapPicture = {width: 480, height: 360, margin: 40}

const STEPS = 80

const RIGHT: MapPosition = {x: 1, y: 0}

/** The directions in which markers of one place start, the same on server and browser. */
const DIRECTIONS: readonly MapPosition[] = [
    RIGHT,
    {x: 0, y: 1},
    {x: -0.8, y: 0.6},
    {x: 0.6, y: -0.8}
]

/**
 * Where a marker starts: at its place, or beside it by a pixel for every four others of the same place. From a single
 * point they could only be moved apart in one direction, and would stand in a row instead of around their place.
 */
const startOf = (
    {x, y}: MapPosition,
    index: number,
    positions: readonly MapPosition[]
): MapPosition => {
    const others = positions.slice(0, index).filter((other) => other.x === x && other.y === y)
    const direction = DIRECTIONS[others.length % DIRECTIONS.length] ?? RIGHT
    const pixels = Math.ceil(others.length / DIRECTIONS.length)
    return {x: x + direction.x * pixels, y: y + direction.y * pixels}
}

const within = (value: number, size: number, edge: number): number =>
    Math.min(Math.max(value, edge), size - edge)

/** Moves two markers apart, each by half of the missing distance; returns whether they were too close. */
const part = (one: MapPosition, other: MapPosition, gap: number): boolean => {
    const [across, down] = [other.x - one.x, other.y - one.y]
    const distance = Math.sqrt(across * across + down * down)
    if (distance >= gap) return false
    // The map's edge may have pushed both to one point.
    const away = distance > 0 ? {x: across / distance, y: down / distance} : RIGHT
    const half = (gap - distance) / 2
    one.x -= away.x * half
    one.y -= away.y * half
    other.x += away.x * half
    other.y += away.y * half
    return true
}

/** One step: moves every pair that is too close apart; returns whether any was. */
const partAll = (spread: readonly MapPosition[], gap: number): boolean =>
    spread
        .map((one, index) => spread.slice(index + 1).map((other) => part(one, other, gap)))
        .flat()
        .includes(true)

/**
 * Markers moved apart so that each can be seen and tapped [STORE-010]: at least a gap between them, as close as
 * possible to their places, and inside of the map.
 */
export const spreadMarkers = (
    positions: readonly MapPosition[],
    {width, height}: Pick<MapSize, 'width' | 'height'>,
    gap: number
): MapPosition[] => {
    const spread = positions.map(startOf)
    for (let step = 0; step < STEPS; step += 1) {
        const moved = partAll(spread, gap)
        for (const position of spread) {
            position.x = within(position.x, width, gap / 2)
            position.y = within(position.y, height, gap / 2)
        }
        if (!moved) break
    }
    return spread
}
