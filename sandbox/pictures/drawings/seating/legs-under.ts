import type {Material} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Vector} from '../../engine/space/pose'
import {rod} from '../../shapes/rod'

/** Four tapering legs, slightly splayed, below an object of this width and depth. */
export const legsUnder = (
    [w, d]: readonly [number, number],
    {height, material}: {height: number; material: Material}
): Part[] =>
    [-1, 1].flatMap((x) =>
        [-1, 1].map((z) => {
            const foot: Vector = [x * (w / 2 - 7), 0, z * (d / 2 - 7)]
            const top: Vector = [x * (w / 2 - 9), height, z * (d / 2 - 9)]
            return rod({from: top, to: foot, radius: [2.8, 1.7], material})
        })
    )
