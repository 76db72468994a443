import type {Face} from '../../engine/face'
import {glow, gloss, matte} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {disc, mark, plate} from '../../shapes/panel'
import {landscape} from '../../shapes/screen'
import {slab} from '../../shapes/slab'

const panel = (face: Face): string =>
    plate(face, {x: 2, y: 1, w: face.w * 0.5, h: face.h - 2}, glow('#101820'), {radius: 0.4}) +
    [0, 1, 2]
        .map((at) =>
            mark(
                face,
                {x: 3 + at * 2.6, y: 1.8, w: 1.9, h: face.h - 3.6},
                ['#4f9de0', '#5dbb7c', '#e7b04c'][at] ?? '#fff',
                {radius: 0.3}
            )
        )
        .join('') +
    [0.68, 0.82, 0.94]
        .map((at) => disc(face, [face.w * at, face.h / 2], 0.8, gloss('#7d8389')))
        .join('')

const sheet = (seed: number): Part =>
    slab({
        at: [0, 6.6, 17],
        size: [21, 0.25, 15],
        material: matte('#fdfdfb'),
        radius: 0.05,
        on: {top: (face) => landscape(face, {x: 1.6, y: 3, w: face.w - 3.2, h: face.h - 4.4}, seed)}
    })

/** A printer that scans, with a sheet just printed. */
export const printer = ({paint, seed}: Look): Model => {
    const body = matte(paint)
    const paper = placed(leaning(22, [0, 17, -13]), [
        slab({at: [0, 0, 0], size: [26, 15, 1], material: body, radius: 0.4}),
        slab({at: [0, 1, 0.9], size: [21, 19, 0.5], material: matte('#fbfbf8'), radius: 0.1})
    ])
    const parts = [
        slab({at: [0, 0, 0], size: [44, 6, 32], material: body, radius: 1.4}),
        slab({at: [0, 6, -4], size: [44, 8, 24], material: body, radius: 1}),
        slab({at: [0, 6.1, 8.2], size: [30, 6.6, 1], material: matte('#17181b'), radius: 0.2}),
        ...[-1, 1].map((side) =>
            slab({at: [side * 18.6, 6, 11.6], size: [6.8, 8, 7.4], material: body, radius: 0.8})
        ),
        slab({at: [0, 14.1, -1], size: [44.4, 3, 31], material: body, radius: 1.2}),
        ...placed(leaning(50, [0, 11.4, 17.4]), [
            slab({
                at: [0, 0, 0],
                size: [23, 4.4, 1.2],
                material: gloss('#22252a'),
                radius: 0.5,
                on: {front: panel}
            })
        ]),
        sheet(seed),
        ...(seed % 2 === 0 ? paper : [])
    ]
    return {
        parts,
        setting: 'table',
        focus: [0, 12, 14],
        front: {yaw: 0, pitch: 14},
        angle: {yaw: 31, pitch: 19}
    }
}
