import {gloss, glow, matte} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {composed, leaning, moved, tipped} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {lathe} from '../../shapes/lathe'
import {rod, tube} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const bud = (paint: string, side: 1 | -1, sport: boolean): Part[] =>
    placed(composed(moved([side * 2.4, 0.4, 3.4]), tipped(side * 12)), [
        lathe({
            at: [0, 2.2, 0],
            profile: [
                [0.4, 0],
                [0.95, 0.4],
                [1.1, 1],
                [0.9, 1.7],
                [0.3, 2]
            ],
            material: gloss(paint)
        }),
        rod({from: [0, 2.4, 0], to: [0, 0, 0.3], radius: [0.42, 0.36], material: gloss(paint)}),
        rod({
            from: [-side * 0.7, 3.4, 0],
            to: [-side * 1.5, 3.6, 0],
            radius: [0.5, 0.62],
            material: matte('#2a2c30')
        }),
        ...(sport
            ? [
                  tube({
                      points: [
                          [side * 0.6, 3.8, 0],
                          [side * 1.3, 5.6, -0.4],
                          [side * 0.6, 6.6, -1.6],
                          [-side * 0.2, 5.4, -2.6],
                          [-side * 0.1, 3.4, -2.8]
                      ],
                      radius: 0.3,
                      material: matte(paint)
                  })
              ]
            : [])
    ])

/** Two earbuds before their open case; those for sports have a hook for the ear. */
export const earbuds = ({paint}: Look, sport: boolean): Model => ({
    parts: [
        slab({at: [0, 0, -1.6], size: [7.4, 2.6, 3.4], material: gloss(paint), radius: 1.2}),
        ...placed(leaning(24, [0, 2.5, -3]), [
            slab({at: [0, 0, 0], size: [7.4, 3.2, 1.7], material: gloss(paint), radius: 0.8})
        ]),
        rod({from: [0, 1.4, 0.2], to: [0, 1.4, 0.26], radius: 0.2, material: glow('#6fe08f')}),
        ...bud(paint, -1, sport),
        ...bud(paint, 1, sport)
    ],
    setting: 'table',
    focus: [2, 3, 3],
    front: {yaw: 0, pitch: 14},
    angle: {yaw: 28, pitch: 18}
})
