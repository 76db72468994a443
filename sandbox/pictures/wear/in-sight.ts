import type {Part} from '../engine/part'
import {composed, pointFrom, pointIn, type Pose, type Vector} from '../engine/space/pose'
import type {Bounds} from '../engine/space/bounds'

/** A part that is not an assembly, with its pose in the whole piece. */
export type Leaf = {part: Part; pose: Pose}

/** All single parts, in the order in which they are listed. */
export const leavesOf = (parts: readonly Part[], pose: Pose): Leaf[] =>
    parts.flatMap((part) => {
        const whole = composed(pose, part.pose)
        return part.children ? leavesOf(part.children, whole) : [{part, pose: whole}]
    })

const axes = [0, 1, 2] as const

/** Whether the line between two points meets a box that is smaller by some slack on every side. */
const meets = (from: Vector, to: Vector, {min, max}: Bounds, slack: number): boolean => {
    const reach = {enter: 0, leave: 1}
    for (const axis of axes) {
        const by = Math.min(slack, (max[axis] - min[axis]) * 0.1)
        const step = to[axis] - from[axis] || 1e-9
        const one = (min[axis] + by - from[axis]) / step
        const other = (max[axis] - by - from[axis]) / step
        reach.enter = Math.max(reach.enter, Math.min(one, other))
        reach.leave = Math.min(reach.leave, Math.max(one, other))
    }
    return reach.enter < reach.leave
}

/** Light hides nothing; what lies flat on a surface does, as a pane in a door. */
const isFlat = ({bounds: {min, max}}: Part) => axes.some((axis) => max[axis] - min[axis] < 1)

const covers = ({part, pose}: Leaf, eye: Vector, point: Vector) => {
    if (part.weightless && !isFlat(part)) return false
    const slack = part.weightless ? -0.05 : 0.4
    return meets(pointFrom(pose, eye), pointFrom(pose, point), part.bounds, slack)
}

/** Whether nothing stands between an eye and a point of a leaf, in the leaf's own axes. */
export const isInSight = (
    eye: Vector,
    point: Vector,
    {on, leaves}: {on: Leaf; leaves: readonly Leaf[]}
): boolean => {
    const at = pointIn(on.pose, point)
    return leaves.every((leaf) => leaf === on || !covers(leaf, eye, at))
}
