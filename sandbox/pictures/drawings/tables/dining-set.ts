import {cabinetry, fabric, leather, type Material} from '../../engine/paint/material'
import {assembly, type Part} from '../../engine/part'
import {turned, type Vector} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {lathe} from '../../shapes/lathe'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {fourLegs} from './four-legs'

const chair = (
    at: Vector,
    turn: number,
    {frame, seat, slats}: {frame: Material; seat: Material; slats: boolean}
): Part =>
    assembly(
        [
            ...[-1, 1].flatMap((side) => [
                rod({
                    from: [side * 19, 44, 18],
                    to: [side * 20, 0, 20],
                    radius: [2, 1.4],
                    material: frame
                }),
                rod({
                    from: [side * 19, 92, -24],
                    to: [side * 19.5, 0, -20],
                    radius: [1.5, 1.7],
                    material: frame
                })
            ]),
            cushion({
                at: [0, 43, 0],
                size: [44, 6.5, 42],
                material: seat,
                radius: 3,
                swell: [0, 2, 0.5],
                piped: true
            }),
            ...(slats
                ? [62, 73, 84].map((y) =>
                      slab({
                          at: [0, y, -22 - (y - 62) * 0.06],
                          size: [38, 6, 1.6],
                          material: frame,
                          radius: 0.6
                      })
                  )
                : [
                      cushion({
                          at: [0, 58, -22],
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

const centrepiece = (top: number): Part[] => [
    lathe({
        at: [0, top, 0],
        profile: [
            [5, 0],
            [9, 1.5],
            [15, 5.5],
            [16, 7]
        ],
        material: leather('#e4ded2'),
        inside: leather('#b8ae9c')
    }),
    ...(
        [
            [-5, '#b5463c'],
            [4, '#c9953c'],
            [0, '#8a9a4c']
        ] as const
    ).map(([x, paint], index) =>
        lathe({
            at: [x, top + 5, index * 3 - 3],
            profile: [
                [0, 0],
                [3.2, 1.2],
                [4.2, 3.8],
                [3.4, 6.4],
                [0.4, 7.6]
            ],
            material: leather(paint)
        })
    )
]

/** A table with four chairs. */
export const diningSet = ({paint, seed}: Look): Model => {
    const material = cabinetry(paint)
    const seat = fabric(seed % 2 === 0 ? '#cfc6b6' : '#5d6670')
    const looks = {frame: material, seat, slats: seed % 3 === 1}
    const parts = [
        slab({at: [0, 72, 0], size: [150, 4, 88], material, radius: 0.8, seed}),
        ...fourLegs([142, 80], 72, {material, thick: 7, round: seed % 2 === 1}),
        slab({at: [0, 64, 0], size: [126, 8, 66], material, radius: 0.3, seed}),
        chair([-36, 0, 54], 180, looks),
        chair([36, 0, 54], 180, looks),
        chair([-36, 0, -54], 0, looks),
        chair([36, 0, -54], 0, looks),
        ...centrepiece(76)
    ]
    return {
        parts,
        setting: 'living',
        focus: [50, 74, 40],
        front: {yaw: 0, pitch: 14},
        angle: {yaw: 34, pitch: 17}
    }
}
