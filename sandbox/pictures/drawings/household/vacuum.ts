import {darker} from '../../engine/paint/colour'
import {gloss, glow, matte, metal} from '../../engine/paint/material'
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

/** A disc that drives itself; one that mops as well stands before the station with its water. */
const robot = (paint: string): Part[] => [
    lathe({
        at: [0, 1, 0],
        profile: [
            [16, 0],
            [17.4, 1.4],
            [17.4, 6.4],
            [16.4, 7.8]
        ],
        material: gloss(paint)
    }),
    lathe({
        at: [0, 8.8, 0],
        profile: [
            [16.4, 0],
            [15.6, 0.5]
        ],
        material: gloss(darker(paint, 0.25))
    }),
    lathe({
        at: [0, 9.3, -5],
        profile: [
            [4.6, 0],
            [4.6, 2],
            [4, 2.4]
        ],
        material: dark
    }),
    rod({from: [0, 9.4, 8], to: [0, 9.7, 8], radius: 1.4, material: glow('#7fd6ff')})
]

const station = (paint: string): Part[] => [
    slab({at: [0, 0, -34], size: [36, 3, 30], material: dark, radius: 0.8}),
    slab({at: [0, 3, -42], size: [36, 34, 18], material: gloss(paint), radius: 2.4}),
    ...[-8.6, 8.6].map((x) =>
        slab({at: [x, 37, -42], size: [15.6, 12, 16], material: gloss('#aab6be'), radius: 1.6})
    )
]

export type VacuumForm = 'stick' | 'upright' | 'robot' | 'robot with mop'

/** A vacuum cleaner: a cordless stick, an upright one, or a robot. */
export const vacuum = ({paint}: Look, form: VacuumForm): Model => {
    if (form === 'robot' || form === 'robot with mop') {
        return {
            parts: [...(form === 'robot' ? [] : station(paint)), ...robot(paint)],
            setting: 'living',
            focus: [4, 9, 4],
            front: {yaw: 0, pitch: 24},
            angle: {yaw: 34, pitch: 28}
        }
    }
    return {
        parts: [...head(paint), ...(form === 'upright' ? uprightBody(paint) : stickBody(paint))],
        setting: 'living',
        focus: form === 'upright' ? [0, 36, -6] : [0, 92, -20],
        front: {yaw: 0, pitch: 10},
        angle: {yaw: 38, pitch: 13}
    }
}
