import {fabric, leather, type Material, metal, trimWood} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning, type Vector} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {lathe} from '../../shapes/lathe'
import {rod, tube} from '../../shapes/rod'
import {legsUnder} from './legs-under'

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

export type ChairForm = 'barrel' | 'wingback' | 'swivel' | 'channels'

const seatAt: Vector = [0, 33.2, 4]

/** What a chair has besides its shell, in the axes of its back. */
const backOf = (form: ChairForm, cover: Material): Part[] => {
    const tall = form === 'wingback' ? 72 : form === 'barrel' ? 40 : 50
    const frame = cushion({
        at: [0, 0, -5],
        size: [70, tall, 13],
        material: cover,
        radius: 6,
        swell: [0, 3, 2],
        piped: true
    })
    if (form === 'channels') {
        return [
            frame,
            ...[-2, -1, 0, 1, 2].map((at) =>
                cushion({
                    at: [at * 12.4, 12, 4],
                    size: [12, 40, 8],
                    material: cover,
                    radius: 4,
                    swell: [0, 0.5, 2.4]
                })
            )
        ]
    }
    const wings = [-1, 1].map((side) =>
        cushion({
            at: [side * 31, tall - 36, 8],
            size: [9, 34, 22],
            material: cover,
            radius: 4.2,
            swell: [0.6, 0.6, 0.6],
            piped: true
        })
    )
    return [
        frame,
        cushion({
            at: [0, 12, 5],
            size: [48, tall - 18, 9],
            material: cover,
            radius: 4,
            swell: [0, 0.5, 4],
            piped: true
        }),
        ...(form === 'wingback' ? wings : [])
    ]
}

const pedestal = (material: Material): Part[] => [
    lathe({
        at: [0, 0, 0],
        profile: [
            [30, 0],
            [30, 1.6],
            [8, 4],
            [5, 6]
        ],
        material
    }),
    rod({from: [0, 6, 0], to: [0, 20, 0], radius: 4.4, material})
]

const padded = (form: ChairForm, cover: Material, legs: Material): Part[] => {
    const armHigh = form === 'barrel' ? 38 : 21
    return [
        cushion({at: [0, 20, 0], size: [71, 14, 68], material: cover, radius: 3}),
        cushion({
            at: seatAt,
            size: [52, 14, 60],
            material: cover,
            radius: 5.5,
            swell: [0, 3, 2],
            piped: true
        }),
        ...placed(leaning(form === 'barrel' ? 3 : 9, [0, 33, -24]), backOf(form, cover)),
        ...[-1, 1].map((side) =>
            cushion({
                at: [side * 30.5, 33.2, 3],
                size: [10, armHigh, 60],
                material: cover,
                radius: form === 'barrel' ? 4.9 : 4.4,
                swell: [0.6, 0.8, 0.6],
                piped: true
            })
        ),
        ...(form === 'swivel'
            ? pedestal(metal('#a9adb1'))
            : legsUnder([66, 64], {height: 20, material: legs}))
    ]
}

/** A small armchair. Without a form it has cushions in a wooden frame for odd seeds. */
export const accentChair = ({paint, seed}: Look, form?: ChairForm): Model => {
    const cover = seed % 5 === 4 ? leather(paint) : fabric(paint)
    const legs = trimWood(paint, seed)
    const isFramed = form === undefined && seed % 2 === 1
    return {
        parts: isFramed ? framed(cover, legs) : padded(form ?? 'channels', cover, legs),
        setting: 'living',
        focus: [14, 52, 16],
        zoom: 2.2
    }
}
