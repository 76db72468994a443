import {fabric, leather, type Material, trimWood} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {rod, tube} from '../../shapes/rod'
import {legsUnder} from './legs-under'

const shell = (cover: Material, legs: Material): Part[] => [
    cushion({at: [0, 20, 0], size: [71, 14, 68], material: cover, radius: 3}),
    cushion({
        at: [0, 33.2, 4],
        size: [52, 14, 60],
        material: cover,
        radius: 5.5,
        swell: [0, 3, 2],
        piped: true
    }),
    ...placed(leaning(9, [0, 33, -24]), [
        cushion({
            at: [0, 0, -5],
            size: [70, 50, 13],
            material: cover,
            radius: 6,
            swell: [0, 3, 2],
            piped: true
        }),
        cushion({
            at: [0, 12, 5],
            size: [48, 32, 9],
            material: cover,
            radius: 4,
            swell: [0, 0.5, 4],
            piped: true
        })
    ]),
    ...[-1, 1].map((side) =>
        cushion({
            at: [side * 30.5, 33.2, 3],
            size: [10, 21, 60],
            material: cover,
            radius: 4.4,
            swell: [0.6, 0.8, 0.6],
            piped: true
        })
    ),
    ...legsUnder([66, 64], {height: 20, material: legs})
]

const framed = (cover: Material, frame: Material): Part[] => [
    ...[-1, 1].flatMap((side) => {
        const x = side * 34
        return [
            rod({from: [x, 58, 30], to: [x, 0, 34], radius: [2, 1.5], material: frame}),
            rod({from: [x, 66, -24], to: [x, 0, -36], radius: [2, 1.5], material: frame}),
            tube({
                points: [
                    [x, 60, 36],
                    [x, 60.5, 12],
                    [x, 62, -10],
                    [x, 66, -28]
                ],
                radius: 2.2,
                material: frame
            }),
            rod({from: [x, 28, 30], to: [x, 24, -30], radius: 1.6, material: frame})
        ]
    }),
    rod({from: [-33, 27, 30], to: [33, 27, 30], radius: 1.8, material: frame}),
    cushion({
        at: [0, 29, 2],
        size: [62, 14, 62],
        material: cover,
        radius: 5.5,
        swell: [0, 2.6, 2],
        piped: true
    }),
    ...placed(leaning(16, [0, 40, -20]), [
        cushion({
            at: [0, 0, 0],
            size: [62, 48, 14],
            material: cover,
            radius: 6,
            swell: [0, 1.5, 4],
            piped: true
        })
    ])
]

/** A small armchair: a padded shell, or cushions in a wooden frame. */
export const accentChair = ({paint, seed}: Look): Model => {
    const cover = seed % 5 === 4 ? leather(paint) : fabric(paint)
    const legs = trimWood(paint, seed)
    return {
        parts: seed % 2 === 0 ? shell(cover, legs) : framed(cover, legs),
        setting: 'living',
        focus: [14, 52, 16],
        zoom: 2.2
    }
}
