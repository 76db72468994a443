import {darker, lighter} from '../../engine/paint/colour'
import {gloss, glow, leather, matte, metal} from '../../engine/paint/material'
import {assembly, type Part} from '../../engine/part'
import {composed, moved, tipped, turned, type Vector} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {rod, tube} from '../../shapes/rod'

const bow = (radius: number, lift: number): Vector[] =>
    Array.from({length: 13}, (_, step): Vector => {
        const angle = Math.PI * (step / 12)
        return [-Math.cos(angle) * radius, lift + Math.sin(angle) * radius * 1.08, 0]
    })

const cup = (side: 1 | -1, paint: string): Part =>
    assembly(
        [
            rod({
                from: [0, 0, 0],
                to: [-side * 2.1, 0, 0],
                radius: [4.1, 4.3],
                material: leather(darker(paint, 0.35))
            }),
            rod({
                from: [0.02 * side, 0, 0],
                to: [side * 1.9, 0, 0],
                radius: [4.2, 3.7],
                material: matte(paint)
            }),
            rod({
                from: [side * 1.9, 0, 0],
                to: [side * 2.2, 0, 0],
                radius: [3.2, 3.1],
                material: metal(paint)
            })
        ],
        composed(moved([side * 7.3, 5, 0]), composed(turned(side * -14), tipped(side * 5)))
    )

/** A microphone on an arm in front of the left cup, and the cable if it has one. */
const talking = (paint: string, wired: boolean): Part[] => [
    tube({
        points: [
            [-8.6, 3.6, 1],
            [-8, 1.4, 4.4],
            [-5.6, 0.2, 7.6],
            [-3.4, 0, 8.6]
        ],
        radius: 0.32,
        material: matte('#232529')
    }),
    rod({from: [-3.6, 0, 8.5], to: [-2, 0, 9], radius: 0.8, material: matte('#17181b')}),
    rod({from: [-9.9, 5, 0], to: [-10, 5, 0], radius: 2.6, material: glow(lighter(paint, 0.35))}),
    ...(wired
        ? [
              tube({
                  points: [
                      [-8.4, 1.2, -1],
                      [-8.8, -1.2, 0],
                      [-6, -2.6, 3],
                      [2, -2.7, 5],
                      [10, -2.7, 2]
                  ],
                  radius: 0.26,
                  material: matte('#1b1c1f')
              })
          ]
        : [])
]

export type HeadphonesForm = 'music' | 'headset' | 'wired headset'

/** Headphones upright as on a stand, with the cups to the left and the right. */
export const headphones = ({paint, seed}: Look, form: HeadphonesForm = 'music'): Model => {
    const steel = metal(seed % 2 === 0 ? '#aab0b5' : darker(paint, 0.2))
    const parts = [
        tube({points: bow(8.4, 9.2), radius: 0.75, material: matte(paint)}),
        tube({
            points: bow(7.7, 9.2).slice(3, 10),
            radius: 0.95,
            material: leather(darker(paint, 0.2))
        }),
        ...[-1, 1].map((side) =>
            rod({
                from: [side * 8.5, 10.4, 0],
                to: [side * 8.9, 5.6, 0],
                radius: [0.5, 0.7],
                material: steel
            })
        ),
        cup(-1, paint),
        cup(1, paint),
        ...(form === 'music' ? [] : talking(paint, form === 'wired headset')),
        rod({from: [0, 0, 0], to: [0, 0.01, 0], radius: 0.1, material: gloss(paint)})
    ]
    return {
        parts,
        setting: 'table',
        focus: [8, 6, 2],
        front: {yaw: 24, pitch: 8},
        angle: {yaw: 52, pitch: 12}
    }
}
