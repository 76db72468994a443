import {type Material, matte, metal, trimWood} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look} from '../../model'
import {cushion} from '../../shapes/cushion'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

/** What stands side by side in a sofa: a seat, one that leans back, a corner, a console with cup holders, a footstool. */
export type Unit = 'seat' | 'recliner' | 'corner' | 'console' | 'ottoman'

export const depth = 94
export const armWide = 16

export const wideOf: Record<Unit, number> = {
    seat: 66,
    recliner: 66,
    corner: depth,
    console: 34,
    ottoman: 72
}

export type UnitLook = Look & {cover: Material}

const padded = (at: [number, number, number], size: [number, number, number], cover: Material) =>
    cushion({at, size, material: cover, radius: 6, swell: [0, 2.6, 2], piped: true})

const backAt = (x: number, wide: number, cover: Material): Part[] => [
    cushion({at: [x, 28, -depth / 2 + 9], size: [wide, 48, 18], material: cover, radius: 6}),
    padded([x, 46.8, -19], [wide - 0.6, 38, 18], cover)
]

const seatOf = (x: number, cover: Material): Part[] => [
    ...backAt(x, wideOf.seat, cover),
    padded([x, 28, 9], [wideOf.seat - 0.6, 17, depth - 20], cover)
]

/** A seat with its footrest out. */
const reclinerOf = (x: number, cover: Material): Part[] => [
    ...backAt(x, wideOf.recliner, cover),
    padded([x, 28, 6], [wideOf.recliner - 0.6, 19, depth - 26], cover),
    cushion({
        at: [x, 31, depth / 2 + 21],
        size: [wideOf.recliner - 8, 9, 40],
        material: cover,
        radius: 4,
        swell: [0, 2.4, 1],
        piped: true
    }),
    ...[-20, 20].map((dx) =>
        rod({
            from: [x + dx, 22, depth / 2 - 6],
            to: [x + dx, 31, depth / 2 + 14],
            radius: 1.3,
            material: metal('#55585c')
        })
    )
]

/** A corner has a back behind it and one at the side to which the sofa turns. */
const cornerOf = (x: number, cover: Material, side: 1 | -1): Part[] => {
    const inside = depth - 20
    return [
        cushion({at: [x, 28, -depth / 2 + 9], size: [depth, 48, 18], material: cover, radius: 6}),
        cushion({
            at: [x + side * (depth / 2 - 9), 28, 9],
            size: [18, 48, inside],
            material: cover,
            radius: 6
        }),
        padded([x - side * 9, 28, 9], [depth - 19, 17, inside], cover),
        padded([x - side * 9, 46.8, -19], [depth - 19, 36, 18], cover)
    ]
}

const consoleOf = (x: number, cover: Material): Part[] => [
    ...backAt(x, wideOf.console, cover),
    slab({
        at: [x, 28, 9],
        size: [wideOf.console - 1, 22, depth - 20],
        material: cover,
        radius: 3,
        seed: 1
    }),
    slab({at: [x, 50, 20], size: [wideOf.console - 6, 1.6, 40], material: matte('#2b2c2f')}),
    ...[12, 28].map((z) =>
        rod({from: [x, 51.6, z], to: [x, 52.2, z], radius: 5, material: metal('#aeb2b6')})
    )
]

const ottomanOf = (x: number, cover: Material): Part[] => [
    padded([x, 28, 0], [wideOf.ottoman, 17, depth - 20], cover)
]

const padding = (unit: Unit, x: number, {cover}: UnitLook, side: 1 | -1): Part[] => {
    if (unit === 'corner') return cornerOf(x, cover, side)
    if (unit === 'recliner') return reclinerOf(x, cover)
    if (unit === 'console') return consoleOf(x, cover)
    return unit === 'ottoman' ? ottomanOf(x, cover) : seatOf(x, cover)
}

const armAt = (x: number, cover: Material): Part =>
    cushion({
        at: [x, 12, 0],
        size: [armWide, 46, depth],
        material: cover,
        radius: 6,
        swell: [0.6, 0.6, 0.6],
        piped: true
    })

export type PieceOf = {
    units: readonly Unit[]
    /** The sides that end with an arm. */
    arms?: readonly (1 | -1)[]
    /** The side to which the sofa turns at its corner. */
    side?: 1 | -1
}

/** How wide a piece is, with its arms. */
export const pieceWidth = ({units, arms = []}: PieceOf): number =>
    units.reduce((sum, unit) => sum + wideOf[unit], 0) + arms.length * armWide

/** One piece of upholstery on feet of its own, centred, its front towards +z. */
export const seatPiece = (piece: PieceOf, look: UnitLook): Part[] => {
    const {units, arms = [], side = 1} = piece
    const {cover, paint, seed} = look
    const wide = pieceWidth(piece)
    const isLow = units.includes('recliner')
    const d = units.every((unit) => unit === 'ottoman') ? depth - 18 : depth
    const base = isLow ? 3 : 10
    const first = -wide / 2 + (arms.includes(-1) ? armWide : 0)
    const starts = units.map((_, index) =>
        units.slice(0, index).reduce((sum, unit) => sum + wideOf[unit], first)
    )
    const feet = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * (wide / 2 - 8), z * (d / 2 - 9)]))
    return [
        slab({
            at: [0, base, 0],
            size: [wide - 1, 27.6 - base, d - 4],
            material: cover,
            radius: 3
        }),
        ...units.flatMap((unit, index) =>
            padding(unit, (starts[index] ?? 0) + wideOf[unit] / 2, look, side)
        ),
        ...arms.map((arm) => armAt(arm * (wide / 2 - armWide / 2), cover)),
        ...(isLow
            ? [slab({at: [0, 0, 0], size: [wide - 8, 3, d - 12], material: matte('#26211e')})]
            : feet.map(([x = 0, z = 0]) =>
                  rod({
                      from: [x, 10, z],
                      to: [x, 0, z],
                      radius: [2.8, 2.2],
                      material: trimWood(paint, seed)
                  })
              ))
    ]
}
