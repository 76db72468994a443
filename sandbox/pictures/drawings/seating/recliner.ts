import {type Material, matte, metal, upholstery} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const backOf = (cover: Material): Part[] =>
    placed(leaning(12, [0, 40, -18]), [
        cushion({at: [0, 0, -9], size: [64, 66, 14], material: cover, radius: 6}),
        ...[
            {y: 2, h: 24, out: 4},
            {y: 26, h: 20, out: 3.4},
            {y: 46, h: 19, out: 5}
        ].map(({y, h, out}) =>
            cushion({
                at: [0, y, 4],
                size: [58, h, 13],
                material: cover,
                radius: 6,
                swell: [0, 0.8, out],
                piped: true
            })
        )
    ])

const footrest = (cover: Material, open: boolean): Part[] =>
    open
        ? [
              cushion({
                  at: [0, 33, 70],
                  size: [55, 9, 42],
                  material: cover,
                  radius: 4,
                  swell: [0, 2.6, 1],
                  piped: true
              }),
              ...[-20, 20].map((x) =>
                  rod({from: [x, 24, 40], to: [x, 33, 62], radius: 1.3, material: metal('#55585c')})
              )
          ]
        : [
              cushion({
                  at: [0, 8, 40],
                  size: [55, 27, 9],
                  material: cover,
                  radius: 4,
                  swell: [0, 0.5, 3],
                  piped: true
              })
          ]

/** An overstuffed armchair that leans back; odd seeds have the footrest out. */
export const recliner = ({paint, seed}: Look): Model => {
    const cover = upholstery(paint)
    const open = seed % 2 === 1
    const parts = [
        slab({at: [0, 3, 0], size: [60, 22, 72], material: cover, radius: 3}),
        slab({at: [0, 0, 0], size: [64, 3, 64], material: matte('#26211e')}),
        ...[-1, 1].map((side) =>
            cushion({
                at: [side * 40, 3.2, 2],
                size: [21, 55, 84],
                material: cover,
                radius: 9,
                swell: [1.2, 2.4, 1.5],
                piped: true
            })
        ),
        cushion({
            at: [0, 26, 9],
            size: [57, 20, 60],
            material: cover,
            radius: 7,
            swell: [0, 4, 3],
            piped: true
        }),
        ...backOf(cover),
        ...footrest(cover, open)
    ]
    return {parts, setting: 'living', focus: [10, 70, 0], angle: {yaw: 36, pitch: 14}, zoom: 2.2}
}
