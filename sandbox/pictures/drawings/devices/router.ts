import {glow, gloss, matte} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning, tipped} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {lathe} from '../../shapes/lathe'
import {disc, mark} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const withAntennas = (paint: string): Part[] => [
    slab({
        at: [0, 0.5, 0],
        size: [26, 4, 16],
        material: matte(paint),
        radius: 1.2,
        on: {
            front: (face) =>
                [0, 1, 2, 3, 4]
                    .map((at) => disc(face, [7 + at * 3, face.h / 2], 0.3, glow('#6fe08f')))
                    .join(''),
            top: (face) =>
                Array.from({length: 12}, (_, at) =>
                    mark(face, {x: 4 + at * 1.55, y: 3, w: 0.6, h: 7}, '#08090a', {
                        radius: 0.3,
                        alpha: 0.5
                    })
                ).join('')
        }
    }),
    ...[-11, -4, 4, 11].flatMap((x) =>
        placed(
            tipped(-x * 1.1, [x, 3, -9]),
            placed(leaning(6), [
                rod({from: [0, 0, 0], to: [0, 2.4, 0], radius: 0.7, material: matte('#1b1c1f')}),
                slab({
                    at: [0, 2.4, 0],
                    size: [1.7, 14, 0.9],
                    material: matte('#1f2124'),
                    radius: 0.4
                })
            ])
        )
    )
]

const meshUnits = {
    2: [
        [-8, 3],
        [8, -2]
    ],
    3: [
        [-15, 3],
        [0, -6],
        [15, 2]
    ]
} as const

const mesh = (paint: string, count: 2 | 3): Part[] =>
    meshUnits[count].flatMap(([x, z]) => [
        lathe({
            at: [x, 0, z],
            profile: [
                [4.6, 0],
                [5.2, 0.8],
                [5, 7],
                [4.4, 12],
                [3.6, 13.6],
                [2, 14.4]
            ],
            material: gloss(paint)
        }),
        lathe({
            at: [x, 14.4, z],
            profile: [
                [1.2, 0],
                [1, 0.15]
            ],
            material: glow('#7fd6ff')
        })
    ])

const views = {
    setting: 'table',
    front: {yaw: 0, pitch: 14},
    angle: {yaw: 30, pitch: 19}
} as const

/** A router with antennas. */
export const router = ({paint}: Look): Model => ({
    parts: withAntennas(paint),
    focus: [4, 6, 6],
    ...views
})

/** Two or three units of a network that share a home. */
export const meshNetwork = ({paint}: Look, count: 2 | 3): Model => ({
    parts: mesh(paint, count),
    pieces: count,
    focus: [8, 6, 6],
    ...views
})
