import type {Material} from '../engine/paint/material'
import {gradient, paintAt} from '../engine/paint/surface'
import {part, type Part} from '../engine/part'
import {lyingSpot, type Spot, spotsAround} from '../engine/spot'
import {hullOf, outline as outlineOf} from '../engine/path'
import type {Pen} from '../engine/pen'
import {boundsOf} from '../engine/space/bounds'
import {add, type Point, scaled, subtract, unit, type Vector} from '../engine/space/pose'

type Ring = readonly [radius: number, height: number]

const parts = 4

/** A lathe profile that is a smooth curve through its points, for glazed pots and lamp bases. */
export const smoothProfile = (points: readonly Ring[]): Ring[] => {
    const at = (index: number): Ring =>
        points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
    const along = (i: number, t: number, axis: 0 | 1): number => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]]
        const curve =
            (-a + 3 * b - 3 * c + d) * t ** 3 + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (c - a) * t
        return b + curve / 2
    }
    const inner = points.slice(1).flatMap((_, i) =>
        Array.from({length: parts}, (__, step): Ring => {
            const t = step / parts
            return [Math.max(0.05, along(i, t, 0)), along(i, t, 1)]
        })
    )
    return [...inner, at(points.length - 1)]
}

export type LatheOptions = {
    /** The centre of the base. */
    at: Vector
    /** Radius and height above the base, from bottom to top. */
    profile: readonly (readonly [number, number])[]
    material: Material
    /** The paint of the inside, visible through an open top. Without it the top is closed. */
    inside?: Material
}

const angles = Array.from({length: 28}, (_, step) => (step / 28) * 2 * Math.PI)

const ringAt = (pen: Pen, at: Vector, [r, y]: readonly [number, number]): Point[] =>
    angles.map((angle) => pen.at(add(at, [r * Math.cos(angle), y, r * Math.sin(angle)])))

const bandFill = (
    pen: Pen,
    {at, material}: LatheOptions,
    band: readonly [number, number, number]
) => {
    const [radius, height, slope] = band
    const sight = subtract(pen.eye, at)
    const ahead = unit([sight[0], 0, sight[2]])
    const across: Vector = [ahead[2], 0, -ahead[0]]
    const middle = add(at, [0, height, 0])
    const stops = [-90, -60, -35, -10, 20, 50, 75, 90].map((degrees) => {
        const angle = (degrees * Math.PI) / 180
        const flat = add(scaled(across, Math.sin(angle)), scaled(ahead, Math.cos(angle)))
        const normal = unit(add(scaled(flat, Math.cos(slope)), [0, Math.sin(slope), 0]))
        return [(1 + Math.sin(angle)) / 2, paintAt(pen, material, normal, middle)] as const
    })
    const ends = [
        pen.at(add(middle, scaled(across, -radius))),
        pen.at(add(middle, scaled(across, radius)))
    ] as const
    return gradient(pen, ends, stops)
}

const drawLathe = (pen: Pen, options: LatheOptions): string => {
    const {at, profile, inside} = options
    const bands = profile.slice(1).map((upper, index) => {
        const lower = profile[index] ?? upper
        const slope = Math.atan2(lower[0] - upper[0], upper[1] - lower[1])
        const widest = Math.max(lower[0], upper[0])
        const {definition, fill} = bandFill(pen, options, [
            widest,
            (lower[1] + upper[1]) / 2,
            slope
        ])
        const d = outlineOf(hullOf([...ringAt(pen, at, lower), ...ringAt(pen, at, upper)]))
        return `${definition}<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width=".6"/>`
    })
    const top = profile.at(-1) ?? [0, 0]
    const above = pen.eye[1] > at[1] + top[1]
    const surface = inside ?? options.material
    const facing: Vector = inside ? [0, -0.4, 0.9] : [0, 1, 0]
    const lid =
        above && top[0] > 0.05
            ? `<path d="${outlineOf(ringAt(pen, at, top))}" fill="${paintAt(pen, surface, facing, at)}"/>`
            : ''
    return (above ? bands.join('') : bands.reverse().join('')) + lid
}

/** The round lid, if it is closed, and the tallest band. */
const spotsOf = ({at, profile, material, inside}: LatheOptions): Spot[] => {
    const [r, y] = profile.at(-1) ?? [0, 0]
    const lid = inside ? [] : [lyingSpot(material, add(at, [0, y, 0]), r * 1.3)]
    const bands = profile.slice(1).map((upper, index) => ({upper, lower: profile[index] ?? upper}))
    const [tallest] = bands.toSorted(
        (one, other) => other.upper[1] - other.lower[1] - (one.upper[1] - one.lower[1])
    )
    if (!tallest) return lid
    const {upper, lower} = tallest
    const radius = (upper[0] + lower[0]) / 2
    const [from, to] = [add(at, [0, lower[1], 0]), add(at, [0, upper[1], 0])]
    return [...lid, ...spotsAround(material, {from, to, radius})]
}

/** An upright solid of revolution: pots, lamp shades, vases, round tables, buttons. */
export const lathe = (options: LatheOptions): Part => {
    const {at, profile} = options
    const points = profile.flatMap(([r, y]): Vector[] => [add(at, [r, y, r]), add(at, [-r, y, -r])])
    const outline = profile.flatMap(([r, y]) =>
        angles.map((angle) => add(at, [r * Math.cos(angle), y, r * Math.sin(angle)]))
    )
    return {
        ...part(boundsOf(points), (pen) => drawLathe(pen, options)),
        outline,
        spots: spotsOf(options)
    }
}
