import type {Face} from '../../engine/face'
import {gloss, glow, matte, metal} from '../../engine/paint/material'
import {placed} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {decal} from '../../shapes/decal'
import {disc, mark, ring} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const vents = (face: Face): string =>
    Array.from({length: 9}, (_, at) =>
        mark(face, {x: face.w * 0.62, y: 1.6 + at * 0.85, w: face.w * 0.3, h: 0.4}, '#15171a', {
            radius: 0.2,
            alpha: 0.75
        })
    ).join('')

const buttons = (face: Face): string =>
    disc(face, [face.w * 0.72, face.h * 0.6], 2.2, metal('#bfc3c7')) +
    ring(face, [face.w * 0.72, face.h * 0.6], 1.3, {paint: '#6d7278', width: 0.1}) +
    [0, 1, 2]
        .map((at) => disc(face, [face.w * 0.88, face.h * (0.48 + at * 0.13)], 0.5, glow('#7fd6a2')))
        .join('')

/** A home projector with its lens towards the viewer. */
export const projector = ({paint, seed}: Look): Model => {
    const body = matte(paint)
    const lensAt = seed % 2 === 0 ? -7 : 0
    const z = 10.6
    const front = {min: [lensAt - 4, 1.7, z + 2.52], max: [lensAt + 4, 9.7, z + 2.6]} as const
    const lens = decal(
        front,
        'front',
        (face) =>
            disc(face, [4, 4], 3.1, gloss('#0b1420')) +
            disc(face, [4, 4], 2.2, gloss('#16345c')) +
            disc(face, [4, 4], 1.2, gloss('#0a1a30')) +
            disc(face, [3, 2.9], 0.55, glow('#bcd9f7'))
    )
    const parts = [
        slab({
            at: [0, 0.6, 0],
            size: [30, 10.4, 21],
            material: body,
            radius: 1.6,
            on: {front: lensAt === 0 ? () => '' : vents, right: vents, top: buttons}
        }),
        rod({
            from: [lensAt, 5.7, z],
            to: [lensAt, 5.7, z + 1.6],
            radius: 4.6,
            material: metal('#75797e')
        }),
        rod({
            from: [lensAt, 5.7, z + 1.6],
            to: [lensAt, 5.7, z + 2.5],
            radius: [4, 3.6],
            material: matte('#1a1b1e')
        }),
        lens,
        ...placed(
            leaning(0),
            [-11, 11].map((x) =>
                rod({from: [x, 0.6, 7], to: [x, 0, 7], radius: 1, material: matte('#1a1b1e')})
            )
        )
    ]
    return {
        parts,
        setting: 'table',
        focus: [lensAt, 6, 12],
        front: {yaw: 0, pitch: 9},
        angle: {yaw: 32, pitch: 18}
    }
}
