/** A point or direction in a scene: x to the right, y up, z towards the viewer; centimetres. */
export type Vector = readonly [number, number, number]

/** A point of the picture, in units of its view box, y down. */
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

export const between = (a: Vector, b: Vector, share: number): Vector =>
    add(a, scaled(subtract(b, a), share))
