import type {Face} from '../../engine/face'
import {cabinetry, fabric, gloss, glow, matte, metal} from '../../engine/paint/material'
import {assembly, placed, type Part} from '../../engine/part'
import {moved} from '../../engine/space/pose'
import {pick} from '../../engine/random'
import type {Look, Model} from '../../model'
import {lathe} from '../../shapes/lathe'
import {disc, mark, ring} from '../../shapes/panel'
import {rod, tube} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {cloth} from './soundbar'

const cone = (face: Face, [x, y]: readonly [number, number], r: number): string =>
    disc(face, [x, y], r, metal('#82878d')) +
    disc(face, [x, y], r * 0.9, matte('#1d1f22')) +
    disc(face, [x, y], r * 0.78, matte('#33373c')) +
    ring(face, [x, y], r * 0.55, {paint: '#1a1c1f', width: 0.3}) +
    disc(face, [x, y], r * 0.3, gloss('#4a4f55'))

const shelfPair = (paint: string): Part[] =>
    [-14, 14].map((x) =>
        assembly(
            placed(moved([x, 0, 0]), [
                slab({
                    at: [0, 0, 0],
                    size: [18, 29, 22],
                    material: cabinetry(paint),
                    radius: 0.6,
                    on: {
                        front: (face) =>
                            cone(face, [9, 18.6], 6.9) +
                            cone(face, [9, 7], 3.3) +
                            mark(face, {x: 6.6, y: 27, w: 4.8, h: 0.6}, '#9aa0a6', {radius: 0.2})
                    }
                })
            ])
        )
    )

const smart = (paint: string): Part[] => [
    lathe({
        at: [0, 0, 0],
        profile: [
            [5, 0],
            [6.4, 0.8],
            [6.8, 3],
            [6.8, 15],
            [6.3, 17]
        ],
        material: fabric(paint)
    }),
    lathe({
        at: [0, 17, 0],
        profile: [
            [6.3, 0],
            [5.9, 0.6]
        ],
        material: glow('#6fd0ff')
    }),
    lathe({
        at: [0, 17.6, 0],
        profile: [
            [5.7, 0],
            [5.5, 0.3]
        ],
        material: gloss('#26292d')
    })
]

const portable = (paint: string): Part[] => [
    rod({from: [-11, 5, 0], to: [11, 5, 0], radius: 4.8, material: fabric(paint)}),
    ...[-1, 1].flatMap((side) => [
        rod({
            from: [side * 11, 5, 0],
            to: [side * 12.4, 5, 0],
            radius: 5,
            material: matte('#232529')
        }),
        rod({
            from: [side * 12.4, 5, 0],
            to: [side * 12.6, 5, 0],
            radius: 4,
            material: metal('#9ba0a5')
        })
    ]),
    tube({
        points: [
            [-10, 9.2, 0],
            [-8, 14, 0],
            [0, 16, 0],
            [8, 14, 0],
            [10, 9.2, 0]
        ],
        radius: 0.8,
        material: matte('#232529')
    })
]

const tower = (paint: string): Part[] => [
    slab({
        at: [0, 1, 0],
        size: [24, 58, 24],
        material: matte(paint),
        radius: 2,
        on: {front: (face) => cloth(face) + cone(face, [12, 40], 9.2) + cone(face, [12, 17], 7)}
    }),
    slab({
        at: [0, 59.1, 0],
        size: [24, 3, 24],
        material: gloss('#202226'),
        radius: 1.2,
        on: {
            top: (face) =>
                [0.3, 0.5, 0.7]
                    .map((at) => disc(face, [face.w * at, 12], 1.2, glow('#a06bff')))
                    .join('')
        }
    }),
    slab({at: [0, 0, 0], size: [20, 1, 20], material: matte('#15161a')})
]

/** A loudspeaker: a bookshelf pair, a smart speaker, a portable one, or a party tower. */
export const speaker = ({paint, seed}: Look): Model => ({
    parts: pick([shelfPair, smart, portable, tower], seed)(paint),
    setting: 'table',
    focus: [pick([14, 0, 4, 0], seed), pick([18, 15, 7, 40], seed), 8],
    front: {yaw: 0, pitch: 8},
    angle: {yaw: 30, pitch: 14}
})
