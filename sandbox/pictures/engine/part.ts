import {boundsIn, boundsOf, cornersOf, unionOf, type Bounds} from './space/bounds'
import {backToFront} from './back-to-front'
import type {Pen} from './pen'
import type {Spot} from './spot'
import {composed, pointIn, type Pose, unmoved, type Vector} from './space/pose'

/** Something that can be drawn: its bounds and its drawing in its own axes, and the pose of those axes. */
export type Part = {
    pose: Pose
    bounds: Bounds
    draw: (pen: Pen) => string
    /** The points that cast its shadow, if the bounds would cast a wrong one. */
    outline?: readonly Vector[]
    /** Where its surface may carry a sign of use. */
    spots?: readonly Spot[]
    /** The parts of an assembly. */
    children?: readonly Part[]
    /** Casts no shadow, such as lamp light or glass. */
    weightless?: boolean
    /** Hangs on the wall, behind everything that stands in the room. */
    onWall?: boolean
}

export const part = (bounds: Bounds, draw: Part['draw']): Part => ({pose: unmoved, bounds, draw})

/** The same parts, moved and turned together. */
export const placed = (pose: Pose, parts: readonly Part[]): Part[] =>
    parts.map((each) => ({...each, pose: composed(pose, each.pose)}))

export const reachOf = ({pose, bounds}: Part): Bounds => boundsIn(pose, bounds)

/** For more than two parts the common box is precise enough; for one or two it is their own outlines. */
const ownOutline = ({bounds, outline, children}: Part): readonly Vector[] => {
    const solid = children?.filter((each) => !each.weightless) ?? []
    if (solid.length === 0) return outline ?? cornersOf(bounds)
    return solid.length > 2 ? cornersOf(unionOf(solid.map(reachOf))) : solid.flatMap(pointsOf)
}

const pointsOf = (each: Part): Vector[] =>
    ownOutline(each).map((point) => pointIn(each.pose, point))

/** All parts that cast a shadow, with assemblies split into their parts. */
export const singleParts = (parts: readonly Part[]): Part[] =>
    parts
        .filter((each) => !each.weightless)
        .flatMap((each) => (each.children ? singleParts(placed(each.pose, each.children)) : [each]))

/** The outlines with which parts shade each other. */
export const outlinesOf = (parts: readonly Part[]): Vector[][] =>
    parts.filter((each) => !each.weightless).map(pointsOf)

const areNear = (a: Bounds, b: Bounds) =>
    ([0, 1, 2] as const).every(
        (axis) => a.min[axis] < b.max[axis] + 24 && b.min[axis] < a.max[axis] + 24
    )

/** Draws parts so that nearer ones cover farther ones, each shaded by those next to it. */
export const drawParts = (pen: Pen, parts: readonly Part[]): string => {
    const stood = parts.map((each) => ({each, bounds: reachOf(each), outline: pointsOf(each)}))
    const outside = pen.neighbours.map((outline) => ({outline, bounds: boundsOf(outline)}))
    const solid = [...stood.filter(({each}) => !each.weightless), ...outside]
    return backToFront(stood, pen.eye)
        .map(({each, outline: own, bounds}) => {
            const near = solid.filter(
                (other) => other.outline !== own && areNear(other.bounds, bounds)
            )
            const outlines = near.map(({outline}) => outline)
            return each.draw(pen.under(each.pose, outlines))
        })
        .join('')
}

/** Several parts as one: sorted among themselves, never interleaved with others. */
export const assembly = (parts: readonly Part[], pose: Pose = unmoved): Part => ({
    pose,
    bounds: unionOf(parts.map(reachOf)),
    draw: (pen) => drawParts(pen, parts),
    children: parts
})
