import {lighter} from '../../engine/paint/colour'
import {fabric, type Material, matte, metal, upholstery} from '../../engine/paint/material'
import {assembly, placed, type Part} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {rod, tube} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {cloth} from '../sound/soundbar'

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

export type OfficeChairForm = 'mesh' | 'executive' | 'gaming' | 'ergonomic'

type ChairLook = {cover: Material; frame: Material; form: OfficeChairForm}

const headrest = (y: number, cover: Material): Part =>
    cushion({
        at: [0, y, 2],
        size: [28, 13, 7],
        material: cover,
        radius: 3.2,
        swell: [0, 0.5, 1.4],
        piped: true
    })

/** A net in a frame, through which air passes. */
const net = ({frame, cover}: ChairLook): Part[] => [
    ...[-24, 24].map((x) => slab({at: [x, 0, 0], size: [3, 60, 3], material: frame, radius: 1.2})),
    ...[0, 57].map((y) => slab({at: [0, y, 0], size: [45, 3, 3], material: frame, radius: 1.2})),
    slab({
        at: [0, 3, 0],
        size: [45, 54, 1.2],
        material: {...cover, finish: 'matte'},
        radius: 0.3,
        on: {front: cloth, back: cloth}
    })
]

/** A bucket with wings and two pillows in another colour. */
const bucket = ({cover}: ChairLook): Part[] => [
    cushion({at: [0, 0, 0], size: [44, 74, 9], material: cover, radius: 4, swell: [0, 2, 2]}),
    ...[-1, 1].flatMap((side) => [
        cushion({
            at: [side * 23, 36, 3],
            size: [9, 30, 13],
            material: cover,
            radius: 4.2,
            swell: [0.5, 0.5, 0.5],
            piped: true
        }),
        cushion({at: [side * 22, 4, 3], size: [8, 26, 12], material: cover, radius: 3.8})
    ]),
    ...[8, 56].map((y) =>
        cushion({
            at: [0, y, 9.4],
            size: [28, 14, 6],
            material: fabric(lighter(cover.paint, 0.5)),
            radius: 2.9,
            swell: [0, 0.5, 1.6],
            piped: true
        })
    )
]

const padded = ({cover, form}: ChairLook): Part[] => {
    const high = form === 'executive' ? 74 : 56
    return [
        cushion({
            at: [0, 2, 0],
            size: [form === 'executive' ? 54 : 48, high, 8],
            material: cover,
            radius: 3.8,
            swell: [0, 2.5, 2],
            piped: true
        }),
        ...(form === 'executive'
            ? [8, 31, 54].map((y) =>
                  cushion({
                      at: [0, y, 5],
                      size: [46, 22, 5],
                      material: cover,
                      radius: 2.4,
                      swell: [0, 0, 2.4]
                  })
              )
            : [
                  cushion({
                      at: [0, 8, 5],
                      size: [40, 18, 4],
                      material: cover,
                      radius: 1.9,
                      swell: [0, 0, 2]
                  }),
                  headrest(60, cover)
              ])
    ]
}

const backOf = (look: ChairLook): Part[] => {
    if (look.form === 'mesh') return net(look)
    return look.form === 'gaming' ? bucket(look) : padded(look)
}

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

/** A swivel chair on castors: with a net, padded, as in a racing car, or with a rest for the head. */
export const officeChair = ({paint, seed}: Look, form: OfficeChairForm = 'ergonomic'): Model => {
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
        ...placed(leaning(9, [0, 54, -22]), [
            slab({at: [0, -12, -5], size: [9, 40, 2.5], material: frame, radius: 1}),
            ...backOf({cover, frame, form})
        ]),
        ...armrest(1, frame),
        ...armrest(-1, frame)
    ]
    return {parts, setting: 'office', focus: [8, 66, 0], angle: {yaw: 34, pitch: 12}, zoom: 2.4}
}
