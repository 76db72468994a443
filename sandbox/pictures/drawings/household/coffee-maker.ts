import type {Face} from '../../engine/face'
import {enamel, gloss, glow, matte, metal} from '../../engine/paint/material'
import {assembly, type Part, placed} from '../../engine/part'
import {moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {lathe} from '../../shapes/lathe'
import {disc, mark, plate, ring} from '../../shapes/panel'
import {slab} from '../../shapes/slab'
import {rod, tube} from '../../shapes/rod'

const dark = matte('#1f2124')

const head = (face: Face): string =>
    plate(face, {x: face.w / 2 - 4.4, y: 2, w: 8.8, h: 3.6}, glow('#0d1a20'), {radius: 0.6}) +
    [0, 1, 2, 3]
        .map((at) =>
            mark(face, {x: face.w / 2 - 2.6 + at * 1.35, y: 2.9, w: 0.8, h: 1.8}, '#7fe4ff')
        )
        .join('') +
    [-3, 0, 3].map((dx) => disc(face, [face.w / 2 + dx, 7.4], 0.75, metal('#c7cbcf'))).join('')

const carafe: Part[] = [
    lathe({
        at: [0, 2.6, 3],
        profile: [
            [6, 0],
            [7.2, 2],
            [7.2, 8],
            [5.4, 12]
        ],
        material: gloss('#3a2419')
    }),
    lathe({
        at: [0, 14.6, 3],
        profile: [
            [5.6, 0],
            [5.8, 1.6],
            [3, 2.6]
        ],
        material: dark
    }),
    tube({
        points: [
            [6.4, 13, 4],
            [10.4, 13, 6],
            [11, 8, 6.4],
            [7.4, 5, 5]
        ],
        radius: 0.9,
        material: dark
    })
]

const pods = (paint: string): Part[] => [
    slab({
        at: [0, 0, 2],
        size: [18, 2.4, 26],
        material: dark,
        radius: 0.8,
        on: {
            top: (face) =>
                ring(face, [face.w / 2, face.h * 0.72], 5.4, {paint: '#6a7077', width: 0.4})
        }
    }),
    slab({at: [0, 2.4, -6], size: [18, 20, 11], material: enamel(paint), radius: 2}),
    slab({
        at: [0, 20, 1.4],
        size: [18.6, 11, 25],
        material: enamel(paint),
        radius: 3,
        on: {front: head}
    }),
    lathe({
        at: [0, 17.6, 7],
        profile: [
            [2, 0],
            [2.6, 2.4]
        ],
        material: dark
    }),
    lathe({
        at: [0, 2.5, 8],
        profile: [
            [3.2, 0],
            [4, 2],
            [4.3, 8.4]
        ],
        material: gloss('#f2efe9'),
        inside: matte('#4a2d1c')
    }),
    tube({
        points: [
            [4.1, 9, 8],
            [6.8, 8.6, 8.6],
            [6.6, 5, 8.6],
            [4, 4.8, 8]
        ],
        radius: 0.5,
        material: gloss('#f2efe9')
    })
]

const drip = (paint: string): Part[] => [
    slab({at: [0, 0, 0], size: [22, 2.4, 26], material: enamel(paint), radius: 1}),
    slab({at: [0, 2.4, -8.4], size: [22, 19, 9], material: enamel(paint), radius: 1.4}),
    slab({
        at: [0, 21.4, 0],
        size: [22, 13, 26],
        material: enamel(paint),
        radius: 2,
        on: {front: head}
    }),
    slab({at: [0, 34.4, -2], size: [19, 1.6, 19], material: dark, radius: 0.7}),
    assembly(carafe)
]

/** A lever with its filter, a cup on the grid, and the steam pipe at the side. */
const espresso = (paint: string): Part[] => [
    slab({at: [0, 0, 0], size: [28, 4, 30], material: metal('#9da2a7'), radius: 0.8}),
    slab({at: [0, 4, -8.4], size: [28, 22, 13], material: enamel(paint), radius: 1.6}),
    slab({
        at: [0, 24, 0],
        size: [28, 11, 30],
        material: enamel(paint),
        radius: 1.6,
        on: {
            front: (face) =>
                disc(face, [face.w / 2, 5.4], 3.2, metal('#d7dadd')) +
                disc(face, [face.w / 2, 5.4], 2.6, gloss('#f4f3ee')) +
                [5, 23].map((x) => disc(face, [x, 5.4], 1.6, metal('#b4b8bc'))).join('')
        }
    }),
    rod({from: [0, 22.4, 5], to: [0, 24, 5], radius: 4, material: metal('#b4b8bc')}),
    rod({from: [0, 21.6, 8], to: [0, 20.6, 21], radius: [1.2, 1.5], material: dark}),
    lathe({
        at: [0, 4.1, 5],
        profile: [
            [2.2, 0],
            [3.2, 2],
            [3.6, 6]
        ],
        material: gloss('#f2efe9'),
        inside: matte('#4a2d1c')
    }),
    tube({
        points: [
            [11, 24, 10],
            [12.4, 18, 13],
            [12.6, 11, 14]
        ],
        radius: 0.6,
        material: metal('#c3c7cb')
    })
]

export type CoffeeForm = 'jug' | 'single cup' | 'espresso' | 'both'

const bodies: Record<CoffeeForm, (paint: string) => Part[]> = {
    jug: drip,
    'single cup': pods,
    espresso,
    both: (paint) => [
        ...placed(moved([-11, 0, 0]), drip(paint)),
        ...placed(moved([10.4, 0, 0]), pods(paint))
    ]
}

/** A coffee maker: with a jug, for single cups, for both, or for espresso. */
export const coffeeMaker = ({paint}: Look, form: CoffeeForm): Model => ({
    parts: bodies[form](paint),
    setting: 'counter',
    focus: [0, 22, 12],
    front: {yaw: 0, pitch: 8},
    angle: {yaw: 33, pitch: 14}
})
