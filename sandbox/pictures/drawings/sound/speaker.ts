import type {Face} from '../../engine/face'
import {cabinetry, fabric, gloss, glow, matte, metal} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
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

/** A narrow loudspeaker that stands on the floor. */
const onFloor = (paint: string): Part[] => [
    slab({at: [0, 0, 0], size: [30, 2.4, 34], material: matte('#15161a'), radius: 0.6}),
    slab({
        at: [0, 2.4, 0],
        size: [22, 96, 28],
        material: cabinetry(paint),
        radius: 0.8,
        on: {
            front: (face) =>
                cone(face, [11, 12], 3.6) +
                [28, 48, 68].map((y) => cone(face, [11, y], 8)).join('') +
                mark(face, {x: 8, y: 90, w: 6, h: 0.8}, '#9aa0a6', {radius: 0.2})
        }
    })
]

export type SpeakerForm = 'portable' | 'party' | 'smart' | 'tower'

const bodies = {portable, party: tower, smart, tower: onFloor} as const
const focuses = {
    portable: [4, 7, 8],
    party: [0, 40, 8],
    smart: [0, 15, 8],
    tower: [0, 70, 14]
} as const

/** A loudspeaker: one to carry, a smart one, one for parties, or one that stands on the floor. */
export const speaker = ({paint}: Look, form: SpeakerForm): Model => ({
    parts: bodies[form](paint),
    setting: form === 'tower' ? 'living' : 'table',
    focus: focuses[form],
    front: {yaw: 0, pitch: 8},
    angle: {yaw: 30, pitch: 14}
})
