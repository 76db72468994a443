import {fabric, metal, trimWood, upholstery} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {legsUnder} from './legs-under'
import {armWide, depth, pieceWidth, seatPiece, type Unit} from './seat-units'

const view = {setting: 'living', zoom: 2.4} as const

/** A sofa of seats that recline, or with a console between them. */
export const sofaOf = (look: Look, units: readonly Unit[]): Model => {
    const piece = {units, arms: [-1, 1] as const}
    return {
        parts: seatPiece(piece, {...look, cover: upholstery(look.paint)}),
        ...view,
        focus: [pieceWidth(piece) / 4, 44, 40],
        front: {yaw: 0, pitch: 14},
        angle: {yaw: 33, pitch: 18}
    }
}

const inner = 180

const pillow = (x: number): Part[] =>
    placed(leaning(38, [x, 44, -14]), [
        cushion({
            at: [0, 0, 0],
            size: [66, 36, 11],
            material: fabric('#f2efe9'),
            radius: 5,
            swell: [-1, -1, 5]
        })
    ])

/** A sofa whose bed is pulled out and made. */
export const sleeperSofa = ({paint, seed}: Look): Model => {
    const cover = upholstery(paint)
    const wide = inner + armWide * 2
    const out = 128
    const parts = [
        slab({at: [0, 14, 0], size: [wide - 2, 12, depth - 4], material: cover, radius: 3}),
        cushion({at: [0, 28, -depth / 2 + 9], size: [inner, 52, 18], material: cover, radius: 6}),
        ...[-1, 1].map((side) =>
            cushion({
                at: [side * (wide / 2 - armWide / 2), 14.5, 0],
                size: [armWide, 46, depth],
                material: cover,
                radius: 6,
                swell: [0.8, 0.8, 0.8],
                piped: true
            })
        ),
        cushion({
            at: [0, 27, -28 + out / 2 + 2],
            size: [inner - 8, 15, out],
            material: fabric('#eef0f1'),
            radius: 5,
            swell: [0, 1, 0.5]
        }),
        cushion({
            at: [0, 40, 62],
            size: [inner - 6, 5, 70],
            material: fabric('#b9c3c9'),
            radius: 2.2,
            swell: [0, 1.4, 0]
        }),
        ...pillow(-42),
        ...pillow(42),
        ...[-1, 1].map((side) =>
            rod({
                from: [side * (inner / 2 - 12), 27, 92],
                to: [side * (inner / 2 - 12), 0, 96],
                radius: 1.5,
                material: metal('#8f9398')
            })
        ),
        ...legsUnder([wide, depth], {height: 14, material: trimWood(paint, seed)})
    ]
    return {
        parts,
        ...view,
        focus: [40, 44, 40],
        front: {yaw: 0, pitch: 18},
        angle: {yaw: 36, pitch: 22}
    }
}
