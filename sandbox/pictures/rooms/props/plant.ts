import {underLight} from '../../engine/paint/colour'
import {gloss, matte} from '../../engine/paint/material'
import {assembly, part, type Part} from '../../engine/part'
import {outline} from '../../engine/path'
import {pick, randomFrom} from '../../engine/random'
import {boundsOf} from '../../engine/space/bounds'
import {moved, type Point, type Vector} from '../../engine/space/pose'
import {lathe} from '../../shapes/lathe'
import {tube} from '../../shapes/rod'

export type LeafOptions = {
    from: Vector
    to: Vector
    droop: number
    width: number
    paint: string
    light: number
}

/** Points along the middle line, bent down towards the tip. */
const spineOf = ({from, to, droop}: LeafOptions): Vector[] =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((share): Vector => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share + droop * share * (1 - share) * 2,
        from[2] + (to[2] - from[2]) * share
    ])

const breadths = [0.12, 0.72, 1, 0.88, 0.5, 0] as const

/** One leaf: a lighter and a darker half along a bent middle line. */
export const leaf = (options: LeafOptions): Part => {
    const {width, paint, light} = options
    const spine = spineOf(options)
    return {
        ...part(boundsOf(spine), (pen) => {
            const line = spine.map(pen.at)
            const half = (side: 1 | -1): Point[] =>
                line.map(([x, y], index) => {
                    const [ax, ay] = line[Math.max(0, index - 1)] ?? [x, y]
                    const [bx, by] = line[Math.min(line.length - 1, index + 1)] ?? [x, y]
                    const length = Math.hypot(bx - ax, by - ay) || 1
                    const reach = ((breadths[index] ?? 0) * width * pen.scale * side) / length
                    return [x - (by - ay) * reach, y + (bx - ax) * reach]
                })
            const side = (points: Point[], lift: number) =>
                `<path d="${outline([...line, ...points.reverse()])}" fill="${underLight(paint, light + lift)}"/>`
            return side(half(1), 0.09) + side(half(-1), -0.1)
        }),
        weightless: true
    }
}

const pots = ['#e7e1d6', '#b98466', '#5f6d73', '#d8cfc0'] as const
const greens = ['#4f7a4c', '#5d8a55', '#3f6a4a', '#6f9860'] as const

const pot = (size: number, seed: number): Part =>
    lathe({
        at: [0, 0, 0],
        profile: [
            [size * 0.7, 0],
            [size * 0.86, size * 0.3],
            [size, size * 1.5],
            [size * 1.02, size * 1.62]
        ],
        material: gloss(pick(pots, seed)),
        inside: matte('#4a382b')
    })

const upright = (size: number, random: () => number): Part[] =>
    Array.from({length: 13}, (_, index) => {
        const angle = index * 2.4
        const near = size * 0.45 * random()
        const base: Vector = [Math.cos(angle) * near, size * 1.5, Math.sin(angle) * near]
        const lean = size * (0.3 + random() * 0.6)
        const to: Vector = [
            base[0] + Math.cos(angle) * lean,
            size * (3.4 + random() * 2),
            base[2] + Math.sin(angle) * lean
        ]
        return leaf({
            from: base,
            to,
            droop: 0,
            width: size * 0.2,
            paint: pick(greens, index),
            light: 0.6 + random() * 0.3
        })
    })

const bushy = (size: number, random: () => number): Part[] => {
    const trunk = tube({
        points: [
            [0, size * 1.4, 0],
            [size * 0.2, size * 3.4, 0],
            [0, size * 6, 0]
        ],
        radius: size * 0.07,
        material: matte('#6d5038')
    })
    const leaves = Array.from({length: 30}, (_, index) => {
        const angle = index * 2.4
        const up = size * (2.6 + (index / 30) * 4)
        const reach = size * (1.7 - (index / 30) * 0.7) * (0.8 + random() * 0.4)
        const to: Vector = [
            Math.cos(angle) * reach,
            up + size * (0.5 + random() * 0.5),
            Math.sin(angle) * reach
        ]
        return leaf({
            from: [Math.cos(angle) * size * 0.1, up, Math.sin(angle) * size * 0.1],
            to,
            droop: size * 0.5,
            width: size * 0.34,
            paint: pick(greens, index + 1),
            light: 0.52 + random() * 0.36
        })
    })
    return [trunk, ...leaves]
}

/** A plant in a pot; size is the pot's radius in centimetres. */
export const plant = (at: Vector, size: number, seed: number): Part => {
    const random = randomFrom(seed + 90)
    const leaves = seed % 2 === 0 ? bushy(size, random) : upright(size, random)
    return assembly([pot(size, seed), assembly(leaves)], moved(at))
}
