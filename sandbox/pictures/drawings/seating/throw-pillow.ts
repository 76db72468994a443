import {fabric} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {composed, leaning, tipped, turned, type Vector} from '../../engine/space/pose'
import {cushion} from '../../shapes/cushion'

/** A loose cushion that leans on a back. */
export const throwPillow = (at: Vector, paint: string, turn: number): Part[] =>
    placed(composed(turned(turn, at), composed(leaning(18), tipped(turn / 3))), [
        cushion({
            at: [0, 0, 0],
            size: [40, 38, 9],
            material: fabric(paint),
            radius: 4.2,
            swell: [-1.5, -1.5, 7],
            piped: true
        })
    ])
