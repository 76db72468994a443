import {lighter} from '../../engine/paint/colour'
import {fabric, gloss, matte, metal, wood, type Material} from '../../engine/paint/material'
import {assembly, type Part} from '../../engine/part'
import {turned, type Vector} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {slab} from '../../shapes/slab'
import {lathe} from '../../shapes/lathe'
import {fourLegs} from './four-legs'

type SeatLook = {
    frame: Material
    pads: Material
    arms?: readonly (-1 | 1)[]
    /** Has a back at its left side as well. */
    isCorner?: boolean
}

const seatOf = (
    wide: number,
    {frame, pads, arms = [-1, 1], isCorner = false}: SeatLook
): Part[] => {
    const seats = Math.round(wide / 62)
    const w = (wide - 10) / seats
    return [
        ...fourLegs([wide, 74], 28, {material: frame, thick: 4.5}),
        slab({at: [0, 28, 0], size: [wide, 5, 74], material: frame, radius: 0.8}),
        slab({at: [0, 33, -34], size: [wide, 38, 4], material: frame, radius: 0.8}),
        ...(isCorner
            ? [slab({at: [-(wide - 4) / 2, 33, 2], size: [4, 38, 68], material: frame})]
            : []),
        ...arms.flatMap((side) => [
            slab({at: [(side * (wide - 4.5)) / 2, 33, 30], size: [4.5, 22, 4.5], material: frame}),
            slab({
                at: [(side * (wide - 5)) / 2, 55, 2],
                size: [6, 3, 66],
                material: frame,
                radius: 0.6
            })
        ]),
        ...Array.from({length: seats}, (_, index) => {
            const x = -(wide - 10) / 2 + w * (index + 0.5)
            return [
                cushion({
                    at: [x, 33.4, 4],
                    size: [w - 0.6, 12, 62],
                    material: pads,
                    radius: 4,
                    swell: [0, 2, 1.4],
                    piped: true
                }),
                cushion({
                    at: [x, 46.5, -22],
                    size: [w - 1, 34, 13],
                    material: pads,
                    radius: 5,
                    swell: [0, 1, 2.6],
                    piped: true
                })
            ]
        }).flat()
    ]
}

/** The pieces around the low table: a sofa and two chairs, or five seats around a corner. */
type Seats = 'sofa and chairs' | 'sectional'

const seatsOf = (seats: Seats, frame: Material, pads: Material): Part[] => {
    const seat = (wide: number, at: Vector, turn: number, look: Partial<SeatLook> = {}) =>
        assembly(seatOf(wide, {frame, pads, ...look}), turned(turn, at))
    return seats === 'sectional'
        ? [
              seat(73, [-148, 0, -62], 0, {arms: [], isCorner: true}),
              seat(73, [-74, 0, -62], 0, {arms: []}),
              seat(73, [0, 0, -62], 0, {arms: [1]}),
              seat(73, [-148, 0, 12], 90, {arms: []}),
              seat(73, [-148, 0, 86], 90, {arms: [-1]})
          ]
        : [seat(134, [0, 0, -62], 0), seat(72, [-112, 0, 14], 90), seat(72, [112, 0, 14], -90)]
}

/** Outdoor seats around a low table. */
export const patioSet = ({paint, seed}: Look, seats: Seats): Model => {
    const frame = seed % 2 === 0 ? wood('#9c6f46') : metal('#3c3f43')
    const pads = fabric(lighter(paint, 0.08))
    const around = seatsOf(seats, frame, pads)
    const parts = [
        ...around,
        slab({at: [0, 36, 28], size: [92, 3.4, 56], material: frame, radius: 0.8, seed}),
        ...fourLegs([86, 50], 36, {material: frame, thick: 4.5}).map((leg) =>
            assembly([leg], turned(0, [0, 0, 28]))
        ),
        lathe({
            at: [14, 39.4, 30],
            profile: [
                [3.4, 0],
                [3.8, 8],
                [4, 13]
            ],
            material: gloss('#e9eef0'),
            inside: matte('#c9d3d6')
        }),
        lathe({
            at: [-18, 39.4, 26],
            profile: [
                [6, 0],
                [8, 4],
                [9, 9]
            ],
            material: matte('#b9755a'),
            inside: matte('#5f7d55')
        })
    ]
    return {
        parts,
        pieces: 1 + around.length,
        setting: 'terrace',
        focus: [60, 50, 40],
        front: {yaw: 0, pitch: 20},
        angle: {yaw: 28, pitch: 24}
    }
}
