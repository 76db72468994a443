import {boundsOf} from '../engine/space/bounds'
import type {Material} from '../engine/paint/material'
import {part, type Part} from '../engine/part'
import {type Spot, spotOn} from '../engine/spot'
import {outline} from '../engine/path'
import type {Pen} from '../engine/pen'
import {flatFill, lightOn, paintAt} from '../engine/paint/surface'
import {cross, dot, type Point, subtract, unit, type Vector} from '../engine/space/pose'
import {textureOver} from './draw-patches'

export type PrismOptions = {
    /** The outline, counter-clockwise when looking at the end that is drawn last. */
    profile: readonly Point[]
    /** The direction of the extrusion. The outline is (z, y) seen from the right for x, (x, z) for y, (x, y) for z. */
    along: 'x' | 'y' | 'z'
    from: number
    to: number
    material: Material
    capMaterial?: Material
}

const placeFor = {
    x: ([a, b]: Point, t: number): Vector => [t, b, -a],
    y: ([a, b]: Point, t: number): Vector => [a, t, -b],
    z: ([a, b]: Point, t: number): Vector => [a, b, t]
}

type Side = {corners: readonly Vector[]; normal: Vector; away: number}

const sidesOf = (pen: Pen, {profile, along, from, to}: PrismOptions): Side[] =>
    profile
        .map((point, index): Side => {
            const next = profile[(index + 1) % profile.length] ?? point
            const place = placeFor[along]
            const corners = [
                place(point, from),
                place(next, from),
                place(next, to),
                place(point, to)
            ]
            const [a, b, c, d] = corners
            const normal =
                a && b && c && d ? unit(cross(subtract(c, a), subtract(d, b))) : [0, 0, 0]
            const middle = place(
                [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2],
                (from + to) / 2
            )
            return {
                corners,
                normal: [normal[0] ?? 0, normal[1] ?? 0, normal[2] ?? 0],
                away: Math.hypot(...subtract(pen.eye, middle))
            }
        })
        .filter(({corners, normal}) => {
            const first = corners[0]
            return first !== undefined && dot(normal, subtract(pen.eye, first)) > 0
        })
        .sort((a, b) => b.away - a.away)

const drawCap = (pen: Pen, options: PrismOptions, t: number, sign: 1 | -1): string => {
    const {profile, along, material, capMaterial = material} = options
    const place = placeFor[along]
    const normal: Vector =
        along === 'x' ? [sign, 0, 0] : along === 'y' ? [0, sign, 0] : [0, 0, sign]
    const corners = profile.map((point) => place(point, t))
    const first = corners[0]
    if (!first || dot(normal, subtract(pen.eye, first)) <= 0) return ''
    const points = corners.map(pen.at)
    const ys = points.map(([, y]) => y)
    const [x] = points[0] ?? [0]
    const ends = [
        [x, Math.min(...ys)],
        [x + 20, Math.max(...ys)]
    ] as const
    const light = lightOn(pen, capMaterial, normal, first)
    const {definition, fill} = flatFill(pen, capMaterial, light, ends)
    const d = outline(points)
    return `${definition}<path d="${d}" fill="${fill}"/>${textureOver(pen, capMaterial, () => d)}`
}

const drawPrism = (pen: Pen, options: PrismOptions): string => {
    const {material, from, to} = options
    const sides = sidesOf(pen, options)
        .map(({corners, normal}) => {
            const paint = paintAt(pen, material, normal, corners[0] ?? [0, 0, 0])
            const d = outline(corners.map(pen.at))
            return `<path d="${d}" fill="${paint}" stroke="${paint}" stroke-width=".7"/>${textureOver(pen, material, () => d)}`
        })
        .join('')
    return sides + drawCap(pen, options, from, -1) + drawCap(pen, options, to, 1)
}

/** Its sides, each a rectangle. */
const spotsOf = ({profile, along, from, to, material}: PrismOptions): Spot[] => {
    const place = placeFor[along]
    return profile.flatMap((point, index) => {
        const next = profile[(index + 1) % profile.length] ?? point
        return spotOn(material, [place(point, from), place(next, from), place(point, to)])
    })
}

/** An extruded outline: sloped backs, curved arms, wedges. */
export const prism = (options: PrismOptions): Part => {
    const {profile, along, from, to} = options
    const points = profile.flatMap((point) => [from, to].map((t) => placeFor[along](point, t)))
    return {
        ...part(boundsOf(points), (pen) => drawPrism(pen, options)),
        spots: spotsOf(options)
    }
}
