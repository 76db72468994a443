import {gloss, matte, type Material} from '../../engine/paint/material'
import type {Face} from '../../engine/face'
import {placed, type Part} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {disc, mark, ring} from '../../shapes/panel'
import {screenOn} from '../../shapes/screen'
import {slab} from '../../shapes/slab'

const stick = (face: Face, at: readonly [number, number]) =>
    disc(face, at, 1, matte('#17181b')) +
    disc(face, at, 0.72, matte('#2e3136')) +
    ring(face, at, 0.5, {paint: '#121316', width: 0.1})

const buttons = (face: Face, [x, y]: readonly [number, number]) =>
    [
        [0, -0.85],
        [0.85, 0],
        [0, 0.85],
        [-0.85, 0]
    ]
        .map(([dx = 0, dy = 0]) => disc(face, [x + dx, y + dy], 0.4, gloss('#1c1d21')))
        .join('')

const grip = (side: 1 | -1, material: Material): Part =>
    slab({
        at: [side * 11.2, 0, 0],
        size: [3.7, 10.2, 1.5],
        material,
        radius: 0.72,
        on: {
            front: (face) => {
                const middle = face.w / 2
                return side < 0
                    ? stick(face, [middle, 2.9]) +
                          buttons(face, [middle, 6.2]) +
                          mark(face, {x: middle + 0.6, y: 0.9, w: 0.7, h: 0.2}, '#15161a')
                    : buttons(face, [middle, 3]) +
                          stick(face, [middle, 6.4]) +
                          mark(face, {x: middle - 1.2, y: 0.9, w: 0.7, h: 0.2}, '#15161a')
            }
        }
    })

/** A handheld games console leaning on its stand. The colour is used for its grips. */
export const handheldConsole = ({paint, seed}: Look): Model => {
    const left = matte(paint)
    const right = matte(seed % 2 === 0 ? paint : '#c9483f')
    const parts = placed(leaning(18, [0, 0.4, 0]), [
        slab({
            at: [0, 0, 0],
            size: [18.6, 10.2, 1.4],
            material: matte('#1b1c1f'),
            radius: 0.4,
            on: {
                front: (face) =>
                    screenOn(
                        face,
                        {x: 0.8, y: 0.7, w: face.w - 1.6, h: face.h - 1.4},
                        {shows: 'landscape', seed: seed + 1}
                    )
            }
        }),
        grip(-1, left),
        grip(1, right)
    ])
    return {
        parts,
        setting: 'table',
        focus: [10, 6, 0],
        front: {yaw: 0, pitch: 10},
        angle: {yaw: 28, pitch: 16}
    }
}
