/** A point or direction in a scene: x to the right, y up, z towards the viewer; centimetres. */
export type Vector = readonly [number, number, number]

/** A point of the picture in view box units, y downwards. */
export type Point = readonly [number, number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vector, b: Vector): Vector => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0]
]

export const size = (a: Vector): number => Math.hypot(a[0], a[1], a[2])

export const unit = (a: Vector): Vector => scaled(a, 1 / (size(a) || 1))

/** The position and rotation of a part: its axes and origin in scene coordinates. */
export type Pose = {axes: readonly [Vector, Vector, Vector]; origin: Vector}

const rad = (degrees: number) => (degrees * Math.PI) / 180

export const unmoved: Pose = {
    axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1]
    ],
    origin: [0, 0, 0]
}

export const moved = (origin: Vector): Pose => ({...unmoved, origin})

/** Rotates around the vertical axis, counter-clockwise seen from above, in degrees. */
export const turned = (degrees: number, origin: Vector = [0, 0, 0]): Pose => {
    const [c, s] = [Math.cos(rad(degrees)), Math.sin(rad(degrees))]
    return {
        axes: [
            [c, 0, -s],
            [0, 1, 0],
            [s, 0, c]
        ],
        origin
    }
}

/** Rotates around the x axis through the origin. Positive degrees move the top back, away from the viewer. */
export const leaning = (degrees: number, origin: Vector = [0, 0, 0]): Pose => {
    const [c, s] = [Math.cos(rad(degrees)), Math.sin(rad(degrees))]
    return {
        axes: [
            [1, 0, 0],
            [0, c, -s],
            [0, s, c]
        ],
        origin
    }
}

/** Rotates sideways. Positive degrees move the top to the left. */
export const tipped = (degrees: number, origin: Vector = [0, 0, 0]): Pose => {
    const [c, s] = [Math.cos(rad(degrees)), Math.sin(rad(degrees))]
    return {
        axes: [
            [c, s, 0],
            [-s, c, 0],
            [0, 0, 1]
        ],
        origin
    }
}

export const directionIn = ({axes}: Pose, v: Vector): Vector =>
    add(add(scaled(axes[0], v[0]), scaled(axes[1], v[1])), scaled(axes[2], v[2]))

export const pointIn = (pose: Pose, v: Vector): Vector => add(directionIn(pose, v), pose.origin)

/** The inverse of pointIn: a point of the scene in the part's own axes. */
export const pointFrom = ({axes, origin}: Pose, v: Vector): Vector => {
    const away = subtract(v, origin)
    return [dot(away, axes[0]), dot(away, axes[1]), dot(away, axes[2])]
}

/** Applies the inner pose first, then the outer one. */
export const composed = (outer: Pose, inner: Pose): Pose => ({
    axes: [
        directionIn(outer, inner.axes[0]),
        directionIn(outer, inner.axes[1]),
        directionIn(outer, inner.axes[2])
    ],
    origin: pointIn(outer, inner.origin)
})

/** The outline points of an object that may stand on a face or in front of it. */
export type Neighbour = readonly Vector[]
