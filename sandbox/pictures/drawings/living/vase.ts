import {gloss, matte} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Vector} from '../../engine/space/pose'
import {lathe, smoothProfile} from '../../shapes/lathe'

/** A glazed pot with a narrow neck; size is its radius in centimetres. */
export const vase = (at: Vector, size: number, paint: string): Part =>
    lathe({
        at,
        profile: smoothProfile([
            [0.55, 0],
            [0.88, 0.4],
            [1, 1.2],
            [0.78, 1.95],
            [0.42, 2.5],
            [0.5, 2.8]
        ]).map(([r, y]) => [r * size, y * size]),
        material: gloss(paint),
        inside: matte('#3b342d')
    })
