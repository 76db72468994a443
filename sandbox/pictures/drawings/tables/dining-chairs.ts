import type {Material} from '../../engine/paint/material'
import {assembly, type Part} from '../../engine/part'
import {turned, type Vector} from '../../engine/space/pose'
import {cushion} from '../../shapes/cushion'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {fourLegs} from './four-legs'

/** `rise` is how much higher than usual its seat is, in centimetres. */
export type ChairLook = {frame: Material; seat: Material; slats: boolean; rise: number}

/** A chair at a table, turned by some degrees. */
export const chair = (at: Vector, turn: number, {frame, seat, slats, rise}: ChairLook): Part =>
    assembly(
        [
            ...[-1, 1].flatMap((side) => [
                rod({
                    from: [side * 19, 44 + rise, 18],
                    to: [side * 20, 0, 20],
                    radius: [2, 1.4],
                    material: frame
                }),
                rod({
                    from: [side * 19, 92 + rise, -24],
                    to: [side * 19.5, 0, -20],
                    radius: [1.5, 1.7],
                    material: frame
                })
            ]),
            ...(rise > 0
                ? [rod({from: [-19, 24, 19], to: [19, 24, 19], radius: 1.2, material: frame})]
                : []),
            cushion({
                at: [0, 43 + rise, 0],
                size: [44, 6.5, 42],
                material: seat,
                radius: 3,
                swell: [0, 2, 0.5],
                piped: true
            }),
            ...(slats
                ? [62, 73, 84].map((y) =>
                      slab({
                          at: [0, y + rise, -22 - (y - 62) * 0.06],
                          size: [38, 6, 1.6],
                          material: frame,
                          radius: 0.6
                      })
                  )
                : [
                      cushion({
                          at: [0, 58 + rise, -22],
                          size: [40, 33, 5],
                          material: seat,
                          radius: 2.4,
                          swell: [0, 1, 1.4],
                          piped: true
                      })
                  ])
        ],
        turned(turn, at)
    )

/** A bench along a table, this far in front of its centre. */
export const benchAt = (z: number, rise: number, {frame, seat}: ChairLook): Part =>
    assembly(
        [
            ...fourLegs([110, 36], 42 + rise, {material: frame, thick: 5}),
            slab({at: [0, 42 + rise, 0], size: [114, 3, 38], material: frame, radius: 0.6}),
            cushion({
                at: [0, 45 + rise, 0],
                size: [110, 5, 36],
                material: seat,
                radius: 2,
                swell: [0, 1, 0.4]
            })
        ],
        turned(0, [0, 0, z])
    )
