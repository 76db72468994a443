import {centreOf, type Bounds} from './space/bounds'
import {size, subtract, type Vector} from './space/pose'

type Axis = 0 | 1 | 2

/** How far apart two boxes are along an axis, as a share of the thinner one; negative where they overlap. */
const gapAlong = (a: Bounds, b: Bounds, axis: Axis): number => {
    const apart = Math.max(b.min[axis] - a.max[axis], a.min[axis] - b.max[axis])
    const thinner = Math.min(a.max[axis] - a.min[axis], b.max[axis] - b.min[axis])
    return apart / Math.max(0.05, thinner)
}

/** If two boxes overlap more than this, the overlap does not tell which is in front. */
const deepest = -0.6

/** The order along one axis: -1 when a is drawn before b, 1 when after. */
const orderAlong = (a: Bounds, b: Bounds, eye: Vector, axis: Axis): number => {
    const aBelow = a.min[axis] + a.max[axis] < b.min[axis] + b.max[axis]
    const plane = aBelow ? (a.max[axis] + b.min[axis]) / 2 : (b.max[axis] + a.min[axis]) / 2
    return aBelow === eye[axis] > plane ? -1 : 1
}

/** -1 when a must be drawn before b, 1 when after, 0 when neither can cover the other or it is not known. */
const orderOf = (a: Bounds, b: Bounds, eye: Vector): number => {
    const gaps = ([1, 2, 0] as const).map((axis) => ({axis, gap: gapAlong(a, b, axis)}))
    const apart = gaps.filter(({gap}) => gap > -0.02)
    const orders = apart.map(({axis}) => orderAlong(a, b, eye, axis))
    // If two separating axes give opposite orders, no line of sight meets both boxes.
    if (orders.length > 0) return orders.every((each) => each === orders[0]) ? (orders[0] ?? 0) : 0
    const best = gaps.reduce((most, each) => (each.gap > most.gap ? each : most))
    return best.gap < deepest ? 0 : orderAlong(a, b, eye, best.axis)
}

/** Sorts solids that do not intersect, so that each one may cover those before it. */
export const backToFront = <T extends {bounds: Bounds}>(solids: readonly T[], eye: Vector): T[] => {
    const away = (solid: T) => size(subtract(centreOf(solid.bounds), eye))
    const byDistance = [...solids].sort((a, b) => away(b) - away(a))
    const before = new Map(
        byDistance.map((solid) => [
            solid,
            byDistance.filter(
                (other) => other !== solid && orderOf(other.bounds, solid.bounds, eye) < 0
            )
        ])
    )
    const sorted: T[] = []
    const left = new Set(byDistance)
    while (left.size > 0) {
        const waiting = (solid: T) =>
            (before.get(solid) ?? []).filter((other) => left.has(other)).length
        // In a cycle, take the solid with the fewest solids still to be drawn before it: it causes the fewest errors.
        const next = [...left].reduce((best, each) => (waiting(each) < waiting(best) ? each : best))
        sorted.push(next)
        left.delete(next)
    }
    return sorted
}
