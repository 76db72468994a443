import {type Material, matte, metal, upholstery} from '../../engine/paint/material'
import {assembly, placed, type Part} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {rod, tube} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const starBase = (material: Material): Part[] => [
    ...Array.from({length: 5}, (_, index) => {
        const angle = ((index * 72 + 18) * Math.PI) / 180
        const [x, z] = [Math.cos(angle), Math.sin(angle)]
        return assembly([
            rod({
                from: [x * 3, 11, z * 3],
                to: [x * 31, 7.5, z * 31],
                radius: [2.6, 1.8],
                material
            }),
            rod({
                from: [x * 31 - 1.6, 3, z * 31],
                to: [x * 31 + 1.6, 3, z * 31],
                radius: 3,
                material: matte('#1c1d1f')
            })
        ])
    }),
    rod({from: [0, 9, 0], to: [0, 26, 0], radius: 3, material: matte('#26282b')}),
    rod({from: [0, 26, 0], to: [0, 40, 0], radius: 1.9, material: metal('#c6cacd')})
]

const back = (cover: Material, frame: Material, seed: number): Part[] =>
    placed(leaning(9, [0, 54, -22]), [
        cushion({
            at: [0, 2, 0],
            size: [48, seed % 2 === 0 ? 62 : 54, 8],
            material: cover,
            radius: 3.8,
            swell: [0, 2.5, 2],
            piped: true
        }),
        cushion({at: [0, 8, 5], size: [40, 18, 4], material: cover, radius: 1.9, swell: [0, 0, 2]}),
        slab({at: [0, -12, -5], size: [9, 40, 2.5], material: frame, radius: 1}),
        ...(seed % 3 === 0
            ? [
                  cushion({
                      at: [0, 68, 2],
                      size: [28, 13, 7],
                      material: cover,
                      radius: 3.2,
                      swell: [0, 0.5, 1.4],
                      piped: true
                  })
              ]
            : [])
    ])

const armrest = (side: 1 | -1, frame: Material): Part[] => {
    const x = side * 28
    return [
        tube({
            points: [
                [side * 18, 43, 4],
                [x, 45, 2],
                [x + side * 2, 52, 0],
                [x + side * 2, 64, 0]
            ],
            radius: 1.8,
            material: frame
        }),
        slab({
            at: [x + side * 2, 64.5, 2],
            size: [8, 3, 28],
            material: matte('#232427'),
            radius: 1.4
        })
    ]
}

/** A swivel chair on castors. */
export const officeChair = ({paint, seed}: Look): Model => {
    const cover = upholstery(paint)
    const frame = matte('#2b2d31')
    const parts = [
        assembly(starBase(seed % 2 === 0 ? metal('#a9adb1') : frame)),
        slab({at: [0, 40, -2], size: [30, 3.5, 32], material: frame, radius: 1}),
        cushion({
            at: [0, 44, 2],
            size: [50, 10, 48],
            material: cover,
            radius: 4.5,
            swell: [0, 2, 1.5],
            piped: true
        }),
        ...back(cover, frame, seed),
        ...armrest(1, frame),
        ...armrest(-1, frame)
    ]
    return {parts, setting: 'office', focus: [8, 66, 0], angle: {yaw: 34, pitch: 12}, zoom: 2.4}
}
