import {darker} from '../../engine/paint/colour'
import {gloss, matte, metal} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning, moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {lathe} from '../../shapes/lathe'
import {rod, tube} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const dark = matte('#2a2c30')

const head = (paint: string): Part[] => [
    slab({at: [0, 1, 12], size: [30, 6.4, 16], material: gloss(paint), radius: 2.4}),
    slab({at: [0, 0.6, 19.6], size: [30.4, 3.4, 2], material: matte('#5d6268'), radius: 0.8}),
    slab({at: [0, 0.4, 3], size: [16, 7, 6], material: dark, radius: 1.6}),
    ...[-9.4, 9.4].map((x) =>
        rod({from: [x - 1.4, 4, 1], to: [x + 1.4, 4, 1], radius: 4, material: dark})
    )
]

const uprightBody = (paint: string): Part[] =>
    placed(leaning(16, [0, 6, 2]), [
        lathe({
            at: [0, 2, 0],
            profile: [
                [5, 0],
                [7.4, 4],
                [7.8, 8],
                [7.8, 12]
            ],
            material: gloss(darker(paint, 0.2))
        }),
        lathe({
            at: [0, 14, 0],
            profile: [
                [7.6, 0],
                [7.6, 24]
            ],
            material: gloss('#b9c4cc')
        }),
        lathe({
            at: [0, 38, 0],
            profile: [
                [7.9, 0],
                [8.2, 3],
                [7.4, 14],
                [5, 22],
                [2.4, 27]
            ],
            material: gloss(paint)
        }),
        rod({from: [0, 60, 0], to: [0, 96, 0], radius: [1.6, 1.4], material: metal('#b7bbbf')}),
        tube({
            points: [
                [0, 94, 0],
                [0, 102, 1],
                [0, 107, 6],
                [0, 103, 12],
                [0, 94, 10]
            ],
            radius: 1.8,
            material: dark
        })
    ])

const stickBody = (paint: string): Part[] =>
    placed(leaning(14, [0, 6, 2]), [
        rod({from: [0, 2, 0], to: [0, 76, 0], radius: 1.7, material: metal('#c2c6ca')}),
        cushion({
            at: [0, 76, 0],
            size: [9, 20, 11],
            material: gloss(paint),
            radius: 4,
            swell: [0.6, 0, 0.6]
        }),
        ...placed(moved([0, 80, 8.8]), [
            lathe({
                at: [0, -8, 0],
                profile: [
                    [3.6, 0],
                    [4, 3],
                    [4, 14],
                    [3, 18]
                ],
                material: gloss('#aab6be')
            })
        ]),
        tube({
            points: [
                [0, 95, 0],
                [0, 101, -2],
                [0, 104, -9],
                [0, 98, -14],
                [0, 86, -12]
            ],
            radius: 1.7,
            material: dark
        })
    ])

/** An upright vacuum cleaner, or a cordless stick for odd seeds. */
export const vacuum = ({paint, seed}: Look): Model => ({
    parts: [...head(paint), ...(seed % 2 === 0 ? uprightBody(paint) : stickBody(paint))],
    setting: 'living',
    focus: seed % 2 === 0 ? [0, 36, -6] : [0, 92, -20],
    front: {yaw: 0, pitch: 10},
    angle: {yaw: 38, pitch: 13}
})
