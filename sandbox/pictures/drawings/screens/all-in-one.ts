import {lighter} from '../../engine/paint/colour'
import {gloss, metal} from '../../engine/paint/material'
import {placed} from '../../engine/part'
import {leaning, moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {slab} from '../../shapes/slab'
import {display} from './display'
import {keyboard, mouse} from './keyboard'

/** A computer inside its screen, with keyboard and mouse. */
export const allInOne = ({paint, seed}: Look): Model => {
    const body = metal(paint)
    const keys = lighter(paint, 0.35)
    const parts = [
        slab({at: [0, 0, -4], size: [22, 0.8, 18], material: body, radius: 0.3}),
        ...placed(leaning(12, [0, 0.8, -10]), [
            slab({at: [0, 0, 0], size: [14, 24, 1], material: body, radius: 0.3})
        ]),
        ...placed(
            moved([0, 12, -3]),
            display([0, 0, 0], [56, 40], {
                body,
                shows: 'desktop',
                seed,
                rim: 1,
                chin: 5.4,
                depth: 1.8
            })
        ),
        slab({
            at: [0, 12.4, -1.6],
            size: [55, 4.6, 0.4],
            material: seed % 2 === 0 ? body : gloss(paint),
            radius: 0.1
        }),
        ...placed(moved([-5, 0, 19]), keyboard(34, keys)),
        ...placed(moved([22, 0, 19]), mouse(keys))
    ]
    return {
        parts,
        setting: 'table',
        focus: [14, 22, 0],
        front: {yaw: 0, pitch: 9},
        angle: {yaw: 30, pitch: 14}
    }
}
