import type {Face} from './face'
import {outline} from './path'
import {dot, type Neighbour, type Point, subtract} from './space/pose'

/** The number of shadow rings. A close-up would show single rings, so it gets more and fainter ones. */
const ringsFor = (zoom: number) => (zoom > 1 ? 9 : 4)

/** Scales the lengths below, which fit a sofa, so that a telephone's shadow is as large in its picture as a sofa's. */
const unitOf = ({pen}: Face) => Math.min(1, 3 / pen.scale)
const reach = 22

type Footing = {
    points: Point[]
    low: number
    high: number
    left: number
    right: number
    top: number
    bottom: number
}

/** A neighbour's outline projected onto a face, and its lowest and highest distance from the face. */
const standingOn = ({origin, right, down, normal}: Face, neighbour: Neighbour): Footing => {
    const found: Footing = {
        points: [],
        low: Infinity,
        high: -Infinity,
        left: Infinity,
        right: -Infinity,
        top: Infinity,
        bottom: -Infinity
    }
    for (const point of neighbour) {
        const from = subtract(point, origin)
        const [u, v, height] = [dot(from, right), dot(from, down), dot(from, normal)]
        found.points.push([u, v])
        found.low = Math.min(found.low, height)
        found.high = Math.max(found.high, height)
        found.left = Math.min(found.left, u)
        found.right = Math.max(found.right, u)
        found.top = Math.min(found.top, v)
        found.bottom = Math.max(found.bottom, v)
    }
    return found
}

const clipSide = (points: readonly Point[], axis: 0 | 1, edge: number, keepBelow: boolean) => {
    const inside = (point: Point) => (keepBelow ? point[axis] <= edge : point[axis] >= edge)
    return points.flatMap((point, index): Point[] => {
        const before = points.at(index - 1) ?? point
        const share = (edge - before[axis]) / (point[axis] - before[axis] || 1)
        const cut: Point = [
            before[0] + (point[0] - before[0]) * share,
            before[1] + (point[1] - before[1]) * share
        ]
        if (inside(point)) return inside(before) ? [point] : [cut, point]
        return inside(before) ? [cut] : []
    })
}

const clipped = (points: readonly Point[], {w, h}: Face, inset: number) => {
    const wide = clipSide(clipSide(points, 0, inset, false), 0, w - inset, true)
    return clipSide(clipSide(wide, 1, inset, false), 1, h - inset, true)
}

const directions = Array.from({length: 16}, (_, step): Point => {
    const angle = (step * Math.PI) / 8
    return [Math.cos(angle), Math.sin(angle)]
})

/** The farthest point of an outline in each direction: its convex hull, in the order of the directions. */
const farthest = (points: readonly Point[]): Point[] =>
    directions.map(([dx, dy]) =>
        points.reduce((best, each) =>
            each[0] * dx + each[1] * dy > best[0] * dx + best[1] * dy ? each : best
        )
    )

const layerOf = (face: Face, rim: readonly Point[], spread: number, inset: number): string => {
    // The shadow is offset to the right and downwards, away from the light.
    const grown = rim.map(([x, y], index): Point => {
        const [dx, dy] = directions[index] ?? [0, 0]
        return [x + (dx + 0.14) * spread, y + (dy + 0.2) * spread]
    })
    const stored = clipped(grown, face, inset)
    return stored.length < 3 ? '' : outline(stored.map(([x, y]) => face.at(x, y)))
}

/** A neighbour that intersects the face casts a shadow on it only if it is beside the face. */
const isBeside = ({left, right, top, bottom}: Footing, {w, h}: Face, slack: number) =>
    right < slack || left > w - slack || bottom < slack || top > h - slack

const shades = (at: Footing, face: Face): boolean => {
    const unit = unitOf(face)
    const far = reach * unit
    const isNear = at.low < far && at.low > -4 * unit && at.high > 0.6 * unit
    const isOver =
        at.right > -far && at.left < face.w + far && at.bottom > -far && at.top < face.h + far
    return isNear && isOver && (at.low >= -0.6 * unit || isBeside(at, face, 0.5 * unit))
}

const shadeOf = (face: Face, footing: Footing, inset: number): string => {
    const unit = unitOf(face)
    const above = Math.max(0, footing.low)
    const spread = Math.min(9 * unit, 1.2 * unit + footing.high * 0.35) + above * 0.4
    const rim = farthest(footing.points)
    const layers = ringsFor(face.pen.zoom)
    const alpha = ((0.36 / layers) * (1 - above / (reach * unit))).toFixed(3)
    return Array.from({length: layers}, (_, index) =>
        layerOf(face, rim, spread * ((index + 0.6) / layers), inset)
    )
        .filter(Boolean)
        .map((d) => `<path d="${d}" fill="#1a1210" fill-opacity="${alpha}"/>`)
        .join('')
}

/**
 * A soft shadow where a neighbour touches a face or is close to it; without it objects seem to float. The inset leaves
 * out rounded edges.
 */
export const contactShade = (face: Face, inset = 0): string =>
    face.pen.neighbours
        .map((neighbour) => standingOn(face, neighbour))
        .filter((at) => shades(at, face))
        .map((at) => shadeOf(face, at, inset))
        .join('')
