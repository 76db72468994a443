import type {MapPosition} from '@app/domain/stores/map'

/** A rectangle on the map. */
export type Box = {left: number; top: number; right: number; bottom: number}

type Side = {
    holds: (point: MapPosition) => boolean
    /** Where a line from one point to another crosses this side. */
    crossing: (from: MapPosition, to: MapPosition) => MapPosition
}

const across = (x: number): Side['crossing'] => {
    return (from, to) => ({
        x,
        y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
    })
}

const down = (y: number): Side['crossing'] => {
    return (from, to) => ({
        x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y),
        y
    })
}

const sidesOf = ({left, top, right, bottom}: Box): Side[] => [
    {holds: ({x}) => x >= left, crossing: across(left)},
    {holds: ({x}) => x <= right, crossing: across(right)},
    {holds: ({y}) => y >= top, crossing: down(top)},
    {holds: ({y}) => y <= bottom, crossing: down(bottom)}
]

const within = (area: readonly MapPosition[], {holds, crossing}: Side): MapPosition[] =>
    area.flatMap((point, index) => {
        const before = area.at(index - 1) ?? point
        if (holds(point)) return holds(before) ? [point] : [crossing(before, point), point]
        return holds(before) ? [crossing(before, point)] : []
    })

/** The part of an area inside a box (Sutherland and Hodgman); empty if there is none. */
export const clipArea = (area: readonly MapPosition[], box: Box): MapPosition[] =>
    sidesOf(box).reduce<MapPosition[]>(within, [...area])

const inSight = (from: MapPosition, to: MapPosition, box: Box): boolean =>
    Math.min(from.x, to.x) < box.right &&
    Math.max(from.x, to.x) > box.left &&
    Math.min(from.y, to.y) < box.bottom &&
    Math.max(from.y, to.y) > box.top

/** The pieces of a line that may be visible in a box. */
export const clipLine = (line: readonly MapPosition[], box: Box): MapPosition[][] => {
    const pieces: MapPosition[][] = []
    let piece: MapPosition[] = []
    for (const [index, point] of line.entries()) {
        const next = line[index + 1]
        if (next && inSight(point, next, box)) {
            if (piece.length === 0) piece.push(point)
            piece.push(next)
        } else if (piece.length > 0) {
            pieces.push(piece)
            piece = []
        }
    }
    return pieces
}
