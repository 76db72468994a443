import {centreOf, type Bounds} from '../engine/space/bounds'
import {add, cross, scaled, subtract, unit, type Vector} from '../engine/space/pose'

/** A small flat piece of a curved surface. */
export type Patch = {
    corners: readonly [Vector, Vector, Vector, Vector]
    normal: Vector
}

/** How a box is rounded: the radius of its edges, the number of steps, and how far each pair of sides bulges. */
export type Softness = {radius: number; steps: number; splits?: number; swell?: Vector}

const mapped = (a: Vector, change: (value: number, axis: 0 | 1 | 2) => number): Vector => [
    change(a[0], 0),
    change(a[1], 1),
    change(a[2], 2)
]

/** Points along one edge of a side: many where it bends, few where it is flat. */
const nodesAlong = (half: number, {radius, steps, splits = 1}: Softness): number[] => {
    const inner = half - radius
    const bends = Array.from(
        {length: steps},
        (_, step) => inner + radius * Math.tan(((step + 1) / steps) * (Math.PI / 4))
    )
    const middle = Array.from({length: splits + 1}, (_, at) => -inner + (2 * inner * at) / splits)
    return [...bends.map((value) => -value).reverse(), ...middle, ...bends]
}

const bump = (share: number) => Math.cos((Math.PI / 2) * Math.min(1, Math.max(-1, share)))

const surfacePoint = (on: Vector, half: Vector, {radius, swell}: Softness): Vector => {
    const inner = mapped(on, (value, axis) => {
        const reach = Math.max(0, half[axis] - radius)
        return Math.min(reach, Math.max(-reach, value))
    })
    const rounded = add(inner, scaled(unit(subtract(on, inner)), radius))
    if (!swell) return rounded
    const share = mapped(rounded, (value, axis) => value / half[axis])
    const others = {0: [1, 2], 1: [0, 2], 2: [0, 1]} as const
    return mapped(rounded, (value, axis) => {
        const [a, b] = others[axis]
        const swollen = swell[axis] * bump(share[a]) * bump(share[b]) * share[axis] ** 2
        return value + Math.sign(value) * swollen
    })
}

/** Each side of a box: its position, and its two edges, ordered so that their cross product points outwards. */
const sides: readonly ((reach: Vector, u: number, v: number) => Vector)[] = [
    ([x], u, v) => [x, u, v],
    ([x], u, v) => [-x, v, u],
    ([, y], u, v) => [v, y, u],
    ([, y], u, v) => [u, -y, v],
    ([, , z], u, v) => [u, v, z],
    ([, , z], u, v) => [v, u, -z]
]
const edges: readonly (readonly [0 | 1 | 2, 0 | 1 | 2])[] = [
    [1, 2],
    [2, 1],
    [2, 0],
    [0, 2],
    [0, 1],
    [1, 0]
]

const gridOf = (side: number, half: Vector, softness: Softness): Vector[][] => {
    const place = sides[side]
    const [u, v] = edges[side] ?? [0, 1]
    if (!place) return []
    return nodesAlong(half[u], softness).map((a) =>
        nodesAlong(half[v], softness).map((b) => surfacePoint(place(half, a, b), half, softness))
    )
}

const patchesOf = (grid: readonly Vector[][]): Patch[] =>
    grid.slice(1).flatMap((row, i) =>
        row.slice(1).flatMap((c, j): Patch[] => {
            const [a, b, d] = [grid[i]?.[j], row[j], grid[i]?.[j + 1]]
            if (!a || !b || !d) return []
            const normal = unit(cross(subtract(c, a), subtract(d, b)))
            return [{corners: [a, b, c, d], normal}]
        })
    )

/** A box with soft edges as patches, in the coordinates of its bounds. Sides: +x, -x, +y, -y, +z, -z. */
export const softBox = (bounds: Bounds, softness: Softness): Patch[][] => {
    const half = scaled(subtract(bounds.max, bounds.min), 0.5)
    const centre = centreOf(bounds)
    const radius = Math.min(softness.radius, ...half.map((value) => value * 0.98))
    return sides.map((_, side) =>
        patchesOf(
            gridOf(side, half, {...softness, radius}).map((row) =>
                row.map((point) => add(point, centre))
            )
        )
    )
}
