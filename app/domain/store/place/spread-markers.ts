import type {MapPosition, MapSize} from './map-view'

const STEPS = 80

/** Where two that stand on one spot part: each pair in a direction of its own, the same on server and browser. */
const DIRECTIONS: readonly MapPosition[] = [
    {x: 1, y: 0},
    {x: 0, y: 1},
    {x: -0.8, y: 0.6},
    {x: 0.6, y: -0.8}
]

const directionOf = (place: number): MapPosition =>
    DIRECTIONS[place % DIRECTIONS.length] ?? {x: 1, y: 0}

const within = (value: number, size: number, edge: number): number =>
    Math.min(Math.max(value, edge), size - edge)

/** Moves two apart by half of what they lack each; whether they were too near. */
const part = (one: MapPosition, other: MapPosition, gap: number, place: number): boolean => {
    const [across, down] = [other.x - one.x, other.y - one.y]
    const distance = Math.sqrt(across * across + down * down)
    if (distance >= gap) return false
    const away = distance > 0 ? {x: across / distance, y: down / distance} : directionOf(place)
    const half = (gap - distance) / 2
    one.x -= away.x * half
    one.y -= away.y * half
    other.x += away.x * half
    other.y += away.y * half
    return true
}

/** One step: every pair that is too near moves apart; whether any was. */
const partAll = (spread: readonly MapPosition[], gap: number): boolean =>
    spread
        .map((one, place) => spread.slice(place + 1).map((other) => part(one, other, gap, place)))
        .flat()
        .includes(true)

/**
 * Markers moved apart until each can be seen and tapped [STORE-010]: no nearer to each other than a gap, as close to
 * where they belong as that allows, and inside of the map.
 */
export const spreadMarkers = (
    positions: readonly MapPosition[],
    {width, height}: Pick<MapSize, 'width' | 'height'>,
    gap: number
): MapPosition[] => {
    const spread = positions.map((position) => ({...position}))
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
